import { useId, type ReactNode } from 'react';
import { Link, type To } from '@comptoir/kernel/internal/router';
import { Icon } from '../../components/icon/icon';
import styles from './record-summary.module.css';

interface SummaryPartProps {
  title: string;
  /** List behind the part. */
  to?: To | undefined;
  /** Runs before the list opens, for example to select an office. */
  onOpen?: (() => void) | undefined;
  /** Shown without rows. */
  empty?: string;
  /** `SummaryRow` of each. */
  children: readonly ReactNode[];
}

/** A titled part of a summary. */
export function SummaryPart({ title, to, onOpen, empty, children }: SummaryPartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <PartTitle id={id} title={title} to={to} onOpen={onOpen} />
      {children.length === 0 ? <p className={styles.empty}>{empty}</p> : <ul className={styles.rows}>{children}</ul>}
    </section>
  );
}

/** Heading of a part, a link if it has a list behind. */
export function PartTitle({
  id,
  title,
  to,
  onOpen,
}: { id: string } & Pick<SummaryPartProps, 'title' | 'to' | 'onOpen'>) {
  return (
    <h2 id={id} className={styles.title}>
      {to ? (
        <Link to={to} className={styles.link} onClick={onOpen}>
          {title}
          <Icon name="forward" />
        </Link>
      ) : (
        title
      )}
    </h2>
  );
}

interface SummaryRowProps {
  children: ReactNode;
  /** Time of the day before the label, which keeps its place without one. */
  time?: ReactNode;
  figure?: ReactNode;
}

/** A line of a part: a label or link, and a figure at the end. */
export function SummaryRow({ children, time, figure }: SummaryRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {time !== undefined && <span className={styles.lead}>{time}</span>}
        {children}
      </span>
      {figure !== undefined && <span className={styles.figure}>{figure}</span>}
    </li>
  );
}
