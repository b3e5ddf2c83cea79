import { coerce, compare } from 'semver';
import type { PublishedRemote } from './registry.schema';

/**
 * A version that a publication of this number would overtake, as a job of an older commit does that ends late. What
 * follows the three numbers (`-built-3f9a2b1c`) stands for the content and has no order.
 */
export function higherThan(remote: PublishedRemote | undefined, version: string): string | undefined {
  const good = remote?.versions.filter(({ withdrawn, staged }) => !withdrawn && !staged) ?? [];
  return good.find((each) => compare(numbersOf(each.version), numbersOf(version)) > 0)?.version;
}

function numbersOf(version: string): string {
  return coerce(version)?.version ?? '0.0.0';
}
