import { classNames } from '@comptoir/ui/internal/components/class-names';
import type { MarkerTone } from '../map-view.types';
import styles from './map-pin.module.css';

export function ClusterPin({ count, tone }: { count: number; tone: MarkerTone }) {
  return (
    <span className={classNames(styles[tone], styles['cluster'])} aria-hidden="true">
      {count}
    </span>
  );
}
