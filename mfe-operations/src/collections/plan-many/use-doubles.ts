import { COLLECTION_LIST_LIMIT, type Collection } from '@comptoir/api-contract/collections';
import { dayOf, endOfDay, startOfDay, timeOf, today } from '@comptoir/kernel/format';
import { apiQuery } from '@comptoir/kernel/query';
import { useFormContext, useWatch } from '@comptoir/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../messages/messages';
import { filledRows, type PlanRowValues, type PlanValues } from './plan-values';

/** First collection of each agency on the planned day. */
export type Doubles = ReadonlyMap<string, Collection>;

/** Milliseconds between two requests for the same day. */
const FRESH_MS = 10_000;

const NONE: Doubles = new Map();

type Control<Values extends object> = ReturnType<typeof useFormContext<Values>>['control'];
type Planned = Pick<PlanValues, 'officeId' | 'scheduledCollectionDate'>;

export function doublesQuery({ officeId, scheduledCollectionDate }: Planned) {
  const day = dayOf(scheduledCollectionDate) ?? today();
  const days = { startDate: startOfDay(day), endDate: endOfDay(day) };
  const query = { officeId, ...days, sort: 'oldest' as const, page: 1, limit: COLLECTION_LIST_LIMIT };
  return { ...apiQuery('listCollections', { query }), staleTime: FRESH_MS };
}

/** Empty until they are loaded; submitting asks about doubles that are not known yet. */
export function useDoubles(): Doubles {
  return useDoublesOf(useFormContext<PlanValues>().control);
}

/** Collection that a row of an agency would double. */
export function useDoubleText(agencyId: string): string | undefined {
  const t = useMessages();
  const double = useDoubles().get(agencyId);
  if (!double) return undefined;
  const { id, hasTime, scheduledCollectionDate, collector } = double;
  const planned = [`#${id}`, ...(hasTime ? [timeOf(scheduledCollectionDate)] : []), collector.name].join(', ');
  return t('plan.double', { planned });
}

/** Doubles outside of the form's context. */
export function useDoublesOf(control: Control<PlanValues>): Doubles {
  const officeId = useWatch({ control, name: 'officeId' });
  const scheduledCollectionDate = useWatch({ control, name: 'scheduledCollectionDate' });
  const hasCopies = useWatch({ control, name: 'rows' }).some(isCopied);
  const query = doublesQuery({ officeId, scheduledCollectionDate });
  const { data } = useQuery({ ...query, enabled: hasCopies, select: byAgency });
  return data ?? NONE;
}

function byAgency(planned: readonly Collection[]): Doubles {
  return new Map(planned.toReversed().map((collection) => [collection.agencyId, collection]));
}

function isCopied({ agencyName }: PlanRowValues): boolean {
  return agencyName !== undefined;
}

/** Copied rows of agencies with a collection on that day are left out unless a person includes them. */
export function isSkipped(row: PlanRowValues, doubles: Doubles): boolean {
  return isCopied(row) && row.includesDouble !== true && doubles.has(row.agencyId);
}

export function plannedRows(rows: readonly PlanRowValues[], doubles: Doubles): PlanRowValues[] {
  return filledRows(rows).filter((row) => !isSkipped(row, doubles));
}
