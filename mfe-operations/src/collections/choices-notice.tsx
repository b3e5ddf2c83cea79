import { FailureNotice } from '@comptoir/ui/records';
import { Button } from '@comptoir/ui';
import { useMessages } from '../messages/messages';

interface Choices {
  data: unknown;
  error: Error | null;
  refetch: () => unknown;
}

export function ChoicesNotice({ choices }: { choices: readonly Choices[] }) {
  const t = useMessages();
  const failed = choices.filter(({ data, error }) => data === undefined && error !== null);
  const error = failed[0]?.error;
  if (!error) return null;
  const readAgain = () => {
    for (const { refetch } of failed) void refetch();
  };
  return (
    <FailureNotice
      title={t('collection.choicesFailed')}
      error={error}
      action={<Button onClick={readAgain}>{t('collection.readAgain')}</Button>}
    />
  );
}
