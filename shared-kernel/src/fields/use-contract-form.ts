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

/** A schema of the contract: from what is typed to what is sent. */
export type ContractSchema<Input extends FieldValues, Output extends FieldValues> = z.$ZodType<Output, Input>;

/** A form of react-hook-form: `Input` is what its fields hold, `Output` what the schema makes of it. */
export type ContractForm<Input extends FieldValues, Output extends FieldValues> = UseFormReturn<Input, unknown, Output>;

/** What a form begins with, and what is kept of it while it is not sent. */
export interface ContractFormOptions<Input extends FieldValues> {
  defaultValues: DefaultValues<Input>;
  /** Shows only the first error, in the order of the schema. */
  firstErrorOnly?: boolean;
  /** Names the form: what is typed survives a crash of the screen and a session that ends. Absent: not kept. */
  draft?: string;
  /** Names the version of the record that the default values come from; by default the draft does. */
  version?: string;
}

/** A form that follows a schema of the contract: the same rules and messages as on the server. */
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
