import { COLLECTION_BATCH_LIMIT } from '@comptoir/api-contract/collections';
import { useFormContext, useWatch } from '@comptoir/ui/fields';
import { endOfDay, startOfDay } from '@comptoir/kernel/format';
import { apiQuery } from '@comptoir/kernel/query';
import { toastError } from '@comptoir/kernel/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../messages/messages';
import { copiesOf, type Copies } from './copied-plan';
import { filledRows, type PlanValues } from './plan-values';
import { doublesQuery } from './use-doubles';

export interface CopiedDay extends Omit<Copies, 'rows'> {
  count: number;
  /** Position of the first copy. */
  first: number;
}

/** Milliseconds for which the counted collections are those that are copied. */
const FRESH_MS = 10_000;

/** Collections of a day ('YYYY-MM-DD') that a copy would take; undefined until they are known. */
export function useDayToCopy(day: string | null) {
  const { control } = useFormContext<PlanValues>();
  const officeId = useWatch({ control, name: 'officeId' });
  const collectorId = useWatch({ control, name: 'collectorId' });
  return useQuery({ ...dayQuery(day ?? '', { officeId, collectorId }), enabled: day !== null }).data;
}

/** Copies the collections of a day in the order of the round, those of the chosen collector if there is one. */
export function useCopiedDay() {
  const t = useMessages();
  const client = useQueryClient();
  const { getValues, setValue } = useFormContext<PlanValues>();
  const { mutate, isPending, data } = useMutation({
    mutationFn: async (day: string): Promise<CopiedDay> => {
      // Doubles are marked at once if they load; the plan asks about others.
      const known = client.fetchQuery(doublesQuery(getValues())).catch(() => []);
      const planned = await client.fetchQuery(dayQuery(day, getValues()));
      const doubled = new Set((await known).map(({ agencyId }) => agencyId));
      const rows = filledRows(getValues('rows'));
      const { rows: copies, ...skipped } = copiesOf(planned, getValues(), rows);
      const doublesLast = copies.toSorted(
        (one, other) => Number(doubled.has(one.agencyId)) - Number(doubled.has(other.agencyId)),
      );
      if (copies.length > 0) setValue('rows', [...rows, ...doublesLast], { shouldDirty: true });
      return { count: copies.length, first: rows.length, ...skipped };
    },
    onError: (error) => toastError(t('plan.copyFailed'), error),
  });
  return { copy: mutate, busy: isPending, copied: data };
}

function dayQuery(day: string, { officeId, collectorId }: Pick<PlanValues, 'officeId' | 'collectorId'>) {
  const collector = collectorId === '' ? {} : { collectorId };
  const days = { startDate: startOfDay(day), endDate: endOfDay(day) };
  const query = { officeId, ...days, ...collector, sort: 'round' as const, page: 1, limit: COLLECTION_BATCH_LIMIT };
  return { ...apiQuery('listCollections', { query }), staleTime: FRESH_MS };
}
