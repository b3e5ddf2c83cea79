import type { ExportFormat } from '@comptoir/api-contract/export-formats';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { useCallback, useId, useRef, useState } from 'react';
import { ActionPanel } from '../page/action-panel';
import { FormatButton, type FormatButtonProps } from './format-button';
import { IconButton } from './icon-button';
import styles from './button.module.css';

export interface OtherFormatsProps extends Omit<FormatButtonProps, 'format' | 'label' | 'onEnd'> {
  formats: readonly ExportFormat[];
  labels: Readonly<Record<ExportFormat, string>> | undefined;
}

/** Further formats of an export behind an arrow. Hidden instead of unmounted, so that the palette finds them. */
export function OtherFormats({ formats, labels, ...rest }: OtherFormatsProps) {
  const t = useKernelMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const fold = useCallback(() => setOpen(false), []);
  const arrow = useRef<HTMLButtonElement>(null);
  const end = () => {
    setOpen(false);
    // A busy button has no focus.
    if (document.activeElement === document.body) arrow.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={arrow}
        icon="down"
        variant="default"
        size={rest.size}
        label={t('xlsx.button')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={id} className={styles.others} data-open={isOpen}>
        <ActionPanel isOpen={isOpen} onFold={fold}>
          {formats.map((format) => (
            <FormatButton key={format} format={format} label={labels?.[format]} onEnd={end} {...rest} />
          ))}
        </ActionPanel>
      </div>
    </>
  );
}
