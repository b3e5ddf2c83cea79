import * as z from 'zod/mini';
import { operation } from './operation';
import { FailureReport, RemoteName } from './remote-failures';
import { ROLES } from './roles';

/** Maximal number of entries of a report; a browser with more sends several. */
export const REPORT_LIMIT = 20;
const BYTES = 16 * 1024;

const { version } = FailureReport.shape;
const milliseconds = z.array(z.number().check(z.gte(0), z.lte(600_000))).check(z.maxLength(REPORT_LIMIT));
const failures = z.array(FailureReport).check(z.maxLength(REPORT_LIMIT));

/** Measurements of a version of a remote since the last report. Contains no personal data. */
export const RemoteUse = z.object({
  remote: RemoteName,
  version,
  views: z.int().check(z.gte(0), z.lte(1000)),
  /** True for the first use of this version in this browser today. */
  first: z.optional(z.boolean()),
  /** From request to mount. */
  load: z.optional(milliseconds),
  /** Largest contentful paint of a page opened with it. */
  lcp: z.optional(milliseconds),
  /** Interaction to next paint. */
  inp: z.optional(milliseconds),
  /** Cumulative layout shift. */
  cls: z.optional(z.array(z.number().check(z.gte(0), z.lte(100))).check(z.maxLength(REPORT_LIMIT))),
});

export const RemoteReport = z.object({
  failures: z.optional(failures),
  uses: z.optional(z.array(RemoteUse).check(z.maxLength(REPORT_LIMIT))),
});

const figure = z.nullable(z.number());

/** Measurements of a version on a day; durations are third quartiles in milliseconds, null if not measured. */
export const RemoteDay = z.object({
  remote: RemoteName,
  version,
  /** `YYYY-MM-DD`, in UTC. */
  day: z.string(),
  views: z.int(),
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
    platform: true,
    response: z.array(RemoteDay),
  }),
};

export type RemoteUse = z.infer<typeof RemoteUse>;
export type RemoteReport = z.infer<typeof RemoteReport>;
export type RemoteDay = z.infer<typeof RemoteDay>;
