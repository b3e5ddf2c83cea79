import { useMessages } from '../messages/messages';

/** Hint for a note that may mention people. */
export function MentionHint() {
  const t = useMessages();
  return <>{t('mentions.hint')}</>;
}
