import type { Import, ImportKindName } from '@comptoir/api-contract/imports';
import { formatDateTime } from '@comptoir/kernel/internal/format';
import { resourceKey } from '@comptoir/kernel/internal/query';
import { useQueryClient } from '@tanstack/react-query';
import { useApiMutation } from '../changes';
import { Button, Card, Figure, Tag } from '../components';
import { useImportMessages } from './import-messages';
import styles from './imports.module.css';
import { useFormerImports } from './imports.queries';

/** Imports beyond these are folded. */
const UNFOLDED = 3;

interface FormerImportsProps {
  kind: ImportKindName;
  officeId: string;
  onOpen: (id: string) => void;
}

/** Imports of the last 30 days, newest first. */
export function FormerImports({ kind, officeId, onOpen }: FormerImportsProps) {
  const t = useImportMessages();
  const { data = [] } = useFormerImports(kind, officeId);
  if (data.length === 0) return null;
  return (
    <Card>
      <h2 className={styles.heading}>{t('former.title')}</h2>
      <FormerList imports={data.slice(0, UNFOLDED)} onOpen={onOpen} />
      {data.length > UNFOLDED && (
        <details className={styles.older}>
          <summary>{t('former.older', { count: data.length - UNFOLDED })}</summary>
          <FormerList imports={data.slice(UNFOLDED)} onOpen={onOpen} />
        </details>
      )}
    </Card>
  );
}

function FormerList({ imports, onOpen }: Pick<FormerImportsProps, 'onOpen'> & { imports: readonly Import[] }) {
  const t = useImportMessages();
  const client = useQueryClient();
  const discard = useApiMutation('withdrawImport', {
    failure: t('former.notDiscarded'),
    onSuccess: () => void client.invalidateQueries({ queryKey: [resourceKey('listImports')] }),
  });
  return (
    <ul className={styles.former}>
      {imports.map(({ id, fileName, createdAt, by, state, counts }) => {
        const isUnfinished = state === 'unmapped' || state === 'ready';
        return (
          <li key={id}>
            <span className={styles.column}>
              <bdi className={styles.fileName}>{fileName}</bdi>
              <span className={styles.raw}>
                <Figure>{formatDateTime(createdAt)}</Figure> · <bdi>{by.name}</bdi> ·{' '}
                {t('former.rows', { count: counts.total })}
              </span>
            </span>
            <Tag tone={isUnfinished ? 'info' : 'neutral'}>{t(`states.${state}`)}</Tag>
            <span className={styles.decisions}>
              <Button size="small" onClick={() => onOpen(id)}>
                {t(isUnfinished ? 'former.continue' : 'former.open')}
              </Button>
              {isUnfinished && (
                <Button
                  size="small"
                  variant="text"
                  disabled={discard.isPending}
                  onClick={() => discard.mutate({ params: { id }, ifMatch: '*' })}
                >
                  {t('former.discard')}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
