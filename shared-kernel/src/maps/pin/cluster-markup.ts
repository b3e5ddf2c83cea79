import type { MarkerTone } from '../map-view.types';
import styles from './map-pin.module.css';

/** Edge of the mark, in pixels; a finger is given more room around it. */
export const CLUSTER_SIZE = 34;

/** The mark of a cluster, for a map that is not drawn by React. */
export function clusterMarkup(count: number, tone: MarkerTone): string {
  return `<span class="${styles[tone]} ${styles.cluster}" aria-hidden="true">${count}</span>`;
}
