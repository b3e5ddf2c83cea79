import { toastError } from '@comptoir/kernel/toast';
import { Button, Notice } from '@comptoir/ui';
import { saveFile } from '@comptoir/ui/files';
import { isOldRecording, unsentFile, type OutboxItem } from '@comptoir/ui/outbox';
import { useMessages } from '../../messages/messages';

/** Saves unsent pick-ups as an encrypted file that the office can load; asks for it after five days. */
export function ExportFile({ items }: { items: readonly OutboxItem[] }) {
  const t = useMessages();
  if (!items.some(({ state }) => state !== 'booked')) return null;
  const save = async () => {
    try {
      const file = await unsentFile();
      saveFile(file, file.name);
    } catch {
      toastError(t('outbox.notExported'));
    }
  };
  return (
    <>
      {items.some((item) => isOldRecording(item)) && <Notice tone="danger">{t('outbox.old')}</Notice>}
      <Button icon="download" onClick={() => void save()}>
        {t('outbox.export')}
      </Button>
    </>
  );
}
