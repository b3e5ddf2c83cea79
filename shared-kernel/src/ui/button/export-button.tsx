import type { ExportFormat } from '@comptoir/api-contract/export-formats';
import { useKernelMessages } from '../../i18n';
import { Button } from './button';
import { useDownload } from './use-download';

interface ExportButtonProps {
  /** Saves what the list shows as CSV; in the other formats where `formats` has them. */
  download: (format: ExportFormat) => Promise<void>;
  disabled?: boolean;
  /** What the list is offered as; only CSV unless said otherwise. */
  formats?: readonly ExportFormat[];
  size?: 'small';
  /** What the buttons say; by default that they export the list. */
  labels?: Readonly<Record<ExportFormat, string>>;
}

const CSV: readonly ExportFormat[] = ['csv'];

/** Saves what a list shows as a file: a button for each of its formats. */
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
