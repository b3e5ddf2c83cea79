import type { Agency } from '@comptoir/api-contract/agencies';
import { optionSearch, type Option } from '@comptoir/ui';

/**
 * Finds agencies as options by words of their name, address or city, in any order; without accents as well as with
 * them. The address tells apart those of one name.
 */
export function agencySearch(agencies: readonly Agency[]): (typed: string) => readonly Option[] {
  const options = agencies.map(({ id, name, address }) => ({ value: id, label: name, detail: address }));
  return optionSearch(options, { also: (_, index) => agencies[index]?.city ?? '', anywhere: true });
}
