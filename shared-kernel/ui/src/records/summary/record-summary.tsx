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
  /** Number of `SummaryFigure`, drawn until they are loaded. */
  figures?: number;
  /** Number of parts, drawn until they are loaded. */
  parts: number;
  /** `SummaryFigures` and a `SummaryTable`, if there are any, then one `SummaryPart` for each part in `SummaryParts`. */
  children: (data: Data) => ReactNode;
}

/**
 * Facts about a record above its form. The form waits for them for at most three seconds, and does not move when they
 * arrive before.
 */
export function RecordSummary<Data>({ label, query, figures = 0, parts, children }: RecordSummaryProps<Data>) {
  const { data, error, refetch } = query;
  const waits = data === undefined && !error;
  return (
    <section
      className={classNames(page.card, styles.summary, waits && styles.waits)}
      aria-label={label}
      aria-busy={waits}
    >
      {data === undefined ? (
        waiting()
      ) : (
        <div key="facts" className={styles.facts}>
          {children(data)}
        </div>
      )}
    </section>
  );

  function waiting() {
    if (error) return <Failed onRetry={refetch} />;
    // Another key than the facts: a reused element would move.
    return (
      <div key="waiting" className={styles.facts}>
        {figures > 0 && (
          <div className={styles.figures}>
            {Array.from({ length: figures }, (_, tile) => (
              <div key={tile} className={styles.tile}>
                <Skeleton width="60%" />
                <div className={styles.value}>
                  <Skeleton width="40%" />
                </div>
                <Skeleton width="50%" />
              </div>
            ))}
          </div>
        )}
        <SummaryParts>
          {Array.from({ length: parts }, (_, part) => (
            <div key={part} className={styles.waiting}>
              <Waiting />
            </div>
          ))}
        </SummaryParts>
      </div>
    );
  }
}

/** Parts of a summary side by side, if there is room. */
export function SummaryParts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
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
