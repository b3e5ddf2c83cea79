import { RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import * as z from 'zod/mini';
import { audienceText } from '../audience.schema';
import { candidates } from '../candidates';
import { readable } from '../readable';
import type { PublishedRemote } from '../registry.schema';
import { RegistryError } from '../store';

const TIMEOUT_MS = 10_000;

/**
 * Run-time decisions of the deployment at `address`.
 * @throws RegistryError
 */
export async function readDecisions(address: string): Promise<RemoteDecision[]> {
  try {
    const response = await fetch(new URL('/api/remote-decisions', address), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return z.parse(z.array(RemoteDecision), await response.json());
  } catch (cause) {
    throw new RegistryError(`The decisions of ${address} cannot be read: ${readable(cause)}`, { cause });
  }
}

export function decisionText(
  { decision, version, share = 100, at, reason }: RemoteDecision,
  remote: PublishedRemote,
  all: readonly RemoteDecision[],
): string {
  const why = `since ${at} (${reason})`;
  switch (decision) {
    case 'demoted':
      return isKeptAsLast(remote, all, version)
        ? `demoted ${why} and still shown, because there is no other version`
        : `out of use for everybody ${why}`;
    case 'kept':
      return `never demoted automatically ${why}`;
    case 'share':
      return `shown to ${audienceText({ share })} ${why}`;
  }
}

/** Page servers keep at least one version of each remote. */
function isKeptAsLast(remote: PublishedRemote, decisions: readonly RemoteDecision[], wanted: string): boolean {
  const { name } = remote.versions[0]?.descriptor ?? {};
  const demoted = decisions.filter((each) => each.remote === name && each.decision === 'demoted');
  const offered = candidates(remote).map(({ version }) => version);
  return offered.includes(wanted) && offered.every((each) => demoted.some(({ version }) => version === each));
}
