import type { ImportKindName } from '@comptoir/api-contract/imports';
import { formatDateTime } from '@comptoir/kernel/internal/format';
import { Button, Card, Figure } from '../components';
import { useImportMessages } from './import-messages';
import styles from './imports.module.css';
import { useFormerImports } from './imports.queries';

interface FormerImportsProps {
  kind: ImportKindName;
  officeId: string;
  onOpen: (id: string) => void;
}

export function FormerImports({ kind, officeId, onOpen }: FormerImportsProps) {
  const t = useImportMessages();
  const { data = [] } = useFormerImports(kind, officeId);
  if (data.length === 0) return null;
  return (
    <Card>
      <h2 className={styles.heading}>{t('former.title')}</h2>
      <ul className={styles.former}>
        {data.map(({ id, fileName, createdAt, by, state, counts }) => (
          <li key={id}>
            <Button variant="text" onClick={() => onOpen(id)}>
              <bdi>{fileName}</bdi>
            </Button>
            <span>
              <Figure>{formatDateTime(createdAt)}</Figure> · <bdi>{by.name}</bdi> ·{' '}
              {t('former.rows', { count: counts.total })} · {t(`states.${state}`)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
