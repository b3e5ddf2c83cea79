import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { DENOMINATIONS } from '@comptoir/api-contract/denominations';
import { useLanguage } from '@comptoir/kernel/i18n';
import { TextInput } from '@comptoir/ui/fields';
import { currencyName } from '@comptoir/ui/money';
import { Button, Checkbox, Figure, Money } from '@comptoir/ui';
import { useId, useState, type KeyboardEventHandler } from 'react';
import { useCountingMessages } from './counting-messages';
import styles from './count-sheet.module.css';
import { coinsBelowOne, denominationText } from './denomination-text';
import { lineAmount, NOT_COUNTED, readNumber, typedAmount, type TypedCount } from './typed-count';

interface CurrencyCountProps {
  currency: CurrencyCode;
  count: TypedCount;
  onChange: (count: TypedCount) => void;
  onKeyDown: KeyboardEventHandler<HTMLInputElement>;
  /** Undefined for a required currency. */
  onRemove: (() => void) | undefined;
}

export function CurrencyCount({ currency, count, onChange, onKeyDown, onRemove }: CurrencyCountProps) {
  const t = useCountingMessages();
  const { language } = useLanguage();
  const [hasCoins, setHasCoins] = useState(false);
  const coins = coinsBelowOne(currency);
  const shown = DENOMINATIONS[currency].filter((value) => hasCoins || !coins.includes(value));
  const numbers = count.kind === 'typed' ? count.numbers : {};
  return (
    <fieldset className={styles.currency}>
      <legend className={styles.legend}>
        {currency} <span className={styles.name}>{currencyName(currency, language)}</span>
      </legend>
      <div className={styles.heads} aria-hidden>
        <span>{t('note')}</span>
        <span>{t('number')}</span>
        <span>{t('amount')}</span>
      </div>
      {shown.map((value) => (
        <Line
          key={value}
          currency={currency}
          value={value}
          typed={numbers[value] ?? ''}
          onType={(typed) => onChange({ kind: 'typed', numbers: { ...numbers, [value]: typed } })}
          onKeyDown={onKeyDown}
        />
      ))}
      {coins.length > 0 && !hasCoins && (
        <Button size="small" variant="text" onClick={() => setHasCoins(true)}>
          {t('coins')}
        </Button>
      )}
      <p className={styles.total}>
        <span>{t('total', { currency })}</span>
        <output>
          <Money amount={typedAmount(currency, count)} currency={currency} />
        </output>
      </p>
      <div className={styles.none}>
        <Checkbox
          checked={count.kind === 'none'}
          onChange={({ target }) => onChange(target.checked ? { kind: 'none' } : NOT_COUNTED)}
        >
          {t('none', { currency })}
        </Checkbox>
        {onRemove && (
          <Button size="small" variant="text" icon="close" onClick={onRemove}>
            {t('remove', { currency })}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

interface LineProps {
  currency: CurrencyCode;
  value: string;
  typed: string;
  onType: (typed: string) => void;
  onKeyDown: KeyboardEventHandler<HTMLInputElement>;
}

function Line({ currency, value, typed, onType, onKeyDown }: LineProps) {
  const t = useCountingMessages();
  const id = useId();
  const isWrong = readNumber(typed).kind === 'wrong';
  const amount = lineAmount(value, typed);
  return (
    <div className={styles.line}>
      <Figure>{denominationText(value)}</Figure>
      <TextInput
        aria-label={t('numberOf', { value: denominationText(value), currency })}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.amount}>{amount > 0 && <Money amount={amount} currency={currency} />}</span>
      {isWrong && (
        <p id={id} role="alert" className={styles.wrong}>
          {t('wrong')}
        </p>
      )}
    </div>
  );
}
