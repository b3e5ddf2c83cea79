import type { TradeInput } from '@comptoir/api-contract/trades';
import { type ContractForm, Field, TextInput, useWatch } from '@comptoir/ui/fields';
import { parseDecimal } from '@comptoir/ui/money';
import { useMessages } from '../messages/messages';
import { QuoteField } from './quote-field';
import { RateFrame } from './rate-frame';
import { RateHint } from './rate-hint';
import type { TradeFormValues } from './trade-form.schema';
import type { LastRate } from './use-last-rate';
import type { Pair } from './usual-rate';

interface RateFieldProps {
  form: ContractForm<TradeFormValues, TradeInput>;
  pair: Pair;
  last: LastRate;
  onTake: (rate: number) => void;
}

/** Rate of the trade, below the usual quote if the pair is quoted in the other direction. */
export function RateField({ form, pair, last, onTake }: RateFieldProps) {
  const t = useMessages();
  const rate = useWatch({ control: form.control, name: 'rate' });
  return (
    <>
      <QuoteField pair={pair} rate={rate} onChange={onTake} />
      <Field
        label={t('trade.rate')}
        error={form.formState.errors.rate?.message}
        hint={<RateHint pair={pair} last={last} rate={rate} onTake={onTake} />}
      >
        <RateFrame from={pair.oldCurrency} to={pair.newCurrency}>
          <TextInput inputMode="decimal" autoComplete="off" {...form.register('rate', { setValueAs: parseDecimal })} />
        </RateFrame>
      </Field>
    </>
  );
}
