import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { keepDraft } from '../drafts';
import { isSameValue, mergeValues } from './merge-values';

interface RebaseOptions<Input extends FieldValues> {
  defaultValues: DefaultValues<Input>;
  /** Version of the record that the default values come from. */
  version: string | undefined;
  draft: string | undefined;
}

/** Rebases a form onto another version of its record without losing input. */
export function useRebase<Input extends FieldValues, Output extends FieldValues>(
  { reset, getValues, formState }: UseFormReturn<Input, unknown, Output>,
  { defaultValues, version, draft }: RebaseOptions<Input>,
): void {
  const filled = useRef(version);

  useEffect(() => {
    if (filled.current === version) return;
    filled.current = version;
    const base = { ...formState.defaultValues };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value is one of the two forms' own
    const merged = mergeValues({ base, mine: getValues(), theirs: defaultValues }) as Input;
    reset(defaultValues);
    if (isSameValue(merged, getValues())) return;
    reset(merged, { keepDefaultValues: true });
    if (draft !== undefined) keepDraft(`${location.pathname} ${draft}`, merged);
    // oxlint-disable-next-line react/exhaustive-deps -- another version, not another render of the same
  }, [version]);
}
