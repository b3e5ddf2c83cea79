import type { Agency } from '@comptoir/api-contract/agencies';
import { useFormContext } from '@comptoir/ui/fields';
import { useEffect } from 'react';
import { useLastCollection } from '../use-usual-plan';
import { isAmount, type PlanValues } from './plan-form.schema';

/**
 * Fills a row with the amount of its agency's last collection, and the shared collector and currency until a collector
 * is chosen. Typed and chosen values are kept.
 */
export function useUsualAmount(index: number, agency: Pick<Agency, 'id' | 'name'> | undefined): void {
  const { getValues, setValue } = useFormContext<PlanValues>();
  const { last } = useLastCollection(agency, getValues('officeId'));

  useEffect(() => {
    if (!last) return;
    if (getValues('collectorId') === '') {
      setValue('collectorId', last.collectorId);
      setValue('currency', last.currency);
    }
    const name = `rows.${index}.scheduledAmount` as const;
    // An amount is usual only in its own currency.
    const currency = getValues(`rows.${index}.currency`) ?? getValues('currency');
    if (!isAmount(getValues(name)) && currency === last.currency) setValue(name, last.scheduledAmount);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each agency
  }, [last?.agencyId]);
}
