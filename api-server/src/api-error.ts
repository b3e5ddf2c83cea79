import type { Issue } from '@comptoir/api-contract/errors';
import {
  refusals,
  sentenceWith,
  type RefusalCode,
  type RefusalValue,
  type RefusalValues,
} from '@comptoir/api-contract/refusals';
import { INVALID, type FoundRecord } from '@comptoir/api-contract/refusals/general';
import type { ErrorStatus } from '@comptoir/api-contract/refusals/refusal';

interface Details {
  issues?: readonly Issue[];
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
}

/** What a person is told, and the same for programs. */
export interface Said {
  code: RefusalCode | typeof INVALID;
  message: string;
  values?: Readonly<Record<string, RefusalValue>>;
}

type ValuesIfAny<Code extends RefusalCode> =
  RefusalValues<Code> extends Record<string, never> ? [] : [values: RefusalValues<Code>];

/** A refusal; `message` is a sentence for the person at the screen, `code` tells programs the same. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: Said['code'];
  readonly values: Said['values'];
  readonly issues: readonly Issue[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly statusCode: ErrorStatus,
    { code, message, values }: Said,
    { issues, retryAfter }: Details = {},
  ) {
    super(message);
    this.code = code;
    this.values = values;
    this.issues = issues;
    this.retryAfter = retryAfter;
  }
}

/** Refuses a call as the contract says: the code gives status and sentence, which names these values. */
export function refused<Code extends RefusalCode>(code: Code, ...[values]: ValuesIfAny<Code>): ApiError {
  return new ApiError(refusals[code][0], said(code, values));
}

/** The same because of one part of the request. */
export function refusedAt<Code extends RefusalCode>(field: string, code: Code, ...values: ValuesIfAny<Code>): ApiError {
  return refusedAtEach([field], code, ...values);
}

/** The same because of several parts of it. */
export function refusedAtEach<Code extends RefusalCode>(
  fields: readonly string[],
  code: Code,
  ...[values]: ValuesIfAny<Code>
): ApiError {
  const sentence = said(code, values);
  return new ApiError(refusals[code][0], sentence, { issues: fields.map((path) => ({ path, ...sentence })) });
}

/** The same for a while, in seconds. */
export function refusedFor(
  retryAfter: number,
  code: 'not-ready' | 'too-many-reports' | 'too-many-sign-ins' | 'too-many-invitations',
): ApiError {
  return new ApiError(refusals[code][0], said(code), { retryAfter });
}

function said(code: RefusalCode, values?: Readonly<Record<string, RefusalValue>>): Said {
  return { code, message: sentenceWith(refusals[code][1], values ?? {}), ...(values && { values }) };
}

/** Whether a call was refused for this reason. */
export function isRefused(error: unknown, code: RefusalCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

/** Not there, or outside the person's reach: both look the same. */
export function notFound(record: FoundRecord): ApiError {
  return refused('not-found', { record });
}

/** A schema of the contract does not hold; the first issue is what the person reads. */
export function invalid(...issues: [Issue, ...Issue[]]): ApiError {
  return new ApiError(422, { code: INVALID, message: issues[0].message }, { issues });
}

export function notReady(): ApiError {
  return refusedFor(5, 'not-ready');
}
