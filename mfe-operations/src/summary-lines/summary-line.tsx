import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { Link } from '@comptoir/kernel/router';
import { classNames, Money } from '@comptoir/ui';
import type { ReactNode } from 'react';
import styles from './summary-line.module.css';

interface SummaryLinesProps {
  /** High lines with a rule above each, for a few collections beside others. */
  isRoomy?: boolean;
  children: ReactNode;
}

/** A `SummaryPart` of `SummaryLine`, whose states and amounts are under each other. */
export function SummaryLines({ isRoomy = false, children }: SummaryLinesProps) {
  return <div className={classNames(styles.lines, isRoomy && styles.roomy)}>{children}</div>;
}

interface SummaryLineProps {
  /** Time of the day before the name; an empty one keeps its place. */
  time?: ReactNode;
  to: string;
  /** Text of the link. */
  children: ReactNode;
  detail?: ReactNode;
  /** Delay or result. */
  state?: ReactNode;
  amount: number;
  currency: CurrencyCode;
}

/** A collection in a summary; the whole line opens it. */
export function SummaryLine({ time, to, children, detail, state, amount, currency }: SummaryLineProps) {
  const isTimed = time !== undefined;
  return (
    <li className={classNames(styles.line, isTimed && styles.timed)}>
      <span className={styles.name}>
        {isTimed && <span className={styles.time}>{time}</span>}
        <Link to={to} className={styles.link}>
          {children}
        </Link>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      <span className={styles.state}>{state}</span>
      <Money className={styles.amount} amount={amount} currency={currency} />
    </li>
  );
}

/** A line below which other ones belong together, or which leads to further ones. */
export function SummaryHeadLine({ children }: { children: ReactNode }) {
  return <li className={styles.head}>{children}</li>;
}
