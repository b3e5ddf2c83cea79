import { satisfiesContract } from '@comptoir/kernel/remote/contract-version';
import type { ShellDescription } from '@comptoir/kernel/remote/shell';
import type { PublishedRemote, PublishedVersion } from './registry.schema';

export function stagedFor(
  { versions }: PublishedRemote,
  shell: Pick<ShellDescription, 'kernel'>,
): PublishedVersion | undefined {
  return versions.find(({ staged, descriptor }) => staged && satisfiesContract(shell.kernel, descriptor.kernel));
}

/** Makes a staged version live; it and all older versions are no longer staged. */
export function withLive(remote: PublishedRemote, { version: live }: PublishedVersion): PublishedRemote {
  const place = remote.versions.findIndex(({ version }) => version === live);
  const versions = remote.versions.map((each, index) => {
    const { staged: _staged, ...released } = each;
    return index >= place ? released : each;
  });
  return { ...remote, live, versions };
}
