import type { Collection } from '@comptoir/api-contract/collections';
import { TakenNotice } from '@comptoir/ui/collections';
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
  switch (recording.status) {
    case 'sending':
      return null;
    case 'taken':
      return <TakenNotice collection={collection} />;
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
