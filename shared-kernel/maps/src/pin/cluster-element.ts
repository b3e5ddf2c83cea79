import type { MarkerTone } from '../map-view.types';
import { classNames } from '@comptoir/ui/internal/components/class-names';
import styles from './map-pin.module.css';

/** Diameter in pixels; its touch target is larger. */
export const CLUSTER_SIZE = 34;

/** Marker of a cluster as a DOM element, for maps not rendered by React. */
export function clusterElement(count: number, tone: MarkerTone): HTMLElement {
  const mark = document.createElement('span');
  mark.className = classNames(styles[tone], styles.cluster);
  mark.ariaHidden = 'true';
  mark.textContent = String(count);
  return mark;
}
