import { useEffect } from 'react';
import type { FieldError, FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Clears an error once its field is valid, whether it was set by another field, a button or a calculation. An error of
 * the server stays until its own field changes.
 */
export function useHealedErrors<Input extends FieldValues, Output extends FieldValues>({
  subscribe,
  trigger,
  formState,
}: UseFormReturn<Input, unknown, Output>): void {
  const { errors } = formState;
  useEffect(() => {
    const wrong = wrongFields<Input>(errors);
    if (wrong.length === 0) return undefined;
    return subscribe({ formState: { values: true }, callback: () => void trigger(wrong) });
  }, [errors, subscribe, trigger]);
}

type Wrong = Readonly<Record<string, FieldError | (Wrong | undefined)[] | undefined>>;

/** Fields with schema errors, including rows: 'rows.3.amount'. */
function wrongFields<Input extends FieldValues>(errors: FieldErrors<Input>): Path<Input>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- errors have the shape of the values
  return namesOf(errors as Wrong) as Path<Input>[];
}

function namesOf(errors: Wrong, before = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (error === undefined) return [];
    const path = `${before}${name}`;
    if (Array.isArray(error)) return error.flatMap((row, index) => (row ? namesOf(row, `${path}.${index}.`) : []));
    // Errors set by a page may have no type.
    return error.type === 'server' ? [] : [path];
  });
}
