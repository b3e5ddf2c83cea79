import * as z from 'zod/mini';
import { operation } from './operation';
import { FailureReport, RemoteName } from './remote-failures';
import { requiredText } from './values';

/** What people or the deployment itself decide of a published version while it runs; the registry keeps what its publisher says. */
export const REMOTE_DECISIONS = [
  /** No page offers it any more: it failed for too many, or somebody took it back. */
  'demoted',
  /** A person overruled that: it is offered as published, and never demoted by itself again. */
  'kept',
  /** It is offered to `share` percent of the people instead of to those whom its publisher named. */
  'share',
] as const;

const { version } = FailureReport.shape;
const SHARE_MESSAGE = 'From 0 to 100 percent';
/** Percent of the people. */
const share = z.number(SHARE_MESSAGE).check(z.gte(0, SHARE_MESSAGE), z.lte(100, SHARE_MESSAGE));
const decision = z.enum(REMOTE_DECISIONS, 'Not a decision');

/** What counts of one version now: a later decision takes the place of the one before. Nobody is named in it. */
export const RemoteDecision = z.object({
  remote: RemoteName,
  version,
  decision,
  /** As it was set last, also by an earlier decision; absent: as its publisher says. */
  share: z.optional(share),
  /** ISO 8601. */
  at: z.string(),
  /** With the figures, where the deployment decided by itself. */
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

/** Which registry a server of the page serves, with its question for decisions: open pages hear of another one. */
export const REGISTRY_HEADER = 'comptoir-registry';

export const remoteDecisionOperations = {
  listRemoteDecisions: operation({
    summary: 'Decisions on versions of remotes; page servers poll it every few seconds',
    access: 'public',
    response: z.array(RemoteDecision),
  }),
  decideOnRemote: operation({
    summary: 'Demote or keep a version of a remote, or change its share of users',
    access: ['SUPERADMIN'],
    body: NewRemoteDecision,
  }),
};

export type RemoteDecision = z.infer<typeof RemoteDecision>;
export type NewRemoteDecision = z.infer<typeof NewRemoteDecision>;
