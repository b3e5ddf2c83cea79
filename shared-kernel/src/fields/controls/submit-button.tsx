import { useKernelMessages } from '../../i18n';
import { Button, type ButtonProps } from '../../ui/button/button';

interface SubmitButtonProps extends Pick<ButtonProps, 'block' | 'disabled' | 'form' | 'icon' | 'variant'> {
  busy: boolean;
  /** What it says while it works, by default 'Saving...'. */
  busyLabel?: string | undefined;
  /** What it does. */
  children: string;
}

/** Sends a form; while that takes, it cannot be pressed again and says so. */
export function SubmitButton({ busy, busyLabel, children, variant = 'primary', ...rest }: SubmitButtonProps) {
  const t = useKernelMessages();
  return (
    <Button {...rest} type="submit" variant={variant} busy={busy}>
      {busy ? (busyLabel ?? t('form.saving')) : children}
    </Button>
  );
}
