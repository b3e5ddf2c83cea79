import { useKernelMessages } from '../../i18n';
import { Button } from '../../ui/button/button';

interface SubmitButtonProps {
  busy: boolean;
  /** What it says while it works, by default 'Saving...'. */
  busyLabel?: string | undefined;
  /** What it does. */
  children: string;
}

/** Sends a form; while that takes, it cannot be pressed again and says so. */
export function SubmitButton({ busy, busyLabel, children }: SubmitButtonProps) {
  const t = useKernelMessages();
  return (
    <Button type="submit" variant="primary" busy={busy}>
      {busy ? (busyLabel ?? t('form.saving')) : children}
    </Button>
  );
}
