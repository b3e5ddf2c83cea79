import type { ListLayout } from './list-layout';
import { ListRow } from './list-row';
import styles from './virtual-list.module.css';

interface PrintedRowsProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  layout: ListLayout<Row>;
}

export function PrintedRows<Row>({ rows, rowKey, layout }: PrintedRowsProps<Row>) {
  return (
    <div role="rowgroup" className={styles.printed}>
      {rows.map((row, index) => (
        <ListRow key={rowKey(row)} row={row} index={index} layout={layout} />
      ))}
    </div>
  );
}
