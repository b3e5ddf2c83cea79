import { useOfficeInCountry } from '@comptoir/shared-kernel/selection';
import { useClaims } from '@comptoir/shared-kernel/session';
import { Card, EmptyState, Skeleton } from '@comptoir/shared-kernel/ui';
import { useShellMessages } from '../messages/messages';
import { visibleWidgets } from '../navigation/navigation';
import { pageData } from '../page-data';
import { RemoteContent } from '../remotes/remote-content';
import styles from './dashboard.module.css';

/** Level 1: what the remotes have to show of an office. One that fails leaves a quiet place, not a broken page. */
export function OfficeDashboard() {
  const t = useShellMessages();
  const { role } = useClaims();
  const place = useOfficeInCountry();
  const widgets = visibleWidgets(pageData().registry, 'dashboard', role);
  if (!place || widgets.length === 0) return <EmptyState icon="dashboard" title={t('dashboard.nothing')} />;
  return (
    <div className={styles.widgets}>
      {widgets.map(({ remote, widget }) => (
        <div key={`${remote} ${widget.module}`} className={styles[widget.size ?? 'medium']}>
          <RemoteContent
            remote={remote}
            module={widget.module}
            exportName="Widget"
            loading={
              <Card>
                <Skeleton />
              </Card>
            }
            renderFailed={() => (
              <Card>
                <p className={styles.quiet}>{t('dashboard.widgetFailed')}</p>
              </Card>
            )}
          />
        </div>
      ))}
    </div>
  );
}
