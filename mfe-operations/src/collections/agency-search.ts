import type { Agency } from '@comptoir/api-contract/agencies';
import type { Option } from '@comptoir/shared-kernel/ui';

/** Finds agencies as options by a part of their name, address or city; without accents as well as with them. The address tells apart those of one name. */
export function agencySearch(agencies: readonly Agency[]): (typed: string) => readonly Option[] {
  // Made for the first search: it takes a moment for 50,000 of them, and most forms never ask.
  let texts: readonly string[] | undefined;
  return (typed) => {
    texts ??= agencies.map(({ name, address, city }) => plain(`${name} ${address} ${city}`));
    const wanted = plain(typed);
    return agencies
      .filter((_, index) => texts?.[index]?.includes(wanted))
      .map(({ id, name, address }) => ({ value: id, label: name, detail: address }));
  };
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
