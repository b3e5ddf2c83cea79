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
  retryAfter?: number;
}

export interface ErrorContent {
  code: RefusalCode | typeof INVALID;
  message: string;
  values?: Readonly<Record<string, RefusalValue>>;
}

type ValuesIfAny<Code extends RefusalCode> =
  RefusalValues<Code> extends Record<string, never> ? [] : [values: RefusalValues<Code>];

/** `message` is shown to the person; `code` is for programs. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorContent['code'];
  readonly values: ErrorContent['values'];
  readonly issues: readonly Issue[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly statusCode: ErrorStatus,
    { code, message, values }: ErrorContent,
    { issues, retryAfter }: Details = {},
  ) {
    super(message);
    this.code = code;
    this.values = values;
    this.issues = issues;
    this.retryAfter = retryAfter;
  }
}

/** Status and message come from the contract by code. */
export function refused<Code extends RefusalCode>(code: Code, ...[values]: ValuesIfAny<Code>): ApiError {
  return new ApiError(refusals[code][0], contentOf(code, values));
}

export function refusedAt<Code extends RefusalCode>(field: string, code: Code, ...values: ValuesIfAny<Code>): ApiError {
  return refusedAtEach([field], code, ...values);
}

export function refusedAtEach<Code extends RefusalCode>(
  fields: readonly string[],
  code: Code,
  ...[values]: ValuesIfAny<Code>
): ApiError {
  const sentence = contentOf(code, values);
  return new ApiError(refusals[code][0], sentence, { issues: fields.map((path) => ({ path, ...sentence })) });
}

/** With `Retry-After`, in seconds. */
export function refusedFor(
  retryAfter: number,
  code: 'not-ready' | 'too-many-checks' | 'too-many-reports' | 'too-many-sign-ins' | 'too-many-invitations',
): ApiError {
  return new ApiError(refusals[code][0], contentOf(code), { retryAfter });
}

function contentOf(code: RefusalCode, values?: Readonly<Record<string, RefusalValue>>): ErrorContent {
  return { code, message: sentenceWith(refusals[code][1], values ?? {}), ...(values && { values }) };
}

export function isRefused(error: unknown, code: RefusalCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

/** Same answer for missing records and those outside the reach. */
export function notFound(record: FoundRecord): ApiError {
  return refused('not-found', { record });
}

export function invalid(...issues: [Issue, ...Issue[]]): ApiError {
  return new ApiError(422, { code: INVALID, message: issues[0].message }, { issues });
}

export function notReady(): ApiError {
  return refusedFor(5, 'not-ready');
}
