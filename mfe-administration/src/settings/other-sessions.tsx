import { useApiMutation } from '@comptoir/ui/changes';
import { Button, useConfirm } from '@comptoir/ui';
import { useMessages } from '../messages/messages';

export function OtherSessions() {
  const t = useMessages();
  const { ask, dialog } = useConfirm();
  const end = useApiMutation('endOtherSessions', {
    success: t('sessions.ended'),
    failure: t('sessions.failed'),
  });

  const confirmAndEnd = async () => {
    const confirmed = await ask({ text: t('sessions.question'), action: t('sessions.end') });
    if (confirmed) end.mutate({});
  };

  return (
    <>
      <Button icon="logout" busy={end.isPending} onClick={() => void confirmAndEnd()}>
        {t('sessions.endAll')}
      </Button>
      {dialog}
    </>
  );
}
