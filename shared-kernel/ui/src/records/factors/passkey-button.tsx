import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/button/button';
import { FailureNotice } from '../record/failure-notice';
import { useFactorMessages } from './factor-messages';

interface PasskeyButtonProps<Result> {
  label: string;
  /** Returns nothing if the person dismisses the browser's dialog. */
  onPress: () => Promise<Result | undefined>;
  onDone: (result: Result) => void;
}

/** Opens the browser's dialog for a passkey, and shows why it was not accepted. */
export function PasskeyButton<Result>({ label, onPress, onDone }: PasskeyButtonProps<Result>) {
  const t = useFactorMessages();
  const use = useMutation({
    mutationFn: async () => (await onPress()) ?? null,
    onSuccess: (result) => {
      if (result !== null) onDone(result);
    },
  });
  return (
    <>
      {use.error && <FailureNotice title={t('failed')} error={use.error} />}
      <Button block busy={use.isPending} onClick={() => use.mutate()}>
        {label}
      </Button>
    </>
  );
}
