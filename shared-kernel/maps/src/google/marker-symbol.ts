/// <reference types="google.maps" />
import type { MarkerTone } from '../map-view.types';
import { CLUSTER_SIZE } from '../pin/cluster-element';
import { PIN_OUTLINE, PIN_SIGNS } from '../pin/pin-shape';

const TONE_TOKENS: Readonly<Record<MarkerTone, string>> = {
  default: '--ant-color-primary',
  success: '--ant-color-success',
  warning: '--ant-color-warning',
  danger: '--ant-color-error',
};

/** A pin for a map without an id, which draws paths only. The sign is a hole in it. */
export function markerSymbol(tone: MarkerTone): google.maps.Symbol {
  return {
    path: `${PIN_OUTLINE} ${PIN_SIGNS[tone]}`,
    fillColor: tokenColor(TONE_TOKENS[tone]),
    fillOpacity: 1,
    strokeColor: '#fff',
    strokeWeight: 1.5,
    anchor: new google.maps.Point(14, 38),
  };
}

/** Disc of a cluster for such a map, which adds the number. */
export function clusterSymbol(tone: MarkerTone): google.maps.Symbol {
  return {
    path: google.maps.SymbolPath.CIRCLE,
    scale: CLUSTER_SIZE / 2,
    fillColor: tokenColor(TONE_TOKENS[tone]),
    fillOpacity: 1,
    strokeColor: '#fff',
    strokeWeight: 2,
  };
}

/** A custom property may contain a function such as `light-dark()`, resolved only by a property that uses it. */
function tokenColor(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
