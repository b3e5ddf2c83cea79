import { useEffect, type ReactNode } from 'react';
import { onDemand } from '../../store/on-demand';
import { EmptyState } from '../feedback/empty-state';
import { Loaded } from '../feedback/loaded';
import styles from './list-frame.module.css';
import type { TotalsQuery } from './totals/list-totals';
import { loadVirtualTable } from './virtual-list';

/** What a frame needs to know of a query; every result of TanStack Query has it. */
export interface ListQuery<Row> {
  data: readonly Row[] | undefined;
  error: Error | null;
  refetch: () => unknown;
}

const foot = onDemand(async () => (await import(/* webpackChunkName: "totals" */ './totals/list-totals')).ListTotals);

interface ListFrameProps<Row> {
  query: ListQuery<Row>;
  /** What it says when there are no rows, for example 'No agencies found'. */
  empty: string;
  /** The next step when there are none: `ClearFilters`, or the way to the first one. */
  emptyAction?: ReactNode;
  /** What all rows of the filter add up to, in a foot that stays in place. */
  totals?: TotalsQuery;
  /** The rows once they are there; at least one. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** Where a list stands: it shows that the rows are coming, that they failed with a way to try again, or that there are none. */
export function ListFrame<Row>({ query, empty, emptyAction, totals, children }: ListFrameProps<Row>) {
  const hasFoot = totals !== undefined;
  const Foot = foot.useLoaded()?.Component;
  useEffect(() => {
    void loadVirtualTable();
    if (hasFoot) void foot.load();
  }, [hasFoot]);
  return (
    <section className={styles.frame}>
      <Loaded query={query}>
        {(rows) => (rows.length === 0 ? <EmptyState title={empty}>{emptyAction}</EmptyState> : children(rows))}
      </Loaded>
      {totals && <footer className={styles.foot}>{Foot && <Foot {...totals} />}</footer>}
    </section>
  );
}
