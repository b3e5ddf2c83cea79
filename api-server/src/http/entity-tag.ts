import type { Operation } from '@comptoir/api-contract/operation';
import { refused } from '../api-error';

/** The ETag of a record: its version. */
export function entityTag(version: number): string {
  return `"${version}"`;
}

/** Whether an operation changes a record that has versions: one that its path names. */
export function isConditional({ versioned, params }: Pick<Operation, 'versioned' | 'params'>, method: string): boolean {
  return versioned === true && params !== undefined && method !== 'GET';
}

/**
 * The version that an `If-Match` header names; none for `*`, and where nothing is changed. A weak tag names it as well:
 * proxies that compress an answer, as nginx does, make its tag weak, and the version is the same in any encoding.
 *
 * @throws {ApiError} 428 when a change of a record does not have the header, 412 when it names something that was never
 *   a version of a record
 */
export function versionIn(ifMatch: string | undefined, conditional: boolean): number | undefined {
  if (conditional && ifMatch === undefined) throw refused('version-required');
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const version = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(ifMatch)?.[1];
  if (version === undefined) throw refused('stale');
  return Number(version);
}

/**
 * Refuses a change of a record that was changed by somebody else after the caller read it.
 *
 * @throws {ApiError} 412
 */
export function requireVersion(version: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== version) throw refused('stale');
}

/** Whether `If-None-Match` names this tag, as a strong or as a weak one. */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}
