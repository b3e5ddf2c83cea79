import { today } from '@comptoir/kernel/format';
import { Link } from '@comptoir/kernel/router';
import { Avatar, Figure, Ratio, WidgetCard } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { daysAgo, TOP_DAYS, useTopCollectors } from './dashboard.queries';
import styles from './top-collectors.module.css';
import { WidgetContent } from './widget-content';

export function Widget() {
  const t = useMessages();
  const collectors = useTopCollectors();
  const days = `from=${daysAgo(TOP_DAYS - 1)}&to=${today()}`;
  return (
    <WidgetCard title={t('dashboard.topCollectors')} link={{ to: '/collectors', label: t('dashboard.toCollectors') }}>
      <WidgetContent query={collectors} empty={t('collectors.empty')} isEmpty={({ length }) => length === 0}>
        {(best) => (
          <>
            <p className={styles.about}>{t('dashboard.topFigures')}</p>
            <ol className={styles.list}>
              {best.map(({ id, name, collectedCollections, totalCollections, share }) => (
                <li key={id} className={styles.collector}>
                  <Avatar name={name} />
                  <Link to={`/collection-schedules?${days}&collector=${id}`} className={styles.name}>
                    <bdi>{name}</bdi>
                  </Link>
                  <Ratio className={styles.figure} part={collectedCollections} whole={totalCollections} />
                  <Figure className={styles.share}>{`${Math.round(share * 100)}%`}</Figure>
                </li>
              ))}
            </ol>
          </>
        )}
      </WidgetContent>
    </WidgetCard>
  );
}
