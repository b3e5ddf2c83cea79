import type * as z from 'zod/v4/core';
import type { ApprovalKind } from './approval-kinds';
import type { EXPORTED } from './export-formats';
import type { Role } from './roles';

type MediaType = (typeof EXPORTED)[number] | 'text/event-stream';

/** An API operation: parameters, answer and access. */
export interface Operation {
  summary: string;
  /** `public` needs no token; otherwise the allowed roles. */
  access: 'public' | readonly Role[];
  /** Also for people with the platform permission. */
  platform?: true;
  params?: z.$ZodType;
  query?: z.$ZodType;
  body?: z.$ZodType;
  /** Absent for an answer without a body (204). */
  response?: z.$ZodType;
  /** Success status; defaults to 200 with a body and 204 without. */
  status?: 200 | 201 | 202 | 204;
  /** Largest body in bytes; the server's default if absent. */
  bodyLimit?: number;
  /** The answer is a list with `X-Total-Count`. */
  list?: true;
  /**
   * Schema of changes, for a list of records of one kind without data of others. A single page of one office has an
   * `X-List-Version`; a call with it in `since` gets only the changes (226) if the server knows them.
   */
  changes?: z.$ZodType;
  /** Reads return an `ETag`, changes require it in `If-Match`, or `*`. */
  versioned?: true;
  /**
   * Needs a session confirmed a moment before, where the deployment asks for it and the person has a second step;
   * `corrections` only for a change of a recorded amount, `write-offs` only for a case that is written off.
   */
  stepUp?: true | 'corrections' | 'write-offs';
  /**
   * Kinds for which a rule may require the approval of another person. The call then answers 202 with an
   * `AwaitedApproval` and changes nothing.
   */
  approval?: readonly ApprovalKind[];
  /** Contains a password or a token: neither is stored for idempotency, so a repetition is answered afresh. */
  secret?: true;
  produces?: readonly MediaType[];
}

/** Checks the shape and keeps the precise types of the schemas. */
export function operation<const Definition extends Operation>(definition: Definition): Definition {
  return definition;
}
