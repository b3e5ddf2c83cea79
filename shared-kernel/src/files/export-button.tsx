import { useKernelMessages } from '../i18n';
import { Button } from '../ui/button/button';
import { useDownload } from './download/use-download';

interface ExportButtonProps {
  download: () => Promise<void>;
  disabled?: boolean;
}

/** Saves what a list shows as a CSV file. */
export function ExportButton({ download, disabled }: ExportButtonProps) {
  const t = useKernelMessages();
  const { isPending, mutate } = useDownload(download, t('csv.failed'));
  return (
    <Button icon="download" disabled={disabled} busy={isPending} onClick={() => mutate()}>
      {t('csv.export')}
    </Button>
  );
}
