/** Contrast ratio of two opaque colours (`#rrggbb`), from 1 to 21. Formula: WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  if (!/^#[\da-f]{6}$/i.test(colour)) throw new Error(`${colour} is not an opaque colour`);
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
