import { useLocation } from '@comptoir/kernel/internal/router';
import { Fact, Facts } from '../records/facts/facts';
import { ButtonLink } from '../components/button/button-link';
import { IconButton } from '../components/button/icon-button';
import type { Column } from '../components/list/column';
import { usePeekMessages } from './peek-messages';
import styles from './peek-panel.module.css';

interface PeekPanelProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  path: string | undefined;
  onClose: () => void;
}

/** Panel with all columns of a row beside the list; the focus stays in the row. */
export function PeekPanel<Row>({ row, columns, path, onClose }: PeekPanelProps<Row>) {
  const t = usePeekMessages();
  const { pathname, search } = useLocation();
  const shown = columns.filter(
    ({ narrow, says }) => narrow !== 'actions' && narrow !== 'title' && (says?.(row) ?? true),
  );
  return (
    <aside aria-label={t('title')} className={styles.panel}>
      <header className={styles.head}>
        <h2 className={styles.title}>{columns.find(({ narrow }) => narrow === 'title')?.cell(row)}</h2>
        <IconButton icon="close" size="small" label={t('close')} onClick={onClose} />
      </header>
      <div aria-live="polite" className={styles.body}>
        <Facts>
          {shown.map(({ id, title, cell }) => (
            <Fact key={id} title={title}>
              {cell(row)}
            </Fact>
          ))}
        </Facts>
      </div>
      <footer className={styles.foot}>
        <span className={styles.keys}>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('beside')}
        </span>
        {path !== undefined && (
          <ButtonLink to={path} state={{ list: `${pathname}${search}` }}>
            {t('open')}
          </ButtonLink>
        )}
      </footer>
    </aside>
  );
}
