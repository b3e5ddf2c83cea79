import { stale } from './api-error';

/** The ETag of a record: its version. */
export function entityTag(version: number): string {
  return `"${version}"`;
}

/**
 * The version that an `If-Match` header names; none without the header or with `*`.
 *
 * @throws {ApiError} 412 when it names something that was never a version of a record
 */
export function versionIn(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const version = /^\s*"(\d{1,9})"\s*$/.exec(ifMatch)?.[1];
  if (version === undefined) throw stale();
  return Number(version);
}

/**
 * Refuses a change of a record that was changed by somebody else after the caller read it.
 *
 * @throws {ApiError} 412
 */
export function requireVersion(version: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== version) throw stale();
}

/** Whether `If-None-Match` names this tag, as a strong or as a weak one. */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}
