import * as z from 'zod/mini';
import { operation } from './operation';
import { RemoteName } from './remote-failures';
import { Email } from './values';

/** A version is never demoted for fewer people than these, so that nobody can do it alone. */
export const FEWEST_PEOPLE = 3;

const PERCENT_MESSAGE = 'From 0.01 to 100 percent';
const VIEWS_MESSAGE = 'From 1 to 1000000 views';
const PEOPLE_MESSAGE = `From ${FEWEST_PEOPLE} to 1000 people`;

/** From when on a version demotes itself: whichever is passed first. */
export const RemoteLimits = z.object({
  /** So many percent of at least `views` views of an hour failed. */
  percent: z.number(PERCENT_MESSAGE).check(z.gte(0.01, PERCENT_MESSAGE), z.lte(100, PERCENT_MESSAGE)),
  views: z.int(VIEWS_MESSAGE).check(z.gte(1, VIEWS_MESSAGE), z.lte(1_000_000, VIEWS_MESSAGE)),
  /** It failed for so many different people within a minute. */
  people: z.int(PEOPLE_MESSAGE).check(z.gte(FEWEST_PEOPLE, PEOPLE_MESSAGE), z.lte(1000, PEOPLE_MESSAGE)),
  /** Who is told by mail besides every SUPERADMIN: its team. */
  notify: z.nullable(Email),
});

/** For a remote of which nobody said otherwise. */
export const DEFAULT_LIMITS: RemoteLimits = { percent: 1, views: 20, people: FEWEST_PEOPLE, notify: null };

export const remoteLimitOperations = {
  listRemoteLimits: operation({
    summary: 'Configured demotion limits of remotes',
    access: ['SUPERADMIN'],
    response: z.array(z.extend(RemoteLimits, { remote: RemoteName })),
  }),
  setRemoteLimits: operation({
    summary: 'Set the demotion limits of a remote and the address to notify',
    access: ['SUPERADMIN'],
    params: z.object({ remote: RemoteName }),
    body: RemoteLimits,
  }),
};

export type RemoteLimits = z.infer<typeof RemoteLimits>;
