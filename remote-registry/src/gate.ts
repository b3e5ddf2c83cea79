import { KERNEL_CONTRACT, satisfiesContract } from '@comptoir/kernel/remote/contract-version';
import type { ShellDescription } from '@comptoir/kernel/remote/shell';
import type { BuiltRemote } from './built-remote';
import { candidates } from './candidates';
import { blockerOf } from './compatibility';
import { refuseUngranted } from './granted';
import { higherThan } from './numbers';
import type { PublishOptions } from './publish-options';
import type { PublishedRemote, Registry, RegistryRecord } from './registry.schema';
import { RegistryError } from './store';
import { refuseStoredSettings } from './stored-settings';

/** State of the registry for the name and version of a build. */
export type Standing = { kind: 'new' } | { kind: 'published'; live: string } | { kind: 'other'; file: string };

/** Report of the bundler: not loaded by pages, and ordered differently in equal builds. */
const REPORT = 'mf-stats.json';

/** Compares a build, file by file, with the published version. */
export function standingOf(registry: Registry, { descriptor, integrity }: BuiltRemote): Standing {
  const remote = registry.remotes[descriptor.name];
  const known = remote?.versions.find(({ version }) => version === descriptor.version);
  if (!remote || !known) return { kind: 'new' };
  const names = new Set([...Object.keys(integrity), ...Object.keys(known.integrity)]);
  names.delete(REPORT);
  const file = [...names].find((name) => integrity[name] !== known.integrity[name]);
  return file === undefined ? { kind: 'published', live: remote.live } : { kind: 'other', file };
}

/** @throws RegistryError for an existing version, or one that `shell` cannot serve */
export function refuseUnpublishable(registry: Registry, built: BuiltRemote, shell: ShellDescription | undefined): void {
  refusePublishedVersion(registry, built);
  refuseIncompatible(built, shell);
}

/** @throws RegistryError if these options do not allow publishing now */
export function refuseNow(registry: RegistryRecord, built: BuiltRemote, options: PublishOptions): void {
  const { name, version } = built.descriptor;
  refuseStoredSettings(built.descriptor, options.settings ?? []);
  if (options.team) refuseUngranted(registry, built.descriptor);
  if (options.staged) return refuseStaging(registry, built, options.shell);
  refuseUnpublishable(registry, built, options.shell ?? registry.shell);
  const remote = registry.remotes[name];
  const higher = higherThan(remote, version);
  if (higher !== undefined && !options.force) {
    throw new RegistryError(
      `${name} ${version} is lower than ${higher}, which is published already; use --force --reason <why> to publish it anyway`,
    );
  }
  if (remote && isOut(remote)) {
    throw new RegistryError(
      `${name} is retired (${remote.retired?.reason ?? ''}); "comptoir-remotes restore ${name}" brings it back`,
    );
  }
  if (options.audience) refuseRollout(name, remote);
}

/** True if retired for another reason than the withdrawal of its last version. */
export function isOut(remote: PublishedRemote): boolean {
  return remote.retired !== undefined && candidates(remote).length > 0;
}

function refuseRollout(name: string, remote: PublishedRemote | undefined): void {
  if (!remote || remote.retired) {
    throw new RegistryError(`${name} has no live version: publish the first version without an audience`);
  }
  if (remote.pinned) {
    throw new RegistryError(`${name} is pinned (${remote.pinned.reason}): end the pin before a roll-out`);
  }
}

/** A staged version must fit the coming shell, if given, instead of the live one. */
function refuseStaging(registry: Registry, built: BuiltRemote, coming: ShellDescription | undefined): void {
  refusePublishedVersion(registry, built);
  if (coming) refuseIncompatible(built, coming);
  const { name } = built.descriptor;
  if (registry.remotes[name]) return;
  throw new RegistryError(`${name} has no live version yet: publish the first one together with the shell`);
}

function refusePublishedVersion(registry: Registry, built: BuiltRemote): void {
  const { name, version } = built.descriptor;
  if (standingOf(registry, built).kind !== 'new') {
    throw new RegistryError(`${name} ${version} is published already; a version never changes, so raise it`);
  }
}

function refuseIncompatible(built: BuiltRemote, shell: ShellDescription | undefined): void {
  const { name, version, kernel } = built.descriptor;
  if (shell) {
    const blocker = blockerOf(built, shell);
    if (blocker !== undefined) throw new RegistryError(blocker);
  } else if (!satisfiesContract(KERNEL_CONTRACT, kernel)) {
    throw new RegistryError(`${name} ${version} needs the kernel contract ${kernel}, this one is ${KERNEL_CONTRACT}`);
  }
}
