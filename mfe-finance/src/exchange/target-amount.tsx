import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { convert, convertBack, fromMinor, toMinor } from '@comptoir/api-contract/money';
import { TradeInput } from '@comptoir/api-contract/trades';
import { AmountInput, Field } from '@comptoir/ui/fields';
import { formatAmount } from '@comptoir/ui/money';
import { Button } from '@comptoir/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../messages/messages';

const { newAmount: Amount, rate: Rate } = TradeInput.shape;

interface TargetAmountProps {
  rate: number | undefined;
  currency: CurrencyCode | '';
  /** Called with the amount that converts to the wanted one. */
  onChange: (amount: number) => void;
}

export function TargetAmount({ rate, currency, onChange }: TargetAmountProps) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState<number>();
  const given = amountFor(wanted, rate);
  // Once per amount, since the given one may be edited afterwards.
  const give = useEffectEvent(onChange);
  useEffect(() => {
    if (given !== undefined) give(given);
  }, [given]);

  if (!isOpen) {
    return (
      <div>
        <Button size="small" onClick={() => setOpen(true)}>
          {t('exchange.enterWanted')}
        </Button>
      </div>
    );
  }
  const got = given === undefined || rate === undefined ? undefined : fromMinor(convert(toMinor(given), rate));
  const hint =
    got !== undefined && got !== wanted && currency !== ''
      ? t('exchange.wantedNearest', { amount: formatAmount(got, currency) })
      : undefined;
  return (
    <Field label={t('exchange.wanted')} hint={<span aria-live="polite">{hint}</span>}>
      <AmountInput value={wanted} onChange={setWanted} currency={currency} />
    </Field>
  );
}

function amountFor(wanted: number | undefined, rate: number | undefined): number | undefined {
  const amount = Amount.safeParse(wanted);
  const at = Rate.safeParse(rate);
  return amount.success && at.success ? fromMinor(convertBack(toMinor(amount.data), at.data)) : undefined;
}
