import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Takes an error away once its field is healed, whoever set its value: another field, a button, a calculation. What the
 * server found wrong stays until its own field is changed.
 */
export function useHealedErrors<Input extends FieldValues, Output extends FieldValues>({
  subscribe,
  trigger,
  formState,
}: UseFormReturn<Input, unknown, Output>): void {
  const { errors } = formState;
  useEffect(() => {
    const isField = (name: string): name is Path<Input> => name in errors;
    const wrong = Object.entries(errors)
      .filter(([, error]) => error?.type !== 'server')
      .map(([name]) => name)
      .filter(isField);
    if (wrong.length === 0) return undefined;
    return subscribe({ formState: { values: true }, callback: () => void trigger(wrong) });
  }, [errors, subscribe, trigger]);
}
