import type { ExportFormat } from '@comptoir/api-contract/export-formats';
import { useKernelMessages } from '../i18n';
import { Button } from '../ui/button/button';
import { useDownload } from './download/use-download';

interface ExportButtonProps {
  /** Saves what the list shows as CSV; in the other formats where `formats` has them. */
  download: (format: ExportFormat) => Promise<void>;
  disabled?: boolean;
  /** What the list is offered as; only CSV unless said otherwise. */
  formats?: readonly ExportFormat[];
}

const CSV: readonly ExportFormat[] = ['csv'];

/** Saves what a list shows as a file: a button for each of its formats. */
export function ExportButton({ download, disabled, formats = CSV }: ExportButtonProps) {
  return (
    <>
      {formats.map((format) => (
        <FormatButton key={format} format={format} download={download} disabled={disabled} />
      ))}
    </>
  );
}

interface FormatButtonProps {
  format: ExportFormat;
  download: (format: ExportFormat) => Promise<void>;
  disabled: boolean | undefined;
}

function FormatButton({ format, download, disabled }: FormatButtonProps) {
  const t = useKernelMessages();
  const { isPending, mutate } = useDownload(() => download(format), t(`${format}.failed`));
  return (
    <Button
      icon="download"
      disabled={disabled}
      busy={isPending}
      aria-label={t(`${format}.export`)}
      onClick={() => mutate()}
    >
      {t(`${format}.button`)}
    </Button>
  );
}
