import type { OperationName, Operations } from '@comptoir/api-contract/operations';
import type * as z from 'zod/v4/core';

type Definition<Name extends OperationName> = Operations[Name];

type Part<Name extends OperationName, Key extends string> =
  Definition<Name> extends Record<Key, infer Schema extends z.$ZodType> ? Record<Key, z.input<Schema>> : unknown;

type QueryPart<Name extends OperationName> =
  Definition<Name> extends Record<'query', infer Schema extends z.$ZodType>
    ? z.input<Schema> extends Required<z.input<Schema>>
      ? { query: z.input<Schema> }
      : { query?: z.input<Schema> }
    : unknown;

/** Arguments of a call: path parameters, query and body, as in the contract. */
export type CallArguments<Name extends OperationName> = Part<Name, 'params'> & QueryPart<Name> & Part<Name, 'body'>;

/** Result of a call. */
export type CallResult<Name extends OperationName> =
  Definition<Name> extends Record<'response', infer Schema extends z.$ZodType> ? z.output<Schema> : undefined;

/** Arguments independent of the call's type. */
export interface RawArguments {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  body?: unknown;
}

export function rawArguments<Name extends OperationName>(args: CallArguments<Name>): RawArguments {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's parameters are texts and numbers
  return args as RawArguments;
}
