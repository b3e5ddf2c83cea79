/**
 * What libraries write as markup and what cannot do anything: text, links to other sites, hidden signs. React makes its
 * script elements from an empty one, and Leaflet asks with an empty drawing whether the browser draws.
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

/** Whether markup may be written into the page as it is. */
export function isHarmlessMarkup(markup: string): boolean {
  return CONSTANTS.has(markup) || HARMLESS.test(markup);
}
