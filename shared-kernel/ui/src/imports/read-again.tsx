import type { Import, ImportEncoding } from '@comptoir/api-contract/imports';
import { useState, type ReactNode } from 'react';
import { FilePicker } from '../files/file-picker';
import { Button, Notice } from '../components';
import { EXTENSIONS } from './file-step';
import { useImportMessages } from './import-messages';
import styles from './imports.module.css';
import { useFileSending } from './use-file-sending';

interface ReadAgainProps {
  record: Import;
  /** Available while the page that sent it is open; the server keeps only the rows. */
  file: File | undefined;
  onOpen: (id: string, file: File) => void;
  children: (readAs: (encoding: ImportEncoding) => void) => ReactNode;
}

/** Sends a file again to read it in another encoding; asks for it if it is no longer available. */
export function ReadAgain({ record, file, onOpen, children }: ReadAgainProps) {
  const t = useImportMessages();
  const { kind, officeId, fileName } = record;
  const { sending, send } = useFileSending({ kind, officeId }, onOpen);
  const [wanted, setWanted] = useState<ImportEncoding>();
  if (sending.status === 'sending') return <output>{t('reading.again')}</output>;
  const readAs = (encoding: ImportEncoding) => (file ? void send(file, encoding) : setWanted(encoding));
  return (
    <>
      {sending.status === 'failed' && (
        <Notice tone="danger" title={t('file.failed')}>
          <p>{sending.reason}</p>
        </Notice>
      )}
      {wanted && (
        <div className={styles.step}>
          <p>{t('reading.needed', { file: fileName, encoding: t(`encodings.${wanted}`) })}</p>
          <FilePicker
            single
            extensions={EXTENSIONS}
            label={t('file.pick')}
            onPick={([next]) => void send(next, wanted)}
          >
            {t('file.pick')}
          </FilePicker>
          <div className={styles.actions}>
            <Button onClick={() => setWanted(undefined)}>{t('reading.keep')}</Button>
          </div>
        </div>
      )}
      {!wanted && children(readAs)}
    </>
  );
}
