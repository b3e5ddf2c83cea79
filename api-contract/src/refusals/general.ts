import { RECORD_KINDS } from '../resource-names';
import type { Refusals } from './refusal';

/** Refusals of any operation. */
export const generalRefusals = {
  'not-signed-in': [401, 'You are not signed in, or your session has ended. Please sign in.'],
  'no-access': [403, 'You do not have access to this.'],
  // Missing, or not accessible: the answer is the same.
  'not-found': [404, 'This {{record}} does not exist.'],
  'no-route': [404, 'There is nothing at {{route}}.'],
  stale: [412, 'Someone else changed this record. Reload it to see the change.'],
  'version-required': [428, 'This change does not say which version it is made from: send its ETag in If-Match, or *.'],
  'not-archived': [409, 'Not archived: someone may already have restored it.'],
  'office-closed': [409, 'The office of this record is closed.'],
  'office-unknown': [422, 'This office does not exist'],
  'deleted-meanwhile': [409, 'A record that this refers to was deleted. Reload and try again.'],
  'too-many-rows': [422, 'More than {{rows}} rows at once: choose an office, or ask for smaller pages.'],
  'key-reused': [409, 'This Idempotency-Key was used for another request. Send a new key with a new request.'],
  'invalid-json': [400, 'The request is not valid JSON.'],
  'too-large': [413, 'The request is too large.'],
  'not-json': [415, 'The request must be JSON.'],
  'not-ready': [503, 'The server is not ready. Please try again in a moment.'],
  'server-failure': [500, 'Something went wrong on the server. Please try again.'],
} as const satisfies Refusals;

/** Code of validation errors (422), whose messages are those of the schemas by field. */
export const INVALID = 'invalid';

/** Records that may be missing; `record` if the type is unknown. */
export const FOUND_RECORDS = [...RECORD_KINDS, 'entry', 'file', 'record', 'session'] as const;

export type FoundRecord = (typeof FOUND_RECORDS)[number];
