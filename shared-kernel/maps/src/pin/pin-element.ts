import type { MarkerTone } from '../map-view.types';
import styles from './map-pin.module.css';
import { PIN_OUTLINE, PIN_SIGNS, PIN_SIZE } from './pin-shape';

/** `MapPin` as a DOM element, for maps not rendered by React. */
export function pinElement(tone: MarkerTone): HTMLElement {
  const { width, height } = PIN_SIZE;
  const svg = svgElement('svg', {
    class: styles[tone],
    width: String(width),
    height: String(height),
    viewBox: `0 0 ${width} ${height}`,
    'aria-hidden': 'true',
  });
  svg.append(
    svgElement('path', { class: styles.outline, d: PIN_OUTLINE }),
    svgElement('path', { class: styles.sign, d: PIN_SIGNS[tone] }),
  );
  const pin = document.createElement('span');
  pin.className = styles.holder ?? '';
  pin.append(svg);
  return pin;
}

function svgElement(name: 'svg' | 'path', attributes: Readonly<Record<string, string | undefined>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value ?? '');
  return element;
}
