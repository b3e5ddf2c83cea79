import type { Agency } from '@comptoir/api-contract/agencies';
import type { Collection } from '@comptoir/api-contract/collections';
import { useFormContext } from '@comptoir/ui/fields';
import { useEffect, useRef } from 'react';
import { useLastCollection } from '../use-usual-plan';
import type { SeriesValues } from './series-form.schema';

type Usual = Pick<SeriesValues, 'collectorId' | 'currency' | 'scheduledAmount'>;

/**
 * Fills a new series with collector, currency and amount of the agency's last collection, which it returns. Typed and
 * chosen values are kept.
 */
export function useUsualSeries(
  agency: Pick<Agency, 'id' | 'name'> | undefined,
  officeId: string,
): { last: Collection | undefined } {
  const { getValues, setValue, formState } = useFormContext<SeriesValues>();
  const { last } = useLastCollection(agency, officeId);
  const filled = useRef<Partial<Usual>>({});

  useEffect(() => {
    if (!last) return;
    const { collectorId, currency, scheduledAmount } = last;
    const isUntouched = (name: keyof Usual) =>
      [formState.defaultValues?.[name], filled.current[name]].some((known) => Object.is(known, getValues(name)));
    if (isUntouched('collectorId')) setValue('collectorId', collectorId);
    if (isUntouched('currency')) setValue('currency', currency);
    // An amount is usual only in its own currency.
    if (getValues('currency') === currency && isUntouched('scheduledAmount'))
      setValue('scheduledAmount', scheduledAmount);
    filled.current = { collectorId, currency, scheduledAmount };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each agency
  }, [last?.agencyId]);

  return { last };
}
