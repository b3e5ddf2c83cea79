import type * as z from 'zod/v4/core';
import type { EXPORTED } from './export-formats';
import type { Role } from './roles';

type MediaType = (typeof EXPORTED)[number] | 'text/event-stream';

/** One call of the API: what it takes, what it answers, who may make it. */
export interface Operation {
  summary: string;
  /** `public` needs no token; otherwise the roles that get past 403. */
  access: 'public' | readonly Role[];
  params?: z.$ZodType;
  query?: z.$ZodType;
  body?: z.$ZodType;
  /** Absent: the answer has no body (204). */
  response?: z.$ZodType;
  /** Success status; 200 with a body and 204 without unless said otherwise. */
  status?: 200 | 201 | 202 | 204;
  /** Largest body that is read, in bytes; without it that of the server. */
  bodyLimit?: number;
  /** The answer is a list with `X-Total-Count`. */
  list?: true;
  /**
   * A list of records of one kind that show nothing of others. Of one office, and on one page, it says its version in
   * `X-List-Version`; to a call that names it in `since` is answered what changed, by this schema with 226, or else all.
   */
  changes?: z.$ZodType;
  /** The record has a version: reads answer an `ETag`, changes must say in `If-Match` which they are made from, or `*`. */
  versioned?: true;
  /**
   * What it takes or answers holds a password or a token: neither is kept for a repetition, which is answered again.
   */
  secret?: true;
  /** The answer is of one of these media types instead of JSON. */
  produces?: readonly MediaType[];
}

/** Keeps the precise types of the schemas while checking the shape. */
export function operation<const Definition extends Operation>(definition: Definition): Definition {
  return definition;
}
