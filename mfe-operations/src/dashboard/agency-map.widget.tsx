import type { CollectionStatus } from '@comptoir/api-contract/collections';
import { today } from '@comptoir/kernel/format';
import { MapView, type MarkerTone } from '@comptoir/maps';
import { useNavigate } from '@comptoir/kernel/router';
import { WidgetCard } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import styles from './agency-map.module.css';
import { agencyStates } from './agency-states';
import { useTodaysCollections } from './dashboard.queries';
import { WidgetContent } from './widget-content';

const TONES: Record<CollectionStatus, MarkerTone> = {
  UNCOLLECTED: 'default',
  UNCOLLECTED_WITH_ISSUES: 'danger',
  COLLECTED: 'success',
  COLLECTED_WITH_ISSUES: 'warning',
};

export function Widget() {
  const t = useMessages();
  const navigate = useNavigate();
  const collections = useTodaysCollections();
  const todaysList = `/collection-schedules?to=${today()}`;

  return (
    <WidgetCard title={t('dashboard.map')} link={{ to: todaysList, label: t('dashboard.toToday') }}>
      <WidgetContent query={collections} empty={t('dashboard.noneToday')} isEmpty={({ total }) => total === 0}>
        {({ rows, total }) => {
          const states = agencyStates(rows);
          return (
            <>
              <div className={styles.map}>
                <MapView
                  fit
                  label={t('dashboard.mapLabel')}
                  markers={states.map(({ agency, status }) => ({
                    id: agency.id,
                    position: agency,
                    title: `${agency.name} · ${t(`dashboard.state.${status}`)}`,
                    tone: TONES[status],
                  }))}
                  onMarkerClick={(id) => {
                    const name = states.find(({ agency }) => agency.id === id)?.agency.name ?? '';
                    void navigate(`${todaysList}&${new URLSearchParams({ search: name }).toString()}`);
                  }}
                />
              </div>
              <p className={styles.part}>{t('dashboard.mapPart', { shown: rows.length, total })}</p>
            </>
          );
        }}
      </WidgetContent>
    </WidgetCard>
  );
}
