import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Menu } from '../controls/on-demand';
import { Icon } from '../icon/icon';
import type { Column } from './column';
import type { ListOrder } from './sort-heading';
import styles from './virtual-list.module.css';

interface SortChoiceProps {
  columns: readonly Column<never>[];
  order: ListOrder;
  disabled: boolean;
}

/** Menu of sort orders, for layouts without headings. */
export function SortChoice({ columns, order, disabled }: SortChoiceProps) {
  const t = useKernelMessages();
  const orders = columns.flatMap(({ title, first, orders: { ascending, descending } = {} }) => [
    ...(ascending === undefined || first ? [] : [{ value: ascending, label: t('list.ascending', { column: title }) }]),
    ...(descending === undefined ? [] : [{ value: descending, label: t('list.descending', { column: title }) }]),
  ]);
  const first = columns.find((column) => column.first);
  const firstLabel = order.firstLabel ?? (first ? t('list.ascending', { column: first.title }) : t('list.ownOrder'));
  const offered = [{ value: order.first, label: firstLabel }, ...orders];
  const current = offered.find(({ value }) => value === order.value)?.label ?? firstLabel;
  return (
    <div className={styles.choice}>
      {!disabled && (
        <Menu
          label={t('list.order')}
          buttonLabel={`${t('list.order')}: ${current}`}
          align="start"
          items={offered.map(({ value, label }) => ({
            id: value,
            label,
            checked: value === order.value,
            onSelect: () => order.onChange(value),
          }))}
        >
          {current}
          <Icon name="down" />
        </Menu>
      )}
    </div>
  );
}
