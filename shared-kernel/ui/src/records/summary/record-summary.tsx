import { useId, type ReactNode } from 'react';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Link, type To } from '@comptoir/kernel/internal/router';
import { Button } from '../../components/button/button';
import { Skeleton } from '../../components/feedback/skeleton';
import { Icon } from '../../components/icon/icon';
import page from '../../components/page/page.module.css';
import styles from './record-summary.module.css';

interface RecordSummaryProps<Data> {
  /** Name of the section. */
  label: string;
  /** A result of TanStack Query. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** Number of parts, whose height is reserved until they are loaded. */
  parts: number;
  /** One `SummaryPart` for each part. */
  children: (data: Data) => ReactNode;
}

/** Facts about a record above its form, which never waits for them. */
export function RecordSummary<Data>({ label, query, parts, children }: RecordSummaryProps<Data>) {
  const { data, error, refetch } = query;
  return (
    <section className={page.card} aria-label={label} aria-busy={data === undefined && !error}>
      <div className={styles.parts}>{data === undefined ? places() : children(data)}</div>
    </section>
  );

  function places() {
    return Array.from({ length: parts }, (_, place) => (
      <div key={place} className={styles.part}>
        {error ? place === 0 && <Failed onRetry={refetch} /> : <Waiting />}
      </div>
    ));
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

interface SummaryPartProps {
  title: string;
  /** List behind the part. */
  to?: To | undefined;
  /** Shown without rows. */
  empty?: string;
  /** At most three `SummaryRow`. */
  children: readonly ReactNode[];
}

/** A titled part of a summary. */
export function SummaryPart({ title, to, empty, children }: SummaryPartProps) {
  const id = useId();
  const heading = to ? (
    <Link to={to} className={styles.link}>
      {title}
      <Icon name="forward" />
    </Link>
  ) : (
    title
  );
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {heading}
      </h2>
      {children.length === 0 ? <p className={styles.empty}>{empty}</p> : <ul className={styles.rows}>{children}</ul>}
    </section>
  );
}

/** A line of a part: a label or link, and a figure at the end. */
export function SummaryRow({ children, figure }: { children: ReactNode; figure?: ReactNode }) {
  return (
    <li className={styles.row}>
      <span className={styles.name}>{children}</span>
      {figure !== undefined && <span className={styles.figure}>{figure}</span>}
    </li>
  );
}
