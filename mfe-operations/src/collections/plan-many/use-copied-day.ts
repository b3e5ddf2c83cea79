import { COLLECTION_BATCH_LIMIT } from '@comptoir/api-contract/collections';
import { useFormContext } from '@comptoir/ui/fields';
import { endOfDay, startOfDay } from '@comptoir/kernel/format';
import { apiQuery } from '@comptoir/kernel/query';
import { toastError } from '@comptoir/kernel/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../messages/messages';
import { copiesOf, usualOf } from './copied-plan';
import { filledRows, type PlanValues } from './plan-form.schema';
import { doublesQuery } from './use-doubles';

export interface CopiedDay {
  count: number;
  leftOut: number;
  first: number;
}

/**
 * Copies the collections of a day ('YYYY-MM-DD') in the order of the round, those of the chosen collector if there is
 * one. Their most frequent collector and currency become the shared values unless a person chose them.
 */
export function useCopiedDay() {
  const t = useMessages();
  const client = useQueryClient();
  const { getValues, setValue, formState } = useFormContext<PlanValues>();
  const isChosen = formState.dirtyFields.currency === true;
  const { mutate, isPending, data } = useMutation({
    mutationFn: async (day: string): Promise<CopiedDay> => {
      // Doubles are marked at once if they load; the plan asks about others.
      const known = client.fetchQuery(doublesQuery(getValues())).catch(() => []);
      const planned = await client.fetchQuery(dayQuery(day, getValues()));
      const doubled = new Set((await known).map(({ agencyId }) => agencyId));
      const values = getValues();
      const rows = filledRows(values.rows);
      const usual = usualOf(planned);
      const collectorId = values.collectorId || (usual?.collectorId ?? '');
      const currency = isChosen || rows.length > 0 ? values.currency : (usual?.currency ?? values.currency);
      const copies = copiesOf(planned, { ...values, collectorId, currency }, rows).toSorted(
        (one, other) => Number(doubled.has(one.agencyId)) - Number(doubled.has(other.agencyId)),
      );
      if (copies.length > 0) {
        setValue('collectorId', collectorId);
        setValue('currency', currency);
        setValue('rows', [...rows, ...copies], { shouldDirty: true });
      }
      return { count: copies.length, leftOut: planned.length - copies.length, first: rows.length };
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
