import { satisfiesContract, servesContract } from '@comptoir/shared-kernel/remote/contract-version';
import type { RemoteDescriptor } from '@comptoir/shared-kernel/remote/descriptor';
import type { ShellDescription } from '@comptoir/shared-kernel/remote/shell';
import { satisfies } from 'semver';

/** Part of a remote relevant for compatibility. */
interface Blockable {
  descriptor: RemoteDescriptor;
  format?: 'module' | undefined;
}

/** Reason that a shell cannot serve a remote; undefined if it can. */
export function blockerOf({ descriptor, format }: Blockable, shell: ShellDescription): string | undefined {
  const { schema, name, version, kernel } = descriptor;
  const { former = [], descriptors = [1] } = shell;
  // Another contract has other faces, so missing names add nothing.
  const found = servesContract(shell, kernel)
    ? [...missingShares(descriptor, shell), ...missingNames(descriptor, shell)]
    : [
        `needs the kernel contract ${kernel}, the shell ${shell.version} offers ${[shell.kernel, ...former].join(', ')}`,
      ];
  if (!descriptors.includes(schema)) {
    found.push(`has a descriptor of schema ${schema}, the shell ${shell.version} reads ${descriptors.join(', ')}`);
  }
  if (format === 'module' && !shell.modules) {
    found.push(`is a module, and the shell ${shell.version} runs only scripts`);
  }
  return found.length === 0 ? undefined : `${name} ${version} ${found.join('; ')}`;
}

function missingShares({ kernel, shared }: RemoteDescriptor, shell: ShellDescription): string[] {
  return Object.entries(shared).flatMap(([dependency, range]) => {
    const provided = shell.shared[dependency];
    if (provided === undefined) return [`needs ${dependency}, which the shell ${shell.version} does not share`];
    // Faces of a former major are provided beside the current ones.
    if (satisfies(provided, range) || isServedAsFormer(shell, kernel, dependency)) return [];
    return [`needs ${dependency} ${range}, the shell ${shell.version} shares ${provided}`];
  });
}

function missingNames({ kernel, uses = {} }: RemoteDescriptor, shell: ShellDescription): string[] {
  return Object.entries(uses).flatMap(([face, names]) => {
    const exported = shell.exports?.[face];
    if (!exported || isServedAsFormer(shell, kernel, face)) return [];
    const gone = names.filter((name) => !exported.includes(name));
    return gone.length === 0
      ? []
      : [`uses ${gone.join(', ')} of ${face}, which the shell ${shell.version} does not export`];
  });
}

function isServedAsFormer(shell: ShellDescription, kernel: string, dependency: string): boolean {
  return dependency.startsWith('@comptoir/') && !satisfiesContract(shell.kernel, kernel);
}
