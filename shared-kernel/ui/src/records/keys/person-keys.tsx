import { Card } from '../../components/page/page';
import styles from '../sessions/person-sessions.module.css';
import { KeyList } from './key-list';
import { useKeyListMessages } from './key-messages';
import { useKeys } from './keys.queries';

/** API keys that an administered account created; nothing without one. */
export function PersonKeys({ id }: { id: string }) {
  const t = useKeyListMessages();
  const of = { person: 'other', id } as const;
  const { data } = useKeys(of);
  if (!data || data.length === 0) return null;
  return (
    <Card>
      <h2 className={styles.title}>{t('person')}</h2>
      <KeyList of={of} />
    </Card>
  );
}
