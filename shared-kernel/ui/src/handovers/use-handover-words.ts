import { needsSlip } from '@comptoir/api-contract/handover-steps';
import type { Handover } from '@comptoir/api-contract/handovers';
import { useMemo } from 'react';
import { useHandoversMessages } from './handovers-messages';

/** Texts about a handover. */
export function useHandoverWords() {
  const t = useHandoversMessages();
  return useMemo(() => wordsIn(t), [t]);
}

function wordsIn(t: ReturnType<typeof useHandoversMessages>) {
  return {
    /** Direction with the names of both sides: 'Amel Cherif to the till'. */
    route: ({ kind, from, to, toOffice, source }: Handover) =>
      t(kind === 'TO_BANK' ? `route.TO_BANK_${source}` : `route.${kind}`, {
        giver: from.name,
        receiver: to?.name ?? '',
        office: toOffice?.name ?? '',
      }),
    /** Person for whom an open handover waits; blank while `office`, that of the handover, is not known. */
    waits: ({ state, kind, from, to, toOffice, countedBy }: Handover, office: string | undefined) => {
      const names = { giver: from.name, counter: countedBy?.name ?? '', office: toOffice?.name ?? office ?? '' };
      if (state === 'COUNTED' || state === 'DISPUTED') return t(`waits.${state}`, names);
      if (kind === 'OFFICE_TO_COLLECTOR') return t('waits.collector', { receiver: to?.name ?? '' });
      if (names.office === '') return '\u00A0';
      if (needsSlip(kind)) return t('waits.bank', names);
      return t(toOffice ? 'waits.otherOffice' : 'waits.office', names);
    },
  };
}
