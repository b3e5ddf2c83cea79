import type { Collection } from '@comptoir/api-contract/collections';
import { formatDateTime } from '@comptoir/kernel/format';
import { formatAmount } from '@comptoir/ui/money';
import { FailureNotice } from '@comptoir/ui/records';
import { Notice } from '@comptoir/ui';
import { useMessages } from '../../messages/messages';
import type { Recording } from './use-recording';

interface RecordNoticeProps {
  collection: Collection;
  recording: Recording;
}

export function RecordNotice({ collection, recording }: RecordNoticeProps) {
  const t = useMessages();
  const { recordedBy, collectedAmount, currency, actualCollectionDate } = collection;
  switch (recording.status) {
    case 'sending':
      return null;
    case 'taken':
      return (
        <Notice tone="warning" title={t('record.taken')}>
          {t('record.takenBy', {
            name: recordedBy?.name ?? '',
            amount: formatAmount(collectedAmount ?? 0, currency),
            moment: formatDateTime(actualCollectionDate),
          })}
        </Notice>
      );
    case 'recorded':
      return recording.files === 'failed' ? (
        <Notice tone="warning" title={t('record.filesFailed')}>
          {t('record.filesFailedText')}
        </Notice>
      ) : (
        <Notice tone="success">{t('record.sendingFiles')}</Notice>
      );
    case 'open':
      if (recording.changed)
        return (
          <Notice tone="danger" title={t('record.changed')}>
            {t('record.changedText')}
          </Notice>
        );
      if (recording.failure) return <FailureNotice title={t('record.failed')} error={recording.failure} />;
      return (
        recording.unanswered && (
          <Notice tone="warning" title={t('record.unanswered')}>
            {t('record.unansweredText')}
          </Notice>
        )
      );
  }
}
