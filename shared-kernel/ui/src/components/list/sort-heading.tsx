import { Icon } from '../icon/icon';
import type { Column } from './column';
import styles from './virtual-list.module.css';

/** Sort order of a list as named in its address, with its setter. */
export interface ListOrder {
  value: string;
  first: string;
  /** Name of the first order, 'Default order' by default. */
  firstLabel?: string;
  /** True if the page itself lacks a choice of orders; the list then adds one in layouts without headings. */
  offered?: boolean;
  onChange: (order: string) => void;
}

type Orders = NonNullable<Column<never>['orders']>;

/** Sort direction of a column; undefined if the list has no order for it. */
export function sortedBy(
  orders: Orders | undefined,
  order: ListOrder | undefined,
): 'ascending' | 'descending' | 'none' | undefined {
  if (!orders || !order) return undefined;
  if (orders.ascending === order.value) return 'ascending';
  return orders.descending === order.value ? 'descending' : 'none';
}

/** Next order of a column on a press: first, second, then the list's default. */
function orderAfter(orders: Orders, { value, first }: ListOrder): string {
  const own = Object.values(orders);
  return own[own.indexOf(value) + 1] ?? (own.includes(first) ? (own[0] ?? first) : first);
}

interface SortHeadingProps {
  title: string;
  orders: Orders;
  order: ListOrder;
}

export function SortHeading({ title, orders, order }: SortHeadingProps) {
  return (
    <button type="button" className={styles.sort} onClick={() => order.onChange(orderAfter(orders, order))}>
      {title}
      <Icon name="down" className={styles.arrow} />
    </button>
  );
}
