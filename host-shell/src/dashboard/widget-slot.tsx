import type { Widget } from '@comptoir/kernel/remote';
import { Card, classNames, Skeleton, useSeen } from '@comptoir/ui';
import { useRef } from 'react';
import { useShellMessages } from '../messages/messages';
import { FailedVersion } from '../remotes/failed-version';
import { RemoteContent } from '../remotes/remote-content';
import styles from './widget-slot.module.css';

interface WidgetSlotProps {
  remote: string;
  widget: Widget;
  /** Starts without being visible. */
  due: boolean;
}

/** Slot of a widget with its final size from the start; filled once due or visible. */
export function WidgetSlot({ remote, widget, due }: WidgetSlotProps) {
  const t = useShellMessages();
  const slot = useRef<HTMLDivElement>(null);
  const isInView = useSeen(slot);
  const { module, size = 'medium', height } = widget;
  // A widget without a height may have nothing to show.
  const loading = height && height.beside > 0 && (
    <Card>
      <Skeleton width="40%" height="1.4em" />
    </Card>
  );
  return (
    <div
      ref={slot}
      data-remote={remote}
      className={classNames(styles.slot, styles[size])}
      style={height && { '--beside': `${height.beside}px`, '--alone': `${height.alone}px` }}
    >
      {due || isInView ? (
        <RemoteContent
          remote={remote}
          module={module}
          exportName="Widget"
          loading={loading}
          renderFailed={() => (
            <Card>
              <p className={styles.failed}>{t('dashboard.widgetFailed')}</p>
              <FailedVersion remote={remote} />
            </Card>
          )}
        />
      ) : (
        loading
      )}
    </div>
  );
}
