import { formatDate } from '@comptoir/kernel/format';
import { useOfficeInCountry } from '@comptoir/kernel/selection';
import { Select } from '@comptoir/ui';
import { Sheet, SheetDay, useSheetState } from '@comptoir/ui/collections';
import { PaperPage } from '@comptoir/ui/paper';
import { useMessages } from '../../messages/messages';
import { useCollectorOptions } from '../collections.queries';
import styles from '../collection-toolbar.module.css';

export function DaySheetPage() {
  const t = useMessages();
  const [state, change] = useSheetState();
  const officeId = useOfficeInCountry()?.officeId;
  const collectors = useCollectorOptions();
  const all = { value: '', label: t('collections.allCollectors') };
  return (
    <PaperPage
      title={t('paper.daySheet', { day: formatDate(state.day) })}
      officeId={officeId}
      choices={
        <>
          <div className={styles.choice}>
            <SheetDay day={state.day} onChange={change} />
          </div>
          <div className={styles.choice}>
            <Select
              label={t('collection.collector')}
              placeholder={all.label}
              value={state.collector}
              options={[all, ...(collectors.data ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
              onChange={(collector) => change({ collector })}
            />
          </div>
        </>
      }
    >
      <Sheet officeId={officeId} {...state} />
    </PaperPage>
  );
}
