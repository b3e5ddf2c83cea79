/** Number of places by which shares of people are computed. */
export const ROLL_OUT_PLACES = 10_000;

/**
 * Place of the `number`th person. Steps of the golden ratio spread evenly: of any hundred consecutive people each
 * tenth of the places has ten, give or take two.
 */
export function rollOutPlace(number: number): number {
  const turns = number * ((Math.sqrt(5) - 1) / 2);
  return Math.floor((turns - Math.floor(turns)) * ROLL_OUT_PLACES);
}
