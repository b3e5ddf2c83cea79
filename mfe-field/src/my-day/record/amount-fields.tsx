import type { Collection } from '@comptoir/api-contract/collections';
import type { CountedCash as CountedLine } from '@comptoir/api-contract/handovers';
import { DifferenceHint } from '@comptoir/ui/collections';
import { useFormContext, useWatch } from '@comptoir/ui/fields';
import { fieldsOf } from '@comptoir/ui/records';
import { lazy, Suspense } from 'react';
import { useMessages } from '../../messages/messages';
import { loadCountedCash } from './lazy-fields';
import type { PickUpValues } from './pick-up-form.schema';
import { countedAmount } from './use-pick-up';
import { ZeroKeys } from './zero-keys';

const { AmountField } = fieldsOf<PickUpValues>();

const CountedCash = lazy(loadCountedCash);

interface AmountFieldsProps {
  stop: Pick<Collection, 'scheduledAmount' | 'currency'>;
  /** Notes and coins make the amounts. */
  isCounting: boolean;
  onCount: (lines: readonly CountedLine[] | undefined) => void;
}

export function AmountFields({ stop, isCounting, onCount }: AmountFieldsProps) {
  const t = useMessages();
  const { setValue } = useFormContext<PickUpValues>();
  const amount = useWatch<PickUpValues, 'collectedAmount'>({ name: 'collectedAmount' });
  const hint = <DifferenceHint collection={stop} amount={amount} />;
  const take = (lines: readonly CountedLine[] | undefined) => {
    onCount(lines);
    const own = lines?.find(({ currency }) => currency === stop.currency);
    if (own) setValue('collectedAmount', countedAmount(own), { shouldDirty: true });
  };
  if (isCounting) {
    return (
      <>
        <Suspense>
          <CountedCash own={stop.currency} onCount={take} />
        </Suspense>
        {hint}
      </>
    );
  }
  return (
    <ZeroKeys>
      <AmountField
        name="collectedAmount"
        label={t('record.amount')}
        currency={stop.currency}
        hint={hint}
        data-autofocus
      />
    </ZeroKeys>
  );
}
