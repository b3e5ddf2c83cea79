import { coerce, compare } from 'semver';
import type { PublishedRemote } from './registry.schema';

/**
 * A version that this one must not replace, for example because a job of an older commit finished late. The suffix
 * (`-built-3f9a2b1c`) identifies the content and has no order.
 */
export function higherThan(remote: PublishedRemote | undefined, version: string): string | undefined {
  const good = remote?.versions.filter(({ withdrawn, staged }) => !withdrawn && !staged) ?? [];
  return good.find((each) => compare(numbersOf(each.version), numbersOf(version)) > 0)?.version;
}

/** The first of the versions with the highest number. */
export function highestOf<Version extends { version: string }>(versions: readonly Version[]): Version | undefined {
  return versions.toSorted((one, other) => compare(numbersOf(other.version), numbersOf(one.version)))[0];
}

function numbersOf(version: string): string {
  return coerce(version)?.version ?? '0.0.0';
}
