import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../http/api-error';

/** Puts what the server found wrong to the fields it belongs to. Returns whether every issue found its field. */
export function showIssues<Input extends FieldValues, Output>(
  { setError, getValues }: Pick<UseFormReturn<Input, unknown, Output>, 'setError' | 'getValues'>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError) || error.issues.length === 0) return false;
  const values = getValues();
  const known = error.issues.filter(({ path }) => path in values);
  known.forEach(({ path, message }, index) => {
    setError(path as Path<Input>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return known.length === error.issues.length;
}
