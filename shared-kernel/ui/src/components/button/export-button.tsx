import type { ExportFormat } from '@comptoir/api-contract/export-formats';
import { OtherFormats } from '../controls/on-demand';
import styles from './button.module.css';
import { FormatButton } from './format-button';

interface ExportButtonProps {
  download: (format: ExportFormat) => Promise<void>;
  disabled?: boolean | undefined;
  /** Offered formats, CSV by default. */
  formats?: readonly ExportFormat[];
  size?: 'small' | undefined;
  labels?: Readonly<Record<ExportFormat, string>> | undefined;
}

const CSV: readonly ExportFormat[] = ['csv'];

/** Button to download a list. Formats after the first are behind an arrow beside it. */
export function ExportButton({ formats: [first = 'csv', ...others] = CSV, labels, ...rest }: ExportButtonProps) {
  const button = <FormatButton format={first} label={labels?.[first]} {...rest} />;
  if (others.length === 0) return button;
  return (
    <div className={styles.split}>
      {button}
      <OtherFormats formats={others} labels={labels} {...rest} />
    </div>
  );
}
