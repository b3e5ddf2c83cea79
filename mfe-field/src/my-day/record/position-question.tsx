import { Button } from '@comptoir/ui';
import { useMessages } from '../../messages/messages';
import type { usePosition } from './position';
import styles from './pick-up-form.module.css';

/** Asks once per device whether pick-ups may name the position. */
export function PositionQuestion({ position: { consent, answer } }: { position: ReturnType<typeof usePosition> }) {
  const t = useMessages();
  if (consent !== 'open') return null;
  return (
    <section className={styles.question} aria-label={t('record.position.title')}>
      <p>{t('record.position.text')}</p>
      <div className={styles.answers}>
        <Button onClick={() => answer('allowed')}>{t('record.position.allow')}</Button>
        <Button variant="text" onClick={() => answer('refused')}>
          {t('record.position.no')}
        </Button>
      </div>
    </section>
  );
}
