import { Icon } from '../icon/icon';
import type { Column } from './column';
import styles from './virtual-list.module.css';

/** The order that a list is in, as its address names it, and how another one is asked for. */
export interface ListOrder {
  value: string;
  onChange: (order: string) => void;
}

type Orders = NonNullable<Column<never>['orders']>;

/** How a list is sorted by a column; nothing for one that none of its orders is about. */
export function sortedBy(
  orders: Orders | undefined,
  order: ListOrder | undefined,
): 'ascending' | 'descending' | 'none' | undefined {
  if (!orders || !order) return undefined;
  if (orders.ascending === order.value) return 'ascending';
  return orders.descending === order.value ? 'descending' : 'none';
}

interface SortHeadingProps {
  title: string;
  orders: Orders;
  order: ListOrder;
}

/** The heading of a column that the list is sorted by when it is pressed: descending first, then the other way round. */
export function SortHeading({ title, orders, order: { value, onChange } }: SortHeadingProps) {
  const next = [orders.descending, orders.ascending].find((each) => each !== undefined && each !== value);
  return (
    <button type="button" className={styles.sort} onClick={() => next !== undefined && onChange(next)}>
      {title}
      <Icon name="down" className={styles.arrow} />
    </button>
  );
}
