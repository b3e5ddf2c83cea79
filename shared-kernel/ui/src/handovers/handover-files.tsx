import { needsSlip } from '@comptoir/api-contract/handover-steps';
import type { Handover } from '@comptoir/api-contract/handovers';
import { MEDIA_EXTENSIONS, MEDIA_SIZE_LIMIT_BYTES, mediaType } from '@comptoir/api-contract/media';
import { http } from '@comptoir/kernel/http';
import { useContractMessages } from '@comptoir/kernel/i18n';
import { useClaims } from '@comptoir/kernel/session';
import { extensionOf, FilePicker, putFile } from '@comptoir/ui/files';
import { Card, Notice } from '@comptoir/ui';
import { useId, useState } from 'react';
import { useHandoversMessages } from './handovers-messages';
import styles from './handovers.module.css';

interface HandoverFilesProps {
  handover: Handover;
  reload: () => unknown;
}

/** Files of a handover, such as the slip of the bank; those who take part add them. */
export function HandoverFiles({ handover, reload }: HandoverFilesProps) {
  const t = useHandoversMessages();
  const id = useId();
  const { sub } = useClaims();
  const { kind, from, to, countedBy, recountedBy, mediaFiles } = handover;
  const isParty = [from, to, countedBy, recountedBy].some((person) => person?.id === sub);
  const isBank = needsSlip(kind);
  if (!mediaFiles || (!isBank && mediaFiles.length === 0)) return null;
  return (
    <Card>
      <section aria-labelledby={id} className={styles.files}>
        <h2 id={id}>{t('files.title')}</h2>
        {mediaFiles.length === 0 && <p>{t('files.none')}</p>}
        <ul className={styles.differences}>
          {mediaFiles.map((file) => (
            <li key={file.id}>
              <a href={file.url} target="_blank" rel="noreferrer">
                <bdi>{file.name}</bdi>
              </a>
            </li>
          ))}
        </ul>
        {isParty && <AddFile handoverId={handover.id} reload={reload} />}
      </section>
    </Card>
  );
}

type Sending = { status: 'idle' | 'sending' } | { status: 'failed'; text: string };

function AddFile({ handoverId, reload }: { handoverId: string; reload: () => unknown }) {
  const t = useHandoversMessages();
  const inLanguage = useContractMessages();
  const [sending, setSending] = useState<Sending>({ status: 'idle' });
  const send = async ([file]: readonly File[]) => {
    if (!file) return;
    if (file.size > MEDIA_SIZE_LIMIT_BYTES) {
      setSending({ status: 'failed', text: t('files.tooLarge') });
      return;
    }
    setSending({ status: 'sending' });
    try {
      await sendFile(handoverId, file);
      setSending({ status: 'idle' });
      await reload();
    } catch (error) {
      setSending({ status: 'failed', text: inLanguage(error instanceof Error ? error : new Error(String(error))) });
    }
  };
  return (
    <>
      {sending.status === 'failed' && (
        <Notice tone="danger" title={t('files.failed')}>
          {sending.text}
        </Notice>
      )}
      <FilePicker single label={t('files.add')} extensions={MEDIA_EXTENSIONS} onPick={(files) => void send(files)}>
        {t(sending.status === 'sending' ? 'files.sending' : 'files.add')}
      </FilePicker>
    </>
  );
}

async function sendFile(id: string, file: File): Promise<void> {
  const extension = extensionOf(file.name);
  const { data } = await http.call('uploadHandoverMedia', { params: { id }, query: { extension, name: file.name } });
  await putFile(data.presignedUrl, file, { contentType: mediaType(extension) });
}
