import { useOfficeInCountry, useSelection } from '@comptoir/kernel/selection';
import { useClaims } from '@comptoir/kernel/session';
import type { ReactNode } from 'react';
import { visibleWidgets } from '../navigation/contributed';
import { pageData } from '../page-data';
import styles from './dashboard.module.css';
import { useIdleCount } from './use-idle-count';
import { WidgetSlot } from './widget-slot';

interface DashboardWidgetsProps {
  /** `above` the tiles of countries or offices: those with a negative order that need no office. */
  place?: 'above' | 'below';
  children?: ReactNode;
}

/** Widgets of remotes for the selection, or `children` without any. A failed one leaves an empty slot. */
export function DashboardWidgets({ place = 'below', children }: DashboardWidgetsProps) {
  const { role } = useClaims();
  const { selectedCountryCode } = useSelection();
  const country = selectedCountryCode === '' ? 'nothing' : 'country';
  const selected = useOfficeInCountry() ? 'office' : country;
  const widgets = visibleWidgets(pageData().registry, 'dashboard', role, selected).filter(
    ({ widget: { order, needs = 'office' } }) => (order < 0 && needs !== 'office') === (place === 'above'),
  );
  const due = useIdleCount(widgets.length);
  if (widgets.length === 0) return children;
  return (
    <div className={styles.widgets}>
      {widgets.map(({ remote, widget }, index) => (
        <WidgetSlot key={`${remote} ${widget.module}`} remote={remote} widget={widget} due={index < due} />
      ))}
    </div>
  );
}
