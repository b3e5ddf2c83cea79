import { AwaitedApproval } from '@comptoir/api-contract/awaited-approval';

/** `Location` of the request in a 202 answer, also in a repeated one. */
export function locationOf({ status, body }: { status: number; body: string | null }): string | undefined {
  if (status !== 202 || body === null) return undefined;
  const awaited = AwaitedApproval.safeParse(JSON.parse(body));
  return awaited.success ? `/api/approvals/${awaited.data.approval.id}` : undefined;
}
