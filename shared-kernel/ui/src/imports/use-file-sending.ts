import { IMPORT_SIZE_LIMIT_BYTES, type ImportEncoding, type ImportKindName } from '@comptoir/api-contract/imports';
import { useState } from 'react';
import { isAnswered } from '@comptoir/kernel/internal/http/api-error';
import { contractMessage } from '@comptoir/kernel/internal/i18n';
import { useImportMessages } from './import-messages';
import { createImportSender } from './send-import';

type Sending =
  | { status: 'none' }
  | { status: 'sending'; sent: number }
  /** `lost` is a file that may have arrived and can be sent again. */
  | { status: 'failed'; reason: string; lost?: File };

const MEGABYTE = 1024 * 1024;

/** Sends the file of an import; returns its progress or the reason of its failure. */
export function useFileSending(
  place: { kind: ImportKindName; officeId: string },
  onSent: (id: string, file: File) => void,
) {
  const t = useImportMessages();
  const [sending, setSending] = useState<Sending>({ status: 'none' });
  const [sender] = useState(createImportSender);

  const send = async (file: File | undefined, encoding?: ImportEncoding) => {
    if (!file || sending.status === 'sending') return;
    if (file.size > IMPORT_SIZE_LIMIT_BYTES) {
      setSending({ status: 'failed', reason: t('file.tooLarge', { megabytes: IMPORT_SIZE_LIMIT_BYTES / MEGABYTE }) });
      return;
    }
    setSending({ status: 'sending', sent: 0 });
    try {
      const into = { ...place, ...(encoding && { encoding }) };
      onSent(await sender(file, into, (sent) => setSending({ status: 'sending', sent })), file);
    } catch (error) {
      const reason = contractMessage(error instanceof Error ? error : new Error(String(error)));
      setSending({ status: 'failed', reason, ...(!isAnswered(error) && { lost: file }) });
    }
  };

  return { sending, send };
}
