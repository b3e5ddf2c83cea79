import { isolate } from '@comptoir/kernel/internal/i18n/isolate';
import type { AuditEntry } from '@comptoir/api-contract/audit';
import {
  AUDITED_FIELDS,
  isText,
  NOTED_FIELDS,
  UNWORDED_FIELDS,
  type AuditedField,
  type RecordState,
} from './audited-fields';
import type { HistoryWords } from './history-messages';

/** Changes of an audit entry, a sentence per field; empty for a created or deleted record. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>, t: HistoryWords): string[] {
  if (!before || !after) return [];
  const worded = AUDITED_FIELDS.map((field) => sentence(field, before, after, t));
  const unworded = UNWORDED_FIELDS.filter(
    ({ name }) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  ).map(({ sentence }) => t(`unworded.${sentence}`));
  const notes = NOTED_FIELDS.map(({ name, read }) => {
    const value = read({ before, after });
    return isText(value) ? t(`told.${name}`, { value: isolated(value) }) : undefined;
  });
  return [...worded, ...new Set(unworded), ...notes].filter((text) => text !== undefined);
}

/** False for a save without changes. */
export function hasChanges(entry: AuditEntry, t: HistoryWords): boolean {
  return entry.action !== 'UPDATE' || changesOf(entry, t).length > 0;
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

/** Quoted, isolated value: an Arabic sentence must not reorder a phone number. */
export function isolated(value = ''): string {
  return `“${isolate(value)}”`;
}
