import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { session } from '@comptoir/kernel/internal/session/session';
import { draftOf, dropDraft, keepDraft, sendDraft } from './drafts';

/** Keeps input until the server accepts it (reported by `useApiMutation`) or the page is left on purpose. */
export function useDraft<Input extends FieldValues, Output extends FieldValues>(
  { reset, subscribe, formState }: UseFormReturn<Input, unknown, Output>,
  name: string | undefined,
): void {
  const { isSubmitting } = formState;

  useEffect(() => {
    if (name === undefined) return undefined;
    const page = location.pathname;
    const key = `${page} ${name}`;
    const draft = draftOf(key);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key names this form, so these are its values
    if (draft !== undefined) reset(draft as Input, { keepDefaultValues: true });
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => (isDirty ? keepDraft(key, values) : dropDraft(key)),
    });
    return () => {
      stop();
      const leftOnPurpose = location.pathname !== page && session.get().status === 'signed-in';
      if (leftOnPurpose) dropDraft(key);
    };
  }, [name, reset, subscribe]);

  useEffect(() => {
    if (isSubmitting && name !== undefined) sendDraft(`${location.pathname} ${name}`);
  }, [isSubmitting, name]);
}
