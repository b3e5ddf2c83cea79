import * as z from 'zod/mini';
import { operation } from './operation';
import { RemoteName } from './remote-failures';
import { Email } from './values';

/** Minimal number of people for a demotion, so that nobody can cause one alone. */
export const FEWEST_PEOPLE = 3;

const PERCENT_MESSAGE = 'From 0.01 to 100 percent';
const VIEWS_MESSAGE = 'From 1 to 1000000 views';
const PEOPLE_MESSAGE = `From ${FEWEST_PEOPLE} to 1000 people`;

/** Limits at which a version is demoted, whichever is reached first. */
export const RemoteLimits = z.object({
  /** Percentage of failed views among at least `views` in an hour. */
  percent: z.number(PERCENT_MESSAGE).check(z.gte(0.01, PERCENT_MESSAGE), z.lte(100, PERCENT_MESSAGE)),
  views: z.int(VIEWS_MESSAGE).check(z.gte(1, VIEWS_MESSAGE), z.lte(1_000_000, VIEWS_MESSAGE)),
  /** Number of different people with failures within a minute. */
  people: z.int(PEOPLE_MESSAGE).check(z.gte(FEWEST_PEOPLE, PEOPLE_MESSAGE), z.lte(1000, PEOPLE_MESSAGE)),
  /** E-mail address of the team, notified in addition to every SUPERADMIN. */
  notify: z.nullable(Email),
});

/** Limits of a remote without its own. */
export const DEFAULT_LIMITS: RemoteLimits = { percent: 1, views: 20, people: FEWEST_PEOPLE, notify: null };

export const remoteLimitOperations = {
  listRemoteLimits: operation({
    summary: 'Configured demotion limits of remotes',
    access: ['SUPERADMIN'],
    platform: true,
    response: z.array(z.extend(RemoteLimits, { remote: RemoteName })),
  }),
  setRemoteLimits: operation({
    stepUp: true,
    summary: 'Set the demotion limits of a remote and the address to notify',
    access: ['SUPERADMIN'],
    params: z.object({ remote: RemoteName }),
    body: RemoteLimits,
  }),
};

export type RemoteLimits = z.infer<typeof RemoteLimits>;
