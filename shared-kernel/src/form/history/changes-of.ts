import type { AuditEntry } from '@comptoir/api-contract/audit';
import { AUDITED_FIELDS, UNWORDED_FIELDS, type AuditedField, type RecordState } from './audited-fields';
import type { HistoryWords } from './history-messages';

/** What an entry changed, one sentence for each field; nothing for a record that was made or deleted. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>, t: HistoryWords): string[] {
  if (!before || !after) return [];
  const worded = AUDITED_FIELDS.map((field) => sentence(field, before, after, t));
  const unworded = UNWORDED_FIELDS.map(({ name, read }) =>
    JSON.stringify(read(before)) === JSON.stringify(read(after)) ? undefined : t(`unworded.${name}`),
  );
  return [...worded, ...unworded].filter((text) => text !== undefined);
}

function sentence(
  { name, word }: AuditedField,
  stateBefore: RecordState,
  stateAfter: RecordState,
  t: HistoryWords,
): string | undefined {
  const before = word(stateBefore, t);
  const after = word(stateAfter, t);
  if (before === after) return undefined;
  const field = t(`field.${name}`);
  if (before === undefined) return t('change.set', { field, after: isolated(after) });
  if (after === undefined) return t('change.cleared', { field, before: isolated(before) });
  return t('change.changed', { field, before: isolated(before), after: isolated(after) });
}

/** A value in quotes of its own direction: an Arabic sentence does not reorder a phone number. */
function isolated(value = ''): string {
  return `“\u2068${value}\u2069”`;
}
