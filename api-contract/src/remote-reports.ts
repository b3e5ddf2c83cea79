import * as z from 'zod/mini';
import { operation } from './operation';
import { FailureReport, RemoteName } from './remote-failures';
import { ROLES } from './roles';

/** How much one report may hold: a browser that has more sends another one. */
export const REPORT_LIMIT = 20;
const BYTES = 16 * 1024;

const { version } = FailureReport.shape;
const milliseconds = z.array(z.number().check(z.gte(0), z.lte(600_000))).check(z.maxLength(REPORT_LIMIT));
const failures = z.array(FailureReport).check(z.maxLength(REPORT_LIMIT));

/** What a page saw of one version of a remote since its last report. Nothing of it tells who looked at what. */
export const RemoteUse = z.object({
  remote: RemoteName,
  version,
  /** How often a piece of it was opened. */
  views: z.int().check(z.gte(0), z.lte(1000)),
  /** It is the first time that this browser shows this version today. */
  first: z.optional(z.boolean()),
  /** From asking for it until it stood. */
  load: z.optional(milliseconds),
  /** The largest part of the page that began with it was painted. */
  lcp: z.optional(milliseconds),
  /** The slowest answer to an act of the person. */
  inp: z.optional(milliseconds),
  /** How much of the page moved by itself, as browsers count it. */
  cls: z.optional(z.array(z.number().check(z.gte(0), z.lte(100))).check(z.maxLength(REPORT_LIMIT))),
});

export const RemoteReport = z.object({
  failures: z.optional(failures),
  uses: z.optional(z.array(RemoteUse).check(z.maxLength(REPORT_LIMIT))),
});

const figure = z.nullable(z.number());

/** One version on one day; what lasts is the third quartile in milliseconds, null where nobody measured it. */
export const RemoteDay = z.object({
  remote: RemoteName,
  version,
  /** `YYYY-MM-DD`, in UTC. */
  day: z.string(),
  views: z.int(),
  /** In how many browsers. */
  people: z.int(),
  failures: z.int(),
  load: figure,
  lcp: figure,
  inp: figure,
  cls: figure,
});

export const remoteReportOperations = {
  reportRemotes: operation({
    summary: 'Report loaded versions of remotes, their load times and failures',
    access: ROLES,
    body: RemoteReport,
    bodyLimit: BYTES,
  }),
  reportRemotesSignedOut: operation({
    summary: 'Report failed versions of remotes before sign-in',
    access: 'public',
    body: z.object({ failures }),
    bodyLimit: BYTES,
  }),
  listRemoteDays: operation({
    summary: 'Views, failures and load times of each version of each remote in the last 30 days',
    access: ['SUPERADMIN'],
    response: z.array(RemoteDay),
  }),
};

export type RemoteUse = z.infer<typeof RemoteUse>;
export type RemoteReport = z.infer<typeof RemoteReport>;
export type RemoteDay = z.infer<typeof RemoteDay>;
