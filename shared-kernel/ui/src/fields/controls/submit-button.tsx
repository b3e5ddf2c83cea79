import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Button, type ButtonProps } from '../../components/button/button';

interface SubmitButtonProps extends Pick<ButtonProps, 'block' | 'disabled' | 'form' | 'icon' | 'variant'> {
  busy: boolean;
  /** Label while busy, 'Saving...' by default. */
  busyLabel?: string | undefined;
  children: string;
}

/** Submits a form; disabled and labelled accordingly while busy. */
export function SubmitButton({ busy, busyLabel, children, variant = 'primary', ...rest }: SubmitButtonProps) {
  const t = useKernelMessages();
  return (
    <Button {...rest} type="submit" variant={variant} busy={busy}>
      {busy ? (busyLabel ?? t('form.saving')) : children}
    </Button>
  );
}
