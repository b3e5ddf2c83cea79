import { useLanguage } from '@comptoir/kernel/i18n';
import { ButtonLink } from '@comptoir/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { loadLater } from '../load-later';
import { inboxOf } from '../navigation/inbox-area';
import { pageData } from '../page-data';
import { whenPageIdle } from '../when-idle';
import styles from './app-layout.module.css';

export function InboxLink() {
  const { language } = useLanguage();
  const area = inboxOf(pageData().registry);
  const [Count, setCount] = useState<ComponentType>();
  const isThere = area !== undefined;
  useEffect(() => {
    if (!isThere) return undefined;
    return whenPageIdle(() => {
      loadLater(
        () => import(/* webpackChunkName: "decisions" */ '../inbox'),
        ({ InboxCount }) => setCount(() => InboxCount),
      );
    });
  }, [isThere]);
  if (!area) return null;
  const label = area.title[language] ?? area.title.en;
  return (
    <span className={styles.inbox}>
      <ButtonLink to={area.path} icon="empty" variant="text" title={label}>
        <span className="visually-hidden">{label}</span>
        {Count && <Count />}
      </ButtonLink>
    </span>
  );
}
