import { Button, Notice } from '@comptoir/ui';
import { useShellMessages } from '../messages/messages';
import { reloadPage } from '../remote-override/reload-page';

export function NewerNotice({ reload = reloadPage }: { reload?: () => void }) {
  const t = useShellMessages();
  return (
    <Notice tone="info" title={t('newer.title')} action={<Button onClick={reload}>{t('newer.load')}</Button>}>
      {t('newer.text')}
    </Notice>
  );
}
