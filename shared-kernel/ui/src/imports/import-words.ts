import { IMPORT_FIELDS, type ImportKindName } from '@comptoir/api-contract/imports';
import { isFieldLabel } from '@comptoir/api-contract/words/field-labels';
import { ApiError, isRefusal } from '@comptoir/kernel/internal/http/api-error';
import { contractMessage } from '@comptoir/kernel/internal/i18n';
import { useImportMessages } from './import-messages';

/** Texts of an import, given by the list, which knows its domain. */
export interface ImportWords {
  kind: ImportKindName;
  title: string;
  /** Explains how a row is matched to a record. */
  rule: string;
  /** Side effect of the import, for example that collectors are invited by mail. */
  effect?: string;
  /** Field whose column has that effect; every file without it. */
  effectOf?: string;
  fields: Readonly<Record<string, string>>;
  list: string;
}

/** Texts given by a list: labels only of fields that the contract does not name, or names differently. */
export type ImportPageProps = Omit<ImportWords, 'fields'> & Partial<Pick<ImportWords, 'fields'>>;

/** Completes the texts of a list with the labels of the contract. */
export function useImportWords(given: ImportPageProps): ImportWords {
  const t = useImportMessages();
  const labels = IMPORT_FIELDS[given.kind].map((field) => [field, isFieldLabel(field) ? t(`field.${field}`) : field]);
  return { ...given, fields: { ...Object.fromEntries(labels), ...given.fields } };
}

/** Message of a refusal of columns, with field names as on the screen. */
export function columnsRefusal(error: Error, { fields }: Pick<ImportWords, 'fields'>): string {
  const field = isRefusal(error, 'import-column', 'import-column-twice') ? error.values?.['field'] : undefined;
  if (!(error instanceof ApiError) || typeof field !== 'string') return contractMessage(error);
  const named = field.split(', ').map((name) => fields[name] ?? name);
  return contractMessage({ message: error.message, code: error.code, values: { field: named.join(', ') } });
}
