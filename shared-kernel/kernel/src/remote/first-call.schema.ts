import { ROLES } from '@comptoir/api-contract/roles';
import * as z from 'zod/mini';

/** Maximal number of first calls of an area: a browser has six connections over HTTP/1.1, some needed for code. */
export const MOST_FIRST_CALLS = 4;

/**
 * An API read sent with the page, before any script. The code's own call takes the answer over; an unused one only
 * costs its request.
 */
export const FirstCall = z.object({
  /**
   * Path below `/api` with placeholders: `/agencies?officeId={office}&search={?search}`. See
   * docs/data-with-the-page.md. A placeholder without a value skips the call; with a trailing `?`, like `{office?}`,
   * only its query parameter.
   */
  get: z.string().check(z.regex(/^\/[^\s#]*$/, 'An address below /api like /agencies?officeId={office}')),
  /** Page of the area: `/{id}` is one with an id; absent for the area's own path. */
  at: z.optional(z.string().check(z.regex(/^(\/([a-z0-9-]+|\{[a-z]+\}))+$/, 'A path like /{id} below the area'))),
  /** Roles that send it; everyone who may enter the area if absent. */
  roles: z.optional(z.array(z.enum(ROLES)).check(z.minLength(1))),
});

export type FirstCall = z.infer<typeof FirstCall>;

/** A first API read of the dashboard for a widget. */
export const WidgetCall = z.omit(FirstCall, { at: true });

export type WidgetCall = z.infer<typeof WidgetCall>;

/** A first call with the full path of its pages; with an empty `get` only its files are fetched. */
export interface PageCall extends Pick<FirstCall, 'get' | 'roles'> {
  at: string;
  /** Selections with which it is sent, unless the address has others; any if absent. */
  selected?: readonly ('nothing' | 'country' | 'office')[];
  /** Preloaded after the scripts of the page. */
  files?: readonly { href: string; as: 'script' | 'style'; integrity: string }[];
}
