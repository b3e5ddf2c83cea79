import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { Suspense } from 'react';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Money } from '../../../money/money';
import { Button } from '../../button/button';
import { classNames } from '../../class-names';
import { Skeleton } from '../../feedback/skeleton';
import styles from './list-totals.module.css';
import { TooManyRows, useTooManyRows } from './too-many-rows';

/** Totals in one currency. */
export interface CurrencyFigures {
  currency: CurrencyCode;
  /** In two lines, for example given and received; amounts in major units, `signed` ones with their sign. */
  figures: readonly { label: string; amount: number; signed?: true }[];
}

/** Totals of all filtered rows, computed by the server, or refused for too many rows. */
export interface TotalsQuery {
  data: readonly CurrencyFigures[] | undefined;
  error: Error | null;
  refetch: () => unknown;
}

const LOADING = <Skeleton width="180px" />;

/** Footer of a list; scrolls if too wide. A phone has the currencies under each other. */
export function ListTotals({ data, error, refetch }: TotalsQuery) {
  const t = useKernelMessages();
  const tooMany = useTooManyRows({ data, error });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <section aria-label={t('list.totals')} aria-busy={!data && !error} className={styles.totals} tabIndex={0}>
      <span aria-hidden="true" className={styles.title}>
        {t('list.totals')}
      </span>
      {tooMany ? (
        <Suspense fallback={LOADING}>
          <TooManyRows refusal={tooMany} />
        </Suspense>
      ) : (
        figures()
      )}
    </section>
  );

  function figures() {
    if (data) return data.length === 0 ? '–' : data.map(figuresOf);
    return error ? failure() : LOADING;
  }

  function failure() {
    return (
      <>
        {t('state.failed')}
        <Button size="small" onClick={() => void refetch()}>
          {t('state.retry')}
        </Button>
      </>
    );
  }
}

function figuresOf({ currency, figures }: CurrencyFigures) {
  return (
    <dl
      key={currency}
      className={classNames(styles.figures, figures.length > 2 && styles.inPairs, figures.length > 4 && styles.andMore)}
    >
      {figures.map(({ label, amount, signed = false }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} currency={currency} signed={signed} plus={signed} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
