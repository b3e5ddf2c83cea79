import { ROLES } from '@comptoir/api-contract/roles';
import * as z from 'zod/mini';

/** So many calls of an area are begun with the page: a browser has six connections over HTTP/1.1, and needs some for the code. */
export const MOST_FIRST_CALLS = 4;

/**
 * A read of the API that a page of an area begins with. The page asks for it before any script is there, and the call that
 * the code makes then takes the answer over; a call that is not made costs a request, nothing else.
 */
export const FirstCall = z.object({
  /**
   * Address below `/api`, with what is known when the page opens: `/agencies?officeId={office}&search={?search}`.
   * The words stand in docs/data-with-the-page.md. One that has no value leaves the call out; with `?` behind it, like
   * `{office?}`, its part of the query only.
   */
  get: z.string().check(z.regex(/^\/[^\s#]*$/, 'An address below /api like /agencies?officeId={office}')),
  /** Which page of the area: `/{id}` is one with an id in its address; absent: the area's own address. */
  at: z.optional(z.string().check(z.regex(/^(\/([a-z0-9-]+|\{[a-z]+\}))+$/, 'A path like /{id} below the area'))),
  /** Who makes it; absent: everybody who may enter the area. */
  roles: z.optional(z.array(z.enum(ROLES)).check(z.minLength(1))),
});

export type FirstCall = z.infer<typeof FirstCall>;

/** A read that the dashboard begins with for a widget, as `FirstCall` for an area. */
export const WidgetCall = z.omit(FirstCall, { at: true });

export type WidgetCall = z.infer<typeof WidgetCall>;

/** A call as a page brings it along: with the whole address of the pages that begin with it. */
export interface PageCall extends Pick<FirstCall, 'get' | 'roles'> {
  at: string;
  /** Made where one of these is selected, and the address asks for nothing else; absent: whatever is selected. */
  selected?: readonly ('nothing' | 'country' | 'office')[];
  /** What shows the answer, fetched with it. */
  files?: readonly { href: string; as: 'script' | 'style'; integrity: string }[];
}
