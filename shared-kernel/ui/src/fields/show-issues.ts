import { get, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '@comptoir/kernel/internal/http/api-error';
import { contractMessage } from '@comptoir/kernel/internal/i18n';

/** Sets the server's validation issues on their fields. Returns whether every issue has a field. */
export function showIssues<Input extends FieldValues, Output>(
  { setError, getValues }: Pick<UseFormReturn<Input, unknown, Output>, 'setError' | 'getValues'>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError) || error.issues.length === 0) return false;
  const values = getValues();
  // 'rows.3.amount' is the field of a row.
  const isField = (path: string): path is Path<Input> => path in values || get(values, path) !== undefined;
  let shown = 0;
  for (const { path, ...issue } of error.issues) {
    if (!isField(path)) continue;
    // A message of a schema is translated by its field, in the current language.
    const message = issue.code === undefined ? issue.message : contractMessage(issue);
    setError(path, { type: 'server', message }, { shouldFocus: shown === 0 });
    shown += 1;
  }
  return shown === error.issues.length;
}
