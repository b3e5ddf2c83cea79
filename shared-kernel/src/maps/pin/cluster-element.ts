import type { MarkerTone } from '../map-view.types';
import { classNames } from '../../ui/class-names';
import styles from './map-pin.module.css';

/** Edge of the mark, in pixels; a finger is given more room around it. */
export const CLUSTER_SIZE = 34;

/** The mark of a cluster, for a map that is not drawn by React. */
export function clusterElement(count: number, tone: MarkerTone): HTMLElement {
  const mark = document.createElement('span');
  mark.className = classNames(styles[tone], styles.cluster);
  mark.ariaHidden = 'true';
  mark.textContent = String(count);
  return mark;
}
