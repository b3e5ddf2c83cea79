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
 * Writes with slow work before their transaction (hashing, rate limits, comparing a file), which they begin with
 * `write`.
 */
export const PREPARED_OPERATIONS = [
  'login',
  'completeSignIn',
  'completePasskeySignIn',
  'completeSso',
  'endSso',
  'beginPasskey',
  'beginFactor',
  'addFactor',
  'confirmSession',
  'decideApproval',
  'signup',
  'resetPassword',
  'changePassword',
  'endOtherSessions',
  'reportRemoteFailure',
  'reportRemotes',
  'reportRemotesSignedOut',
  'mapImport',
  'commitImport',
  'importPickUps',
] as const satisfies readonly OperationName[];

/** Frequent writes on one office that may share a transaction. */
export const SHARED_OPERATIONS = ['createTrade', 'createTransaction'] as const satisfies readonly OperationName[];

type Prepared = (typeof PREPARED_OPERATIONS)[number];

type Write<Name extends OperationName> = (
  work: (transaction: WriteTransaction) => Promise<Result<Operations[Name]>>,
) => Promise<WrittenAnswer>;

/**
 * Connection of a handler: reads may use a replica; writes get a transaction, which also stores the idempotency
 * key and may be retried.
 */
type Place<Name extends OperationName> = Name extends Prepared
  ? { connection: Connection; write: Write<Name> }
  : (typeof routes)[Name]['method'] extends 'GET'
    ? { connection: Connection; primary: Connection }
    : { transaction: WriteTransaction };

type Call<Name extends OperationName> = Place<Name> & {
  params: Input<Operations[Name], 'params'>;
  query: Input<Operations[Name], 'query'>;
  body: Input<Operations[Name], 'body'>;
  /** Undefined for public calls. */
  person: Operations[Name]['access'] extends 'public' ? undefined : Caller;
  reach: Operations[Name]['access'] extends 'public' ? undefined : Reach;
  /** For secret operations: done before with this `Idempotency-Key`, only the answer is repeated. */
  repeated: boolean;
  expectedVersion: number | undefined;
  /** Throws where the person must confirm the session first, for operations that need it for some changes only. */
  requireConfirmed: (transaction: WriteTransaction) => Promise<void>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Returns the reply itself if it has sent a stream. */
type Handler<Name extends OperationName> = (
  call: Call<Name>,
) => Promise<Result<Operations[Name]> | FastifyReply | WrittenAnswer>;

export type Handlers = { [Name in OperationName]: Handler<Name> };
