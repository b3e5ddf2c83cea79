import { COLLECTION_BATCH_LIMIT, type Collection } from '@comptoir/api-contract/collections';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { useFormContext } from '@comptoir/shared-kernel/fields';
import { endOfDay, startOfDay } from '@comptoir/shared-kernel/format';
import { apiQuery } from '@comptoir/shared-kernel/query';
import { toastError } from '@comptoir/shared-kernel/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../messages/messages';
import { filledRows, type PlanRowValues, type PlanValues } from './plan-form.schema';

/** What a day gave to the grid. */
export interface CopiedDay {
  /** Number of pick-ups that came into the grid. */
  count: number;
  /** Number of those that did not. */
  leftOut: number;
}

/**
 * Copies the pick-ups of a day ('YYYY-MM-DD') in the order of their round: those of the collector and in the currency of
 * the grid, of agencies that are not in it yet. While nobody has chosen a currency it is that of most of them.
 */
export function useCopiedDay() {
  const t = useMessages();
  const client = useQueryClient();
  const { getValues, setValue, formState } = useFormContext<PlanValues>();
  const isChosen = formState.dirtyFields.currency === true;
  const { mutate, isPending, data } = useMutation({
    mutationFn: async (day: string): Promise<CopiedDay> => {
      const planned = await client.fetchQuery(dayQuery(day, getValues()));
      const rows = filledRows(getValues('rows'));
      const currency = isChosen || rows.length > 0 ? getValues('currency') : (currencyOfMost(planned) ?? getValues('currency'));
      const copies = copiesOf(planned, { currency, rows });
      if (copies.length > 0) {
        setValue('currency', currency);
        setValue('rows', [...rows, ...copies], { shouldDirty: true });
      }
      return { count: copies.length, leftOut: planned.length - copies.length };
    },
    onError: (error) => toastError(t('plan.copyFailed'), error),
  });
  return { copy: mutate, busy: isPending, copied: data };
}

function dayQuery(day: string, { officeId, collectorId }: PlanValues) {
  const collector = collectorId === '' ? {} : { collectorId };
  const days = { startDate: startOfDay(day), endDate: endOfDay(day) };
  return apiQuery('listCollections', {
    query: { officeId, ...days, ...collector, sort: 'round', page: 1, limit: COLLECTION_BATCH_LIMIT },
  });
}

function currencyOfMost(planned: readonly Collection[]): CurrencyCode | undefined {
  const counts = new Map<CurrencyCode, number>();
  for (const { currency } of planned) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0];
}

function copiesOf(planned: readonly Collection[], { currency, rows }: Pick<PlanValues, 'currency' | 'rows'>) {
  const known = new Set(rows.map(({ agencyId }) => agencyId));
  const copies: PlanRowValues[] = [];
  for (const pickUp of planned) {
    const { agencyId, agency, scheduledAmount } = pickUp;
    if (pickUp.currency !== currency || known.has(agencyId)) continue;
    known.add(agencyId);
    copies.push({ agencyId, scheduledAmount, agencyName: agency.name });
  }
  return copies.slice(0, COLLECTION_BATCH_LIMIT - rows.length);
}
