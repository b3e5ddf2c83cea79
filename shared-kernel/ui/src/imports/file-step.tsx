import { IMPORT_ROWS_LIMIT } from '@comptoir/api-contract/imports';
import { FilePicker } from '../files/file-picker';
import { Progress } from '../files/progress';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Button, Card, Notice } from '../components';
import { FileColumns } from './file-columns';
import { FormerImports } from './former-imports';
import { useImportMessages } from './import-messages';
import type { ImportWords } from './import-words';
import styles from './imports.module.css';
import { Steps } from './steps';
import { TemplateButtons } from './template-buttons';
import { useFileSending } from './use-file-sending';

/** Supported file types. */
export const EXTENSIONS = ['xlsx', 'csv', 'tsv', 'txt'];

interface FileStepProps {
  words: ImportWords;
  officeId: string;
  onOpen: (id: string, file?: File) => void;
}

export function FileStep({ words, officeId, onOpen }: FileStepProps) {
  const t = useImportMessages();
  const kernel = useKernelMessages();
  const { kind } = words;
  const { sending, send } = useFileSending({ kind, officeId }, onOpen);
  const lost = sending.status === 'failed' ? sending.lost : undefined;

  return (
    <div className={styles.step}>
      <Steps at="file" />
      <Card>
        <div className={styles.sides}>
          <div className={styles.step}>
            {sending.status === 'failed' && (
              <Notice
                tone="danger"
                title={t('file.failed')}
                action={lost && <Button onClick={() => void send(lost)}>{kernel('state.retry')}</Button>}
              >
                <p>{sending.reason}</p>
              </Notice>
            )}
            <div className={styles.drop}>
              {sending.status === 'sending' ? (
                <output className={styles.sending}>
                  {sending.sent < 1 ? (
                    <Progress percent={Math.round(sending.sent * 100)} label={t('file.sending')} />
                  ) : (
                    t('reading.now')
                  )}
                </output>
              ) : (
                <FilePicker single extensions={EXTENSIONS} label={t('file.pick')} onPick={([file]) => void send(file)}>
                  <span className={styles.choose}>{t('file.pick')}</span>
                  <span className={styles.orDrop}>{t('file.orDrop')}</span>
                </FilePicker>
              )}
            </div>
            <p>{t('file.about', { rows: IMPORT_ROWS_LIMIT })}</p>
            <section className={styles.template} aria-label={t('file.template')}>
              <p>{t('file.template')}</p>
              <TemplateButtons kind={kind} />
            </section>
          </div>
          <FileColumns words={words} />
        </div>
      </Card>
      <FormerImports kind={kind} officeId={officeId} onOpen={onOpen} />
    </div>
  );
}
