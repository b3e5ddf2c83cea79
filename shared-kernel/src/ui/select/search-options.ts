import { searchKey } from '../../countries/country-search';
import type { Option } from './option';

/**
 * The options that match what was typed: those whose label begins with it before those with a word that does, or a
 * detail. Accents, case and punctuation do not matter.
 */
export function searchOptions(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = searchKey(typed);
  if (wanted === '') return options;
  const first: Option[] = [];
  const others: Option[] = [];
  for (const option of options) {
    const label = searchKey(option.label);
    if (label.startsWith(wanted)) first.push(option);
    else if (` ${label} ${searchKey(option.detail ?? '')}`.includes(` ${wanted}`)) others.push(option);
  }
  return [...first, ...others];
}
