import { useContractMessages } from '@comptoir/shared-kernel/i18n';
import { Button, Notice } from '@comptoir/shared-kernel/ui';
import { useMessages } from '../messages/messages';

interface Choices {
  data: unknown;
  error: Error | null;
  refetch: () => unknown;
}

/** Says that there is nothing to choose from because it could not be read, with a way to try again. */
export function ChoicesNotice({ choices }: { choices: readonly Choices[] }) {
  const t = useMessages();
  const inLanguage = useContractMessages();
  const failed = choices.filter(({ data, error }) => data === undefined && error !== null);
  const reason = failed[0]?.error?.message;
  if (reason === undefined) return null;
  const readAgain = () => {
    for (const { refetch } of failed) void refetch();
  };
  return (
    <Notice
      tone="danger"
      title={t('collection.choicesFailed')}
      action={<Button onClick={readAgain}>{t('collection.readAgain')}</Button>}
    >
      {inLanguage(reason)}
    </Notice>
  );
}
