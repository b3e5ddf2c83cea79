import * as z from 'zod/mini';
import { operation } from './operation';
import { FailureReport, RemoteName } from './remote-failures';
import { requiredText } from './values';

/**
 * Decisions on a published version at run time, by people or by the deployment; the registry keeps the publisher's
 * settings.
 */
export const REMOTE_DECISIONS = [
  /** Withdrawn from pages, after too many failures or by a person. */
  'demoted',
  /** Restored by a person: offered as published, and never demoted automatically again. */
  'kept',
  /** Offered to `share` percent of the people instead of the publisher's target. */
  'share',
] as const;

const { version } = FailureReport.shape;
const SHARE_MESSAGE = 'From 0 to 100 percent';
const share = z.number(SHARE_MESSAGE).check(z.gte(0, SHARE_MESSAGE), z.lte(100, SHARE_MESSAGE));
const decision = z.enum(REMOTE_DECISIONS, 'Not a decision');

/** Current decision on a version; a later one replaces it. Names nobody. */
export const RemoteDecision = z.object({
  remote: RemoteName,
  version,
  decision,
  /** Last share, possibly from an earlier decision; the publisher's if absent. */
  share: z.optional(share),
  /** ISO 8601. */
  at: z.string(),
  /** Includes figures for automatic decisions. */
  reason: z.string(),
});

export const NewRemoteDecision = z
  .object({
    remote: RemoteName,
    version,
    decision,
    share: z.optional(share),
    reason: requiredText('Reason is required'),
  })
  .check(
    z.refine(
      (made) => (made.decision === 'share') === (made.share !== undefined),
      'A share needs a number, other decisions have none',
    ),
  );

/** Response header with the served registry and its decisions, so that open pages detect a change. */
export const REGISTRY_HEADER = 'comptoir-registry';

export const remoteDecisionOperations = {
  listRemoteDecisions: operation({
    summary: 'Decisions on versions of remotes; page servers poll it every few seconds',
    access: 'public',
    response: z.array(RemoteDecision),
  }),
  decideOnRemote: operation({
    stepUp: true,
    summary: 'Demote or keep a version of a remote, or change its share of users',
    access: ['SUPERADMIN'],
    body: NewRemoteDecision,
  }),
};

export type RemoteDecision = z.infer<typeof RemoteDecision>;
export type NewRemoteDecision = z.infer<typeof NewRemoteDecision>;
