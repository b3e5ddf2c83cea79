import * as z from 'zod/mini';
import { Id } from './values';

/** `REJECTED` with a note, `FAILED` if the call was refused when it was approved. */
export const APPROVAL_STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'FAILED'] as const;

/** Answer (202) of a call that waits for an approval. `Location` is the address of the request; nothing is changed. */
export const AwaitedApproval = z.object({
  approval: z.object({ id: Id, status: z.enum(APPROVAL_STATUSES), expiresAt: z.string() }),
});

export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];
export type AwaitedApproval = z.infer<typeof AwaitedApproval>;
