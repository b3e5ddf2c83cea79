import { Button } from '@comptoir/shared-kernel/ui';
import { useDownload } from '@comptoir/shared-kernel/ui-data';
import { useMessages } from '../messages/messages';

/** Saves what a list shows as a CSV file. */
export function ExportButton({ download }: { download: () => Promise<void> }) {
  const t = useMessages();
  const { isPending, mutate } = useDownload(download, t('csv.failed'));
  return (
    <Button icon="download" busy={isPending} onClick={() => mutate()}>
      {t('csv.export')}
    </Button>
  );
}
