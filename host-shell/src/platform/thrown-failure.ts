import * as z from 'zod/mini';

export const FAILURES_PATH = '/reports/failures';

/** Equal errors of a version in browsers, with the stack in its sources. */
const ThrownFailure = z.object({
  remote: z.string(),
  version: z.string(),
  reason: z.string(),
  message: z.string(),
  stack: z.array(z.string()),
  reports: z.number(),
  offices: z.number(),
  browsers: z.array(z.string()),
  firstAt: z.string(),
  lastAt: z.string(),
});

export const ThrownFailures = z.object({ failures: z.array(ThrownFailure) });

export type ThrownFailure = z.infer<typeof ThrownFailure>;
