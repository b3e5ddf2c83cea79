import type { AuditedEntity, AuditEntry } from '@comptoir/api-contract/audit';
import { useState } from 'react';
import { Button } from '../../components/button/button';
import { Loaded } from '../../components/feedback/loaded';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { Card } from '../../components/page/page';
import { hasChanges } from './changes-of';
import { HistoryEntry } from './history-entry';
import { useHistoryMessages } from './history-messages';
import { useHistory } from './history.queries';
import styles from './history.module.css';

/** Record in the audit trail. */
export interface HistoryProps {
  entity: AuditedEntity;
  id: string;
}

export function RecordHistory({ entity, id }: HistoryProps) {
  const t = useHistoryMessages();
  const changes = useHistory(entity, id);
  if (changes.data?.every((entry) => !hasChanges(entry, t))) return null;
  return (
    <Card>
      <h2 className={styles.title}>{t('title')}</h2>
      <Loaded query={changes} placeholder={<SkeletonRows count={2} />}>
        {(entries) => <Entries entries={entries} />}
      </Loaded>
    </Card>
  );
}

const UNFOLDED = 5;

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useHistoryMessages();
  const [all, setAll] = useState(false);
  const changes = entries.filter((entry) => hasChanges(entry, t));
  const shown = all ? changes : changes.slice(0, UNFOLDED);
  const older = changes.length - shown.length;
  return (
    <>
      <ol className={styles.entries}>
        {shown.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      {older > 0 && <Button onClick={() => setAll(true)}>{t('more', { count: older })}</Button>}
    </>
  );
}
