import { Icon } from '../icon/icon';
import type { Column } from './column';
import styles from './virtual-list.module.css';

/** The order that a list is in, as its address names it, and how another one is asked for. */
export interface ListOrder {
  value: string;
  /** The one that the list has by itself. */
  first: string;
  /** The page offers no choice of orders: where there are no headings to press the list does. */
  offered?: boolean;
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

/** The orders of a column one after the other, the one that is named first before the other; then the list's own. */
function orderAfter(orders: Orders, { value, first }: ListOrder): string {
  const own = Object.values(orders);
  return own[own.indexOf(value) + 1] ?? (own.includes(first) ? (own[0] ?? first) : first);
}

interface SortHeadingProps {
  title: string;
  orders: Orders;
  order: ListOrder;
}

/** The heading of a column that the list is sorted by when it is pressed. */
export function SortHeading({ title, orders, order }: SortHeadingProps) {
  return (
    <button type="button" className={styles.sort} onClick={() => order.onChange(orderAfter(orders, order))}>
      {title}
      <Icon name="down" className={styles.arrow} />
    </button>
  );
}
