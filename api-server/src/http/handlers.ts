import type { Operations, OperationName } from '@comptoir/api-contract/operations';
import type { routes } from '@comptoir/api-contract/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/v4/core';
import type { Caller } from '../access/person';
import type { Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import type { WrittenAnswer } from './answer';
import type { Page, Versioned } from '../results';

type Input<Definition, Part extends string> =
  Definition extends Record<Part, infer Schema extends z.$ZodType> ? z.output<Schema> : undefined;

type Answered<Definition> = Definition extends { response: infer Schema extends z.$ZodType }
  ? z.input<Schema>
  : undefined | void;

type Result<Definition> = Definition extends { list: true }
  ? Answered<Definition> extends readonly (infer Row)[]
    ? Page<Row> | readonly Row[]
    : never
  : Definition extends { versioned: true; response: z.$ZodType }
    ? Versioned<Answered<Definition>>
    : Answered<Definition>;

/**
 * Writes that work before their transaction begins, so that it stays short: they look at a password, make its hash,
 * refuse whoever asks too often, or compare the rows of a file. They begin it themselves, with `write`.
 */
export const PREPARED_OPERATIONS = [
  'login',
  'signup',
  'resetPassword',
  'changePassword',
  'endOtherSessions',
  'reportRemotes',
  'reportRemotesSignedOut',
  'mapImport',
  'commitImport',
] as const satisfies readonly OperationName[];

/**
 * Writes about one office each, of which many come at once: those that wait share their transaction
 * (database/shared-transactions.ts).
 */
export const SHARED_OPERATIONS = ['createTrade', 'createTransaction'] as const satisfies readonly OperationName[];

type Prepared = (typeof PREPARED_OPERATIONS)[number];

/** Runs the transaction of a prepared write, which also keeps its idempotency key and its answer. */
type Write<Name extends OperationName> = (
  work: (transaction: WriteTransaction) => Promise<Result<Operations[Name]>>,
) => Promise<WrittenAnswer>;

/** Where a handler sends SQL: a list or an export may be read from a replica, which takes no note of it; a write runs in one transaction, which also keeps its idempotency key; it may run again after a lost race. */
type Place<Name extends OperationName> = Name extends Prepared
  ? { connection: Connection; write: Write<Name> }
  : (typeof routes)[Name]['method'] extends 'GET'
    ? { connection: Connection; primary: Connection }
    : { transaction: WriteTransaction };

/** What a handler is given: validated input, and who asks for it. */
type Call<Name extends OperationName> = Place<Name> & {
  params: Input<Operations[Name], 'params'>;
  query: Input<Operations[Name], 'query'>;
  body: Input<Operations[Name], 'body'>;
  /** Nobody on a public call. */
  person: Operations[Name]['access'] extends 'public' ? undefined : Caller;
  reach: Operations[Name]['access'] extends 'public' ? undefined : Reach;
  /** Of an operation with a secret: it was done under the same `Idempotency-Key` before, and is only answered again. */
  repeated: boolean;
  /** The version that the caller read before, from `If-Match`. */
  expectedVersion: number | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Answers one operation; one that has sent its answer itself (a stream) gives back the reply. */
type Handler<Name extends OperationName> = (
  call: Call<Name>,
) => Promise<Result<Operations[Name]> | FastifyReply | WrittenAnswer>;

export type Handlers = { [Name in OperationName]: Handler<Name> };
