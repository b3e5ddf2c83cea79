import type { Agency } from '@comptoir/api-contract/agencies';
import { currencyOfCountry } from '@comptoir/api-contract/currency-of-country';
import { useSelection } from '@comptoir/kernel/selection';
import { useFormContext } from '@comptoir/ui/fields';
import { useEffect, useEffectEvent } from 'react';
import { useLastCollection } from '../use-usual-plan';
import { usualOf } from './copied-plan';
import { isAmount, type PlanValues } from './plan-values';

/**
 * Fills a row with collector, hour, currency and amount of its agency's last collection. Typed and chosen values are
 * kept, as is a shared currency that a person chose.
 */
export function useUsualRow(index: number, agency: Pick<Agency, 'id' | 'name'> | undefined): void {
  const { getValues, setValue } = useFormContext<PlanValues>();
  const { last } = useLastCollection(agency, getValues('officeId'));
  const ownCurrency = currencyOfCountry(useSelection().selectedCountryCode);

  const fill = useEffectEvent(() => {
    if (!last) return;
    const { currency, scheduledAmount } = getValues(`rows.${index}`);
    const shared = getValues('currency');
    setValue(`rows.${index}.usual`, usualOf(last));
    if (isAmount(scheduledAmount)) return;
    const isFree = currency === undefined && shared === ownCurrency;
    if (isFree && last.currency !== shared) setValue(`rows.${index}.currency`, last.currency);
    // An amount is usual only in its own currency.
    if (isFree || last.currency === (currency ?? shared)) {
      setValue(`rows.${index}.scheduledAmount`, last.scheduledAmount);
    }
  });
  const agencyId = last?.agencyId;
  // Once for each agency.
  useEffect(() => {
    if (agencyId !== undefined) fill();
  }, [agencyId]);
}
