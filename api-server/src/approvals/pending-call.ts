import { type OperationName, operations } from '@comptoir/api-contract/operations';
import * as z from 'zod/mini';
import { canonicalJson, sha256 } from '../business-days/day-report';

/** A call that waits for an approval, as it is kept and hashed. */
export const PendingCall = z.object({
  operation: z.custom<OperationName>((name) => typeof name === 'string' && Object.hasOwn(operations, name)),
  params: z.nullable(z.unknown()),
  query: z.nullable(z.unknown()),
  body: z.nullable(z.unknown()),
  /** Version of the record that the change is based on; null for any. */
  version: z.nullable(z.number()),
  /** Id of the maker. */
  by: z.string(),
});

export type PendingCall = z.infer<typeof PendingCall>;

/** Plain JSON, so that the hash is the same after it was stored. */
export function pendingCall({ params, query, body, ...call }: PendingCall): PendingCall {
  const plain: unknown = JSON.parse(
    JSON.stringify({ ...call, params: params ?? null, query: query ?? null, body: body ?? null }),
  );
  return z.parse(PendingCall, plain);
}

/** SHA-256 of the canonical JSON. */
export function hashOf(call: unknown): string {
  return sha256(canonicalJson(call));
}
