import { useId, type ComponentProps, type ReactNode } from 'react';
import { Link, type To } from '@comptoir/kernel/internal/router';
import { classNames } from '../../components/class-names';
import styles from './record-summary.module.css';
import { PartTitle, type SummaryPart } from './summary-part';

interface SummaryFiguresProps extends Partial<Pick<ComponentProps<typeof SummaryPart>, 'title' | 'to' | 'onOpen'>> {
  /** Keeps up to three figures with short labels beside each other, also on a phone. */
  isDense?: boolean;
  /** `SummaryFigure` of each. */
  children: ReactNode;
}

/** The leading figures of a record as tiles, before the parts of its summary. */
export function SummaryFigures({ title, to, onOpen, isDense = false, children }: SummaryFiguresProps) {
  const id = useId();
  const tiles = <dl className={classNames(styles.figures, isDense && styles.dense)}>{children}</dl>;
  if (title === undefined) return tiles;
  return (
    <section aria-labelledby={id}>
      <PartTitle id={id} title={title} to={to} onOpen={onOpen} />
      {tiles}
    </section>
  );
}

interface SummaryFigureProps {
  label: string;
  /** List behind the figure. */
  to?: To | undefined;
  /** Runs before the list opens, for example to select an office. */
  onOpen?: (() => void) | undefined;
  /** `warning`: needs work; `quiet`: nothing to count. */
  tone?: 'warning' | 'quiet' | undefined;
  /** Line below the figure. */
  note?: ReactNode;
  /** The figure. */
  children: ReactNode;
}

/** A tile of `SummaryFigures`: a label, a large figure and a note. */
export function SummaryFigure({ label, to, onOpen, tone, note, children }: SummaryFigureProps) {
  return (
    <div className={styles.tile}>
      <dt>
        {to === undefined ? (
          label
        ) : (
          <Link to={to} onClick={onOpen}>
            {label}
          </Link>
        )}
      </dt>
      <dd className={classNames(styles.value, tone && styles[tone])}>{children}</dd>
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
