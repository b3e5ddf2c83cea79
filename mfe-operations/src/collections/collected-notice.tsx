import { ButtonLink, Notice } from '@comptoir/ui';
import { useMessages } from '../messages/messages';

export function CollectedNotice({ id }: { id: string }) {
  const t = useMessages();
  return (
    <Notice action={<ButtonLink to={`/money-book/${id}`}>{t('collections.openMoneyBook')}</ButtonLink>}>
      {t('collections.alreadyCollected')}
    </Notice>
  );
}
