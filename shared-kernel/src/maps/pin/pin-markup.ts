import type { MarkerTone } from '../map-view.types';
import styles from './map-pin.module.css';
import { PIN_OUTLINE, PIN_SIGNS, PIN_SIZE } from './pin-shape';

/** `MapPin` as markup, for a map that is not drawn by React. */
export function pinMarkup(tone: MarkerTone): string {
  const { width, height } = PIN_SIZE;
  const paths = `<path class="${styles.outline}" d="${PIN_OUTLINE}"/><path class="${styles.sign}" d="${PIN_SIGNS[tone]}"/>`;
  return `<svg class="${styles[tone]}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${paths}</svg>`;
}
