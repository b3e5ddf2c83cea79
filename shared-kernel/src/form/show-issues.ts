import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../http/api-error';

/** Puts what the server found wrong to the fields it belongs to. Returns whether every issue found its field. */
export function showIssues<Input extends FieldValues, Output>(
  { setError, getValues }: Pick<UseFormReturn<Input, unknown, Output>, 'setError' | 'getValues'>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError) || error.issues.length === 0) return false;
  const values = getValues();
  const isField = (path: string): path is Path<Input> => path in values;
  let shown = 0;
  for (const { path, message } of error.issues) {
    if (!isField(path)) continue;
    setError(path, { type: 'server', message }, { shouldFocus: shown === 0 });
    shown += 1;
  }
  return shown === error.issues.length;
}
