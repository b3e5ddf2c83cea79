import type { ExportFormat } from '@comptoir/api-contract/export-formats';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Button } from './button';
import { useDownload } from './use-download';

interface ExportButtonProps {
  download: (format: ExportFormat) => Promise<void>;
  disabled?: boolean;
  /** Offered formats, CSV by default. */
  formats?: readonly ExportFormat[];
  size?: 'small';
  labels?: Readonly<Record<ExportFormat, string>>;
}

const CSV: readonly ExportFormat[] = ['csv'];

/** Buttons to download a list, one per format. */
export function ExportButton({ download, disabled, formats = CSV, size, labels }: ExportButtonProps) {
  return (
    <>
      {formats.map((format) => (
        <FormatButton
          key={format}
          format={format}
          download={download}
          disabled={disabled}
          size={size}
          label={labels?.[format]}
        />
      ))}
    </>
  );
}

interface FormatButtonProps {
  format: ExportFormat;
  download: (format: ExportFormat) => Promise<void>;
  disabled: boolean | undefined;
  size: 'small' | undefined;
  label: string | undefined;
}

function FormatButton({ format, download, disabled, size, label }: FormatButtonProps) {
  const t = useKernelMessages();
  const { isPending, mutate } = useDownload(() => download(format), t(`${format}.failed`));
  return (
    <Button
      icon="download"
      disabled={disabled}
      busy={isPending}
      size={size}
      aria-label={label ?? t(`${format}.export`)}
      onClick={() => mutate()}
    >
      {label ?? t(`${format}.button`)}
    </Button>
  );
}
