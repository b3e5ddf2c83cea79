/** Where in a list a text stands, and so how it is set. */
type Place = 'heading' | 'figure';

const SET_AS: Record<Place, { weight: number; size: number }> = {
  heading: { weight: 500, size: 13 },
  figure: { weight: 400, size: 14 },
};
/** Of the type size: what a wide digit takes, where nothing can be measured. */
const WIDE_DIGIT = 0.64;

let context: OffscreenCanvasRenderingContext2D | null | undefined;

/** The width of a text in one line of a list, in CSS pixels; measured without a layout of the page. */
export function textWidth(text: string, place: Place): number {
  const { weight, size } = SET_AS[place];
  context ??= typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return text.length * size * WIDE_DIGIT;
  context.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  return context.measureText(text).width;
}
