import type { ExportFormat } from '@comptoir/api-contract/export-formats';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Button } from './button';
import { useDownload } from './use-download';

export interface FormatButtonProps {
  format: ExportFormat;
  download: (format: ExportFormat) => Promise<void>;
  disabled?: boolean | undefined;
  size?: 'small' | undefined;
  label: string | undefined;
  onEnd?: () => void;
}

/** Downloads a list in one format. */
export function FormatButton({ format, download, disabled, size, label, onEnd }: FormatButtonProps) {
  const t = useKernelMessages();
  const { isPending, mutate } = useDownload(() => download(format), t(`${format}.failed`));
  return (
    <Button
      icon="download"
      disabled={disabled}
      busy={isPending}
      size={size}
      aria-label={label ?? t(`${format}.export`)}
      onClick={() => mutate(undefined, { onSettled: () => onEnd?.() })}
    >
      {label ?? t(`${format}.button`)}
    </Button>
  );
}
