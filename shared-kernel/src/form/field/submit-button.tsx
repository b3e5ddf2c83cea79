import { useKernelMessages } from '../../i18n';
import { Button, type ButtonProps } from '../../ui/button/button';

interface SubmitButtonProps extends Pick<ButtonProps, 'disabled' | 'form' | 'icon' | 'variant'> {
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

/** What the button of a form says: a text, or more than that. */
export type SubmitText =
  string | (Pick<SubmitButtonProps, 'busyLabel' | 'disabled' | 'icon' | 'variant'> & { label: string });

/** The properties of a `SubmitButton` that says it. */
export function submitProps(text: SubmitText): Omit<SubmitButtonProps, 'busy' | 'form'> {
  if (typeof text === 'string') return { children: text };
  const { label, ...rest } = text;
  return { ...rest, children: label };
}
