import type { ReactNode } from 'react';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Button } from '../../components/button/button';
import { Skeleton } from '../../components/feedback/skeleton';
import { classNames } from '../../components/class-names';
import page from '../../components/page/page.module.css';
import styles from './record-summary.module.css';

interface RecordSummaryProps<Data> {
  /** Name of the section. */
  label: string;
  /** A result of TanStack Query. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** Number of parts, whose height is reserved until they are loaded. */
  parts: number;
  /** Rows of the `SummaryTable` before the parts, if there is one; its height is reserved too. */
  table?: number;
  /** One `SummaryPart` for each part. */
  children: (data: Data) => ReactNode;
}

/** Facts about a record above its form, which never waits for them. */
export function RecordSummary<Data>({ label, query, parts, table, children }: RecordSummaryProps<Data>) {
  const { data, error, refetch } = query;
  return (
    <section className={page.card} aria-label={label} aria-busy={data === undefined && !error}>
      <div className={styles.parts}>{data === undefined ? places() : children(data)}</div>
    </section>
  );

  function places() {
    const places = Array.from({ length: parts }, (_, place) => (
      <div key={place} className={classNames(styles.part, styles.waiting)}>
        {error ? place === 0 && table === undefined && <Failed onRetry={refetch} /> : <Waiting />}
      </div>
    ));
    if (table === undefined) return places;
    return [
      <div key="table" className={classNames(styles.part, styles.wide)} style={{ '--rows': table }}>
        {error ? <Failed onRetry={refetch} /> : <Waiting />}
      </div>,
      ...places,
    ];
  }
}

function Failed({ onRetry }: { onRetry: () => unknown }) {
  const t = useKernelMessages();
  return (
    <div role="alert">
      <p className={styles.failed}>{t('state.failed')}</p>
      <Button onClick={() => void onRetry()}>{t('state.retry')}</Button>
    </div>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton width="45%" />
      <div className={styles.rows}>
        <div className={styles.row}>
          <Skeleton width="70%" />
        </div>
        <div className={styles.row}>
          <Skeleton width="60%" />
        </div>
      </div>
    </>
  );
}
