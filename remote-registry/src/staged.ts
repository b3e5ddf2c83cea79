import { servesContract } from '@comptoir/shared-kernel/remote/contract-version';
import type { ShellDescription } from '@comptoir/shared-kernel/remote/shell';
import type { PublishedRemote, PublishedVersion } from './registry.schema';

/** The newest staged version that a kernel serves. */
export function stagedFor(
  { versions }: PublishedRemote,
  shell: Pick<ShellDescription, 'kernel' | 'former'>,
): PublishedVersion | undefined {
  return versions.find(({ staged, descriptor }) => staged && servesContract(shell, descriptor.kernel));
}

/** The remote once a version that was staged is live, and with it everything before it. */
export function withLive(remote: PublishedRemote, { version: live }: PublishedVersion): PublishedRemote {
  const place = remote.versions.findIndex(({ version }) => version === live);
  const versions = remote.versions.map((each, index) => {
    const { staged: _staged, ...released } = each;
    return index >= place ? released : each;
  });
  return { ...remote, live, versions };
}
