import type { CashCaseDetail } from '@comptoir/api-contract/cash-cases';
import { MEDIA_EXTENSIONS } from '@comptoir/api-contract/files';
import { FilePicker, FileTiles } from '@comptoir/ui/files';
import { FailureNotice } from '@comptoir/ui/records';
import { Card } from '@comptoir/ui';
import { useId } from 'react';
import styles from './cases.module.css';
import { useCaseMessages } from './messages/messages';
import { useCaseUpload } from './use-case-upload';

/** Photos and files of a case, such as of the notes that were counted. */
export function CaseFiles({ row: { id, mediaFiles } }: { row: CashCaseDetail }) {
  const t = useCaseMessages();
  const heading = useId();
  const { upload, isSending, error } = useCaseUpload(id);
  return (
    <Card>
      <h2 id={heading} className={styles.heading}>
        {t('files.title')}
      </h2>
      {mediaFiles.length === 0 ? (
        <p className={styles.detail}>{t('files.none')}</p>
      ) : (
        <FileTiles files={mediaFiles} labelledBy={heading} />
      )}
      {error && <FailureNotice title={t('files.failed')} error={error} />}
      <div className={styles.pickers}>
        <FilePicker extensions={[]} source="camera" single label={t('files.camera')} onPick={upload}>
          {t('files.camera')}
        </FilePicker>
        <FilePicker extensions={MEDIA_EXTENSIONS} label={t('files.pick')} onPick={upload}>
          {t('files.pick')}
        </FilePicker>
      </div>
      <output className={styles.detail}>{isSending && t('files.sending')}</output>
    </Card>
  );
}
