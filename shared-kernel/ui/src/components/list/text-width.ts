/** Part of a list, which determines the font. */
type Place = 'heading' | 'figure';

const SET_AS: Record<Place, { weight: number; size: number }> = {
  heading: { weight: 500, size: 13 },
  figure: { weight: 400, size: 14 },
};
/** Width of a wide digit as a factor of the font size, if text cannot be measured. */
const WIDE_DIGIT = 0.64;

let context: OffscreenCanvasRenderingContext2D | null | undefined;

/** Width of a single-line text in CSS pixels, measured without layout. */
export function textWidth(text: string, place: Place): number {
  const { weight, size } = SET_AS[place];
  context ??= typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return text.length * size * WIDE_DIGIT;
  context.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  return context.measureText(text).width;
}
