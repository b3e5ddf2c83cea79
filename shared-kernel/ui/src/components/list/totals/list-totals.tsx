import { Suspense, useRef, type ReactNode } from 'react';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { useOwnCurrencyFirst } from '../../../money/use-own-currency-first';
import { Button } from '../../button/button';
import { Skeleton } from '../../feedback/skeleton';
import { lineOf } from '../list-tracks';
import { AlignedTotals } from './aligned-totals';
import { CurrencyTable } from './currency-table';
import styles from './list-totals.module.css';
import type { CurrencyFigures, TotalsQuery } from './totals-query';
import { TotalsLine, TotalsTitle } from './totals-line';
import { useTracks } from './use-tracks';
import { TooManyRows, useTooManyRows } from './too-many-rows';

const LOADING = <Skeleton width="180px" />;

/**
 * Footer of a list: figures below their columns if the list shows them; otherwise two figures per currency beside each
 * other, or more in a table with a row per currency.
 */
export function ListTotals({ data, error, refetch, period }: TotalsQuery) {
  const totals = useRef<HTMLElement>(null);
  const tracks = useTracks(totals);
  const t = useKernelMessages();
  const tooMany = useTooManyRows({ data, error });
  const rows = useOwnCurrencyFirst(data);
  return (
    <section ref={totals} aria-label={t('list.totals')} aria-busy={!data && !error} className={styles.totals}>
      {tooMany ? (
        <Note>
          <Suspense fallback={LOADING}>
            <TooManyRows refusal={tooMany} />
          </Suspense>
        </Note>
      ) : rows && tracks !== null && isAligned(rows, tracks) ? (
        <AlignedTotals rows={rows} tracks={tracks} period={period} />
      ) : rows && isTable(rows) ? (
        <CurrencyTable rows={rows} tracks={tracks} />
      ) : rows && rows.length > 0 ? (
        <TotalsLine rows={rows} />
      ) : (
        <Note>{rows ? '–' : error ? failure() : LOADING}</Note>
      )}
    </section>
  );

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

function isAligned(rows: readonly CurrencyFigures[], tracks: string): boolean {
  const isShown = (column: string | undefined) => column !== undefined && tracks.includes(`[${lineOf(column)}]`);
  return rows.length > 0 && rows.every(({ figures }) => figures.every(({ column }) => isShown(column)));
}

function isTable(rows: readonly CurrencyFigures[]): boolean {
  return rows.some(({ figures }) => figures.length > 2);
}

function Note({ children }: { children: ReactNode }) {
  return (
    <div className={styles.line}>
      <TotalsTitle />
      {children}
    </div>
  );
}
