import { satisfiesContract } from '@comptoir/shared-kernel/remote/contract-version';
import type { RemoteDescriptor } from '@comptoir/shared-kernel/remote/descriptor';
import type { ShellDescription } from '@comptoir/shared-kernel/remote/shell';
import { satisfies } from 'semver';

/** What keeps a shell from serving a remote, as sentences; none when it can. */
export function blockers({ name, version, kernel, shared }: RemoteDescriptor, shell: ShellDescription): string[] {
  const remote = `${name} ${version}`;
  const contract = satisfiesContract(shell.kernel, kernel)
    ? []
    : [`${remote} needs the kernel contract ${kernel}, the shell ${shell.version} offers ${shell.kernel}`];
  const dependencies = Object.entries(shared).flatMap(([dependency, range]) => {
    const provided = shell.shared[dependency];
    if (provided === undefined)
      return [`${remote} needs ${dependency}, which the shell ${shell.version} does not share`];
    if (satisfies(provided, range)) return [];
    return [`${remote} needs ${dependency} ${range}, the shell ${shell.version} shares ${provided}`];
  });
  return [...contract, ...dependencies];
}
