import { IMPORT_ROWS_LIMIT, IMPORT_SIZE_LIMIT_BYTES } from '@comptoir/api-contract/imports';
import { EXPORT_FORMATS } from '@comptoir/api-contract/export-formats';
import { useState } from 'react';
import { downloadAnswer } from '../files/download/download';
import { ExportButton } from '../files/export-button';
import { FilePicker } from '../files/file-picker';
import { Progress } from '../files/progress';
import { contractMessage, useLanguage } from '../i18n';
import { Notice } from '../ui';
import { FormerImports } from './former-imports';
import { useImportMessages } from './import-messages';
import type { ImportWords } from './import-words';
import styles from './imports.module.css';
import { sendImport } from './imports.queries';
import { Steps } from './steps';

type Sending = { status: 'none' } | { status: 'sending'; sent: number } | { status: 'failed'; reason: string };

const EXTENSIONS = ['xlsx', 'csv', 'tsv', 'txt'];
const MEGABYTE = 1024 * 1024;

interface FileStepProps {
  words: ImportWords;
  officeId: string;
  onOpen: (id: string) => void;
}

/** Where the file comes from: a dialog, or dropped; a template for who has none yet. */
export function FileStep({ words, officeId, onOpen }: FileStepProps) {
  const t = useImportMessages();
  const { language } = useLanguage();
  const [sending, setSending] = useState<Sending>({ status: 'none' });
  const { kind } = words;

  const send = async ([file]: readonly File[]) => {
    if (!file || sending.status === 'sending') return;
    if (file.size > IMPORT_SIZE_LIMIT_BYTES) {
      setSending({ status: 'failed', reason: t('file.tooLarge', { megabytes: IMPORT_SIZE_LIMIT_BYTES / MEGABYTE }) });
      return;
    }
    setSending({ status: 'sending', sent: 0 });
    try {
      onOpen(await sendImport(file, { kind, officeId }, (sent) => setSending({ status: 'sending', sent })));
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      setSending({ status: 'failed', reason: contractMessage(reason) });
    }
  };

  return (
    <div className={styles.step}>
      <Steps at="file" />
      <p>{t('file.about', { rows: IMPORT_ROWS_LIMIT })}</p>
      <p>{words.rule}</p>
      {sending.status === 'failed' && (
        <Notice tone="danger" title={t('file.failed')}>
          <p>{sending.reason}</p>
        </Notice>
      )}
      {sending.status === 'sending' ? (
        <output>
          {sending.sent < 1 ? (
            <Progress percent={Math.round(sending.sent * 100)} label={t('file.sending')} />
          ) : (
            t('reading')
          )}
        </output>
      ) : (
        <FilePicker extensions={EXTENSIONS} label={t('file.pick')} onPick={(files) => void send(files)}>
          {t('file.drop')}
        </FilePicker>
      )}
      <section className={styles.template} aria-label={t('file.template')}>
        <p>{t('file.template')}</p>
        <ExportButton
          formats={EXPORT_FORMATS}
          download={(format) =>
            downloadAnswer('exportImportTemplate', { query: { kind, language, format } }, `${kind}.${format}`)
          }
        />
      </section>
      <FormerImports kind={kind} officeId={officeId} onOpen={onOpen} />
    </div>
  );
}
