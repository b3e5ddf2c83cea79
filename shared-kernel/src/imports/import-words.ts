import { IMPORT_FIELDS, type ImportKindName } from '@comptoir/api-contract/imports';
import { isFieldLabel } from '@comptoir/api-contract/words/field-labels';
import { ApiError, isRefusal } from '../http/api-error';
import { contractMessage } from '../i18n';
import { useImportMessages } from './import-messages';

/** What a list says of its own imports: the words of the business stay with it. */
export interface ImportWords {
  kind: ImportKindName;
  /** The title of the page, for example 'Import agencies'. */
  title: string;
  /** Which record a row is about, in a sentence. */
  rule: string;
  /** What happens with it beside, for example that collectors are invited by mail. */
  effect?: string;
  /** The labels of the fields. */
  fields: Readonly<Record<string, string>>;
  /** The path of the list. */
  list: string;
}

/** What a list gives: labels only of fields that the contract's words lack, or call otherwise. */
export type ImportPageProps = Omit<ImportWords, 'fields'> & Partial<Pick<ImportWords, 'fields'>>;

/** Completes the words of a list with the labels of the contract. */
export function useImportWords(given: ImportPageProps): ImportWords {
  const t = useImportMessages();
  const labels = IMPORT_FIELDS[given.kind].map((field) => [field, isFieldLabel(field) ? t(`field.${field}`) : field]);
  return { ...given, fields: { ...Object.fromEntries(labels), ...given.fields } };
}

/** A refusal of columns, in which fields are called as the person sees them. */
export function columnsRefusal(error: Error, { fields }: Pick<ImportWords, 'fields'>): string {
  const field = isRefusal(error, 'import-column', 'import-column-twice') ? error.values?.['field'] : undefined;
  if (!(error instanceof ApiError) || typeof field !== 'string') return contractMessage(error);
  const named = field.split(', ').map((name) => fields[name] ?? name);
  return contractMessage({ message: error.message, code: error.code, values: { field: named.join(', ') } });
}
