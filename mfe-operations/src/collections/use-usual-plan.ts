import type { Agency } from '@comptoir/api-contract/agencies';
import type { Collection, CollectionInput } from '@comptoir/api-contract/collections';
import type { ContractForm } from '@comptoir/ui/fields';
import { apiQuery } from '@comptoir/kernel/query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { atTime } from './collection-day';
import type { CollectionFormValues } from './collection-form.schema';
import { likelyDay } from './last-planned';

/** So many of the latest pick-ups whose agency has a name like it are looked through. */
const LOOKED_THROUGH = 20;

type Form = ContractForm<CollectionFormValues, CollectionInput>;
type Usual = Pick<CollectionFormValues, 'collectorId' | 'currency' | 'scheduledAmount'>;

interface UsualPlanOptions {
  /** The agency that is chosen. */
  agency: Pick<Agency, 'id' | 'name'> | undefined;
  /** `series`: collector and currency are those of the pick-up before. `stored`: nothing is filled in. */
  kind: 'new' | 'series' | 'stored';
}

/**
 * Fills a new pick-up with what is usual once its agency is chosen: the day for which one plans, and collector, currency
 * and amount of the agency's last pick-up. What a person has typed or chosen stays. Returns the id of the agency for
 * which that is done, and the last pick-up.
 */
export function useUsualPlan(form: Form, { agency, kind }: UsualPlanOptions) {
  const { getValues, setValue } = form;
  const asked = kind === 'stored' ? undefined : agency;
  const { last, isKnown } = useLastPickUp(asked, getValues('officeId'));
  const filled = useRef<Partial<Usual>>({});
  const [filledFor, setFilledFor] = useState<string>();
  const askedId = asked?.id;

  useEffect(() => {
    // Who typed a time first goes on with its day.
    const isUntouched = getValues('scheduledCollectionDate') === '' && getValues('hasTime') !== true;
    if (askedId !== undefined && isUntouched) {
      setValue('scheduledCollectionDate', atTime(likelyDay(), null));
    }
  }, [askedId, getValues, setValue]);

  useEffect(() => {
    if (askedId === undefined || !isKnown) return;
    if (last) filled.current = { ...filled.current, ...fill(form, last, { before: filled.current, kind }) };
    setFilledFor(askedId);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each agency
  }, [askedId, isKnown]);

  return { filledFor, last };
}

/** The last pick-up of an agency, where it is among the latest of those with a name like it. */
export function useLastPickUp(
  agency: Pick<Agency, 'id' | 'name'> | undefined,
  officeId: string,
): { last: Collection | undefined; isKnown: boolean } {
  const args = { query: { officeId, search: agency?.name, page: 1, limit: LOOKED_THROUGH } };
  const query = apiQuery('listCollections', args);
  const { data, isError } = useQuery({ ...query, enabled: agency !== undefined && officeId !== '' });
  return {
    last: agency && data?.find(({ agencyId }) => agencyId === agency.id),
    isKnown: agency !== undefined && (data !== undefined || isError),
  };
}

/** Sets what nobody has touched, or what was filled in before; answers what it set. */
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
  // An amount is usual in its own currency only.
  if (getValues('currency') === currency && isUntouched('scheduledAmount')) {
    setValue('scheduledAmount', scheduledAmount);
    set.scheduledAmount = scheduledAmount;
  }
  return set;
}
