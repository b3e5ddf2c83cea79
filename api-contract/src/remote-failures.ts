import * as z from 'zod/mini';
import { operation } from './operation';
import { REASON_CODES } from './reason-codes';
import { REMOTE_NAME, REMOTE_VERSION } from './remote-names';
import { ROLES } from './roles';

export const RemoteName = z.string().check(z.regex(REMOTE_NAME, 'Not the name of a remote'));

export const RemoteVersion = z.string().check(z.regex(REMOTE_VERSION, 'Not a version'));

/** A version of a remote that failed in a browser. */
export const FailureReport = z.object({
  remote: RemoteName,
  version: RemoteVersion,
  reason: z.enum(REASON_CODES, 'Not a reason code'),
  /** Version shown instead; absent if none works. */
  instead: z.optional(RemoteVersion),
});

/** A failure of a version, summed over browsers. */
export const RemoteFailure = z.object({
  remote: RemoteName,
  version: RemoteVersion,
  reason: FailureReport.shape.reason,
  firstAt: z.string(),
  lastAt: z.string(),
  reports: z.int(),
});

export const remoteFailureOperations = {
  reportRemoteFailure: operation({
    summary: 'Report a version of a remote that failed',
    access: ROLES,
    body: FailureReport,
    bodyLimit: 1024,
  }),
  listRemoteFailures: operation({
    summary: 'Failures of remotes in all browsers, newest first',
    access: ['SUPERADMIN'],
    platform: true,
    response: z.array(RemoteFailure),
    list: true,
  }),
};

export type FailureReport = z.infer<typeof FailureReport>;
export type RemoteFailure = z.infer<typeof RemoteFailure>;
