import { isQuotedInversely, quoteOf, rateOfQuote } from '@comptoir/api-contract/quote';
import { Field, TextInput } from '@comptoir/ui/fields';
import { formatRate, parseDecimal } from '@comptoir/ui/money';
import { useState } from 'react';
import { useMessages } from '../messages/messages';
import { RateFrame } from './rate-frame';
import type { Pair } from './usual-rate';

interface QuoteFieldProps {
  pair: Pair;
  /** Rate of the trade. */
  rate: number | undefined;
  onChange: (rate: number) => void;
}

/** Field for a pair quoted in the other direction; computes the rate. */
export function QuoteField({ pair, rate, onChange }: QuoteFieldProps) {
  const t = useMessages();
  const [typed, setTyped] = useState<string>();
  if (!isQuotedInversely(pair)) return null;
  const { oldCurrency: quoted, newCurrency: base } = pair;
  const computed = rate !== undefined && rate >= 1e-8 ? formatRate(quoteOf({ ...pair, rate }).rate) : '';
  return (
    <Field label={t('exchange.quote', { base, quoted })}>
      <RateFrame from={base} to={quoted}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? computed}
          onChange={({ target }) => {
            setTyped(target.value);
            const quote = parseDecimal(target.value);
            if (quote !== undefined && quote >= 1e-8 && quote <= 1e8) onChange(rateOfQuote(quote));
          }}
          onBlur={() => setTyped(undefined)}
        />
      </RateFrame>
    </Field>
  );
}
