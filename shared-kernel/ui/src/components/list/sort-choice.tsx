import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Select } from '../controls/on-demand';
import type { Column } from './column';
import type { ListOrder } from './sort-heading';
import styles from './virtual-list.module.css';

interface SortChoiceProps {
  columns: readonly Column<never>[];
  order: ListOrder;
  disabled: boolean;
}

/** Select of sort orders, for layouts without headings. */
export function SortChoice({ columns, order, disabled }: SortChoiceProps) {
  const t = useKernelMessages();
  const own = t('list.ownOrder');
  const orders = columns.flatMap(({ title, orders: { ascending, descending } = {} }) => [
    ...(ascending === undefined ? [] : [{ value: ascending, label: t('list.ascending', { column: title }) }]),
    ...(descending === undefined ? [] : [{ value: descending, label: t('list.descending', { column: title }) }]),
  ]);
  return (
    <div className={styles.choice}>
      <Select
        label={t('list.order')}
        placeholder={own}
        value={order.value}
        disabled={disabled}
        options={[{ value: order.first, label: own }, ...orders]}
        onChange={order.onChange}
      />
    </div>
  );
}
