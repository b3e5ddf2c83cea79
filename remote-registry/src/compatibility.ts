import { satisfiesContract } from '@comptoir/kernel/remote/contract-version';
import type { RemoteDescriptor } from '@comptoir/kernel/remote/descriptor';
import type { ShellDescription } from '@comptoir/kernel/remote/shell';
import { satisfies } from 'semver';

interface Blockable {
  descriptor: RemoteDescriptor;
  format?: 'module' | undefined;
}

/** Reason that a shell cannot serve a remote; undefined if it can. */
export function blockerOf({ descriptor, format }: Blockable, shell: ShellDescription): string | undefined {
  const { schema, name, version, kernel } = descriptor;
  const { descriptors = [1] } = shell;
  // Another contract has other faces, so missing names add nothing.
  const found = satisfiesContract(shell.kernel, kernel)
    ? [...missingShares(descriptor, shell), ...missingNames(descriptor, shell)]
    : [`needs the kernel contract ${kernel}, the shell ${shell.version} offers ${shell.kernel}`];
  if (!descriptors.includes(schema)) {
    found.push(`has a descriptor of schema ${schema}, the shell ${shell.version} reads ${descriptors.join(', ')}`);
  }
  if (format === 'module' && !shell.modules) {
    found.push(`is a module, and the shell ${shell.version} runs only scripts`);
  }
  return found.length === 0 ? undefined : `${name} ${version} ${found.join('; ')}`;
}

function missingShares({ shared }: RemoteDescriptor, shell: ShellDescription): string[] {
  return Object.entries(shared).flatMap(([dependency, range]) => {
    // Names such as `constructor` exist on the prototype only.
    const provided = Object.hasOwn(shell.shared, dependency) ? shell.shared[dependency] : undefined;
    if (provided === undefined) return [`needs ${dependency}, which the shell ${shell.version} does not share`];
    if (satisfies(provided, range)) return [];
    return [`needs ${dependency} ${range}, the shell ${shell.version} shares ${provided}`];
  });
}

function missingNames({ uses = {} }: RemoteDescriptor, shell: ShellDescription): string[] {
  return Object.entries(uses).flatMap(([face, names]) => {
    const exported = shell.exports && Object.hasOwn(shell.exports, face) ? shell.exports[face] : undefined;
    if (!exported) return [];
    const gone = names.filter((name) => !exported.includes(name));
    return gone.length === 0
      ? []
      : [`uses ${gone.join(', ')} of ${face}, which the shell ${shell.version} does not export`];
  });
}
