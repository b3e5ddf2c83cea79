import { zodResolver } from '@hookform/resolvers/zod';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/v4/core';
import { useRebase } from './merge/use-rebase';
import { useDraft } from './use-draft';
import { useFocusedError } from './use-focused-error';
import { useHealedErrors } from './use-healed-errors';

/** A schema of the contract: from form values to the request. */
export type ContractSchema<Input extends FieldValues, Output extends FieldValues> = z.$ZodType<Output, Input>;

/** A form of react-hook-form with values `Input`; the schema makes `Output` of them. */
export type ContractForm<Input extends FieldValues, Output extends FieldValues> = UseFormReturn<Input, unknown, Output>;

/** Initial values of a form, and the draft that is kept until it is sent. */
export interface ContractFormOptions<Input extends FieldValues> {
  defaultValues: DefaultValues<Input>;
  /** Shows only the first error, in the order of the schema. */
  firstErrorOnly?: boolean;
  /** Name of the draft: input survives a crash or the end of the session. Not kept if absent. */
  draft?: string;
  /** Version of the record that the default values come from; defaults to `draft`. */
  version?: string;
}

/** A form validated by a schema of the contract, with the same rules and messages as the server. */
export function useContractForm<Input extends FieldValues, Output extends FieldValues>(
  schema: ContractSchema<Input, Output>,
  { defaultValues, firstErrorOnly = false, draft, version = draft }: ContractFormOptions<Input>,
): ContractForm<Input, Output> {
  const resolver = zodResolver(schema);
  const form = useForm<Input, unknown, Output>({
    defaultValues,
    resolver: firstErrorOnly ? withFirstError(resolver) : resolver,
    shouldFocusError: false,
  });
  useRebase(form, { defaultValues, version, draft });
  useDraft(form, draft);
  useHealedErrors(form);
  useFocusedError(form);
  return form;
}

function withFirstError<Input extends FieldValues, Output>(
  resolver: Resolver<Input, unknown, Output>,
): Resolver<Input, unknown, Output> {
  return async (...args) => {
    const result = await resolver(...args);
    const [first] = Object.entries(result.errors);
    if (!first) return result;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry of errors of that very type
    return { values: {}, errors: Object.fromEntries([first]) as FieldErrors<Input> };
  };
}
