import type { Operation } from '@comptoir/api-contract/operation';
import { refused } from '../api-error';

export function entityTag(version: number): string {
  return `"${version}"`;
}

/** True for a change of a versioned record named by the path. */
export function isConditional({ versioned, params }: Pick<Operation, 'versioned' | 'params'>, method: string): boolean {
  return versioned === true && params !== undefined && method !== 'GET';
}

/**
 * Version from `If-Match`; undefined for `*` and for unconditional operations. Accepts weak tags, since
 * compressing proxies such as nginx weaken them.
 *
 * @throws {ApiError} 428 if required and missing, 412 if not a version
 */
export function versionIn(ifMatch: string | undefined, conditional: boolean): number | undefined {
  if (conditional && ifMatch === undefined) throw refused('version-required');
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const version = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(ifMatch)?.[1];
  if (version === undefined) throw refused('stale');
  return Number(version);
}

/** @throws {ApiError} 412 if changed since it was read */
export function requireVersion(version: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== version) throw refused('stale');
}

/** Weak comparison. */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}
