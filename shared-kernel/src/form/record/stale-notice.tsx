import { useKernelMessages } from '../../i18n';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/feedback/notice';

/** Somebody else changed the record that a form is about to change. */
export function StaleNotice({ onLoad }: { onLoad: () => void }) {
  const t = useKernelMessages();
  return (
    <Notice tone="danger" title={t('stale.title')} action={<Button onClick={onLoad}>{t('stale.load')}</Button>}>
      {t('stale.text')}
    </Notice>
  );
}
