import type { Agency } from '@comptoir/api-contract/agencies';
import { optionSearch, type Option } from '@comptoir/ui';

/** Matches words of name, address or city in any order, ignoring accents. Agencies of one name show their address. */
export function agencySearch(agencies: readonly Agency[]): (typed: string) => readonly Option[] {
  const options = agencies.map(({ id, name, address }) => ({ value: id, label: name, detail: address }));
  return optionSearch(options, { also: (_, index) => agencies[index]?.city ?? '', anywhere: true });
}
