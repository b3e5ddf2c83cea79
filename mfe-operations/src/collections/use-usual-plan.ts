import type { Agency } from '@comptoir/api-contract/agencies';
import type { Collection, CollectionInput } from '@comptoir/api-contract/collections';
import type { ContractForm } from '@comptoir/ui/fields';
import { apiQuery } from '@comptoir/kernel/query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { atTime } from './collection-day';
import type { CollectionFormValues } from './collection-form.schema';
import { likelyDay } from './last-planned';

/** Maximum number of latest collections searched for the agency. */
const SEARCHED_COLLECTIONS = 20;

type Form = ContractForm<CollectionFormValues, CollectionInput>;
type Usual = Pick<CollectionFormValues, 'collectorId' | 'currency' | 'scheduledAmount'>;

interface UsualPlanOptions {
  agency: Pick<Agency, 'id' | 'name'> | undefined;
  /** `series` takes collector and currency of the previous collection, `stored` fills in nothing. */
  kind: 'new' | 'series' | 'stored';
}

/**
 * Fills a new collection once its agency is chosen: the likely day, and collector, currency and amount of the agency's
 * last collection. Typed and chosen values are kept. Returns the id of the agency once it is done, and the last
 * collection.
 */
export function useUsualPlan(form: Form, { agency, kind }: UsualPlanOptions) {
  const { getValues, setValue } = form;
  const target = kind === 'stored' ? undefined : agency;
  const { last, isKnown } = useLastCollection(target, getValues('officeId'));
  const filled = useRef<Partial<Usual>>({});
  const [filledFor, setFilledFor] = useState<string>();
  const targetId = target?.id;

  useEffect(() => {
    // A time typed before its day continues with that day.
    const isUntouched = getValues('scheduledCollectionDate') === '' && getValues('hasTime') !== true;
    if (targetId !== undefined && isUntouched) {
      setValue('scheduledCollectionDate', atTime(likelyDay(), null));
    }
  }, [targetId, getValues, setValue]);

  useEffect(() => {
    if (targetId === undefined || !isKnown) return;
    if (last) filled.current = { ...filled.current, ...fill(form, last, { before: filled.current, kind }) };
    setFilledFor(targetId);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each agency
  }, [targetId, isKnown]);

  return { filledFor, last };
}

/** Last collection of an agency, if it is among the latest of agencies with a similar name. */
export function useLastCollection(
  agency: Pick<Agency, 'id' | 'name'> | undefined,
  officeId: string,
): { last: Collection | undefined; isKnown: boolean } {
  const args = { query: { officeId, search: agency?.name, page: 1, limit: SEARCHED_COLLECTIONS } };
  const query = apiQuery('listCollections', args);
  const { data, isError } = useQuery({ ...query, enabled: agency !== undefined && officeId !== '' });
  return {
    last: agency && data?.find(({ agencyId }) => agencyId === agency.id),
    isKnown: agency !== undefined && (data !== undefined || isError),
  };
}

/** Sets untouched and earlier filled-in fields; returns the fields it set. */
function fill(
  { getValues, setValue, formState }: Form,
  { collectorId, currency, scheduledAmount }: Collection,
  { before, kind }: { before: Partial<Usual>; kind: UsualPlanOptions['kind'] },
): Partial<Usual> {
  const isUntouched = (name: keyof Usual) => {
    const value = getValues(name);
    return Object.is(value, formState.defaultValues?.[name]) || Object.is(value, before[name]);
  };
  const set: Partial<Usual> = {};
  if (kind === 'new' && isUntouched('collectorId')) {
    setValue('collectorId', collectorId);
    set.collectorId = collectorId;
  }
  if (kind === 'new' && isUntouched('currency')) {
    setValue('currency', currency);
    set.currency = currency;
  }
  // An amount is usual only in its own currency.
  if (getValues('currency') === currency && isUntouched('scheduledAmount')) {
    setValue('scheduledAmount', scheduledAmount);
    set.scheduledAmount = scheduledAmount;
  }
  return set;
}
