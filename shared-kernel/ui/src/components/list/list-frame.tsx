import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { onDemand } from '@comptoir/kernel/store/on-demand';
import { classNames } from '../class-names';
import { EmptyState } from '../feedback/empty-state';
import { Loaded } from '../feedback/loaded';
import styles from './list-frame.module.css';
import type { TotalsQuery } from './totals/totals-query';
import { loadVirtualTable } from './virtual-list';

/** Part of a TanStack Query result that the frame uses. */
export interface ListQuery<Row> {
  data: readonly Row[] | undefined;
  error: Error | null;
  refetch: () => unknown;
}

const foot = onDemand(async () => (await import(/* webpackChunkName: "totals" */ './totals/list-totals')).ListTotals);

interface ListFrameProps<Row> {
  query: ListQuery<Row>;
  /** Title without rows, for example 'No agencies found'. */
  empty: string;
  /** Next step without rows: `ClearFilters`, or a link to create the first. */
  emptyAction?: ReactNode;
  /** Totals of all filtered rows, in a sticky footer. */
  totals?: TotalsQuery;
  /** `page`: on a phone the rows scroll with the page instead of inside the frame. */
  scrolls?: 'page';
  /** Renders loaded rows; at least one. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** Frame of a list: renders loading, an error with retry, the empty state, or the rows. */
export function ListFrame<Row>({ query, empty, emptyAction, totals, scrolls, children }: ListFrameProps<Row>) {
  const hasFoot = totals !== undefined;
  const Foot = foot.useLoaded()?.Component;
  useEffect(() => {
    void loadVirtualTable();
    if (hasFoot) void foot.load();
  }, [hasFoot]);
  // Deferred, so that the first rows render in parts: the answer of a query renders in one task.
  const isShown = useDeferredValue(query.data !== undefined);
  return (
    <section className={classNames(styles.frame, scrolls === 'page' && styles.inPage)}>
      <Loaded query={isShown ? query : { ...query, data: undefined }}>
        {(rows) => (rows.length === 0 ? <EmptyState title={empty}>{emptyAction}</EmptyState> : children(rows))}
      </Loaded>
      {totals && <footer className={styles.foot}>{Foot && <Foot {...totals} />}</footer>}
    </section>
  );
}
