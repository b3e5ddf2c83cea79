import { useOfficeInCountry } from '@comptoir/shared-kernel/selection';
import { useClaims } from '@comptoir/shared-kernel/session';
import { EmptyState } from '@comptoir/shared-kernel/ui';
import { useShellMessages } from '../messages/messages';
import { visibleWidgets } from '../navigation/navigation';
import { pageData } from '../page-data';
import styles from './dashboard.module.css';
import { useIdleCount } from './use-idle-count';
import { WidgetSlot } from './widget-slot';

/** Level 1: what the remotes have to show of an office. One that fails leaves a quiet place, not a broken page. */
export function OfficeDashboard() {
  const t = useShellMessages();
  const { role } = useClaims();
  const place = useOfficeInCountry();
  const widgets = visibleWidgets(pageData().registry, 'dashboard', role);
  const due = useIdleCount(widgets.length);
  if (!place || widgets.length === 0) return <EmptyState icon="dashboard" title={t('dashboard.nothing')} />;
  return (
    <div className={styles.widgets}>
      {widgets.map(({ remote, widget }, index) => (
        <WidgetSlot key={`${remote} ${widget.module}`} remote={remote} widget={widget} due={index < due} />
      ))}
    </div>
  );
}
