/**
 * Harmless markup that libraries write: text, links to other sites, hidden marks. React creates its script elements
 * from an empty one, and Leaflet tests for SVG with an empty drawing.
 */
const PARTS = [
  '[^<]',
  '<a(?: (?:href="https?://[^"<>]*"|title="[^"<>]*"|target="_blank"|rel="[a-z ]*"))*>',
  '</a>',
  '<span(?: aria-hidden="true")?>',
  '</span>',
];
const HARMLESS = new RegExp(`^(?:${PARTS.join('|')})*$`);
const CONSTANTS: ReadonlySet<string> = new Set(['<script></script>', '<svg/>']);

export function isHarmlessMarkup(markup: string): boolean {
  return CONSTANTS.has(markup) || HARMLESS.test(markup);
}
