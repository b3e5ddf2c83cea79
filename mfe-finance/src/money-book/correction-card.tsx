import type { Collection, CollectionChange } from '@comptoir/api-contract/collections';
import type { Answer } from '@comptoir/kernel/http';
import { FailureNotice, useRecordChange } from '@comptoir/ui/records';
import { Card } from '@comptoir/ui';
import { useEffect } from 'react';
import { useMessages } from '../messages/messages';
import styles from './collection.module.css';
import { CorrectionForm } from './correction-form';
import type { Correction } from './correction-form.schema';

interface CorrectionCardProps {
  stored: Answer<Collection>;
  reload: () => Promise<{ data: Answer<Collection> | undefined }>;
}

/** Only for a SUPERADMIN. */
export function CorrectionCard({ stored, reload }: CorrectionCardProps) {
  const t = useMessages();
  const record = useRecordChange('updateCollection', stored, {
    reload,
    success: t('correction.saved'),
    failure: t('correction.failed'),
    failureIn: 'screen',
  });
  const { base, formKey, change, isStale, loadCurrent } = record;
  const isSaved = change.state.status === 'saved';

  useEffect(() => {
    if (isSaved) loadCurrent();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time it was saved
  }, [isSaved]);

  const notice = (
    <>
      {record.notice}
      {!isStale && change.error && <FailureNotice title={t('correction.failed')} error={change.error} />}
    </>
  );

  return (
    <Card>
      <h2 className={styles.heading}>
        {t(base.data.collectedAmount === null ? 'correction.record' : 'correction.correct')}
      </h2>
      <CorrectionForm
        key={formKey}
        version={base.etag}
        collection={base.data}
        submission={change}
        onSubmit={(correction) =>
          change.mutate({ params: { id: base.data.id }, body: changeOf(correction), ifMatch: base.etag })
        }
        notice={notice}
      />
    </Card>
  );
}

function changeOf({ collectedAmount, reason }: Correction): CollectionChange {
  return { collectedAmount, collectionNotes: [], ...(reason !== '' && { correctionReason: reason }) };
}
