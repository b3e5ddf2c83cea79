/** So many places there are among which shares of people are counted. */
export const ROLL_OUT_PLACES = 10_000;

/**
 * The place of the person who came as the `number`th. Steps of the golden ratio lie more evenly than chance would: of any
 * hundred people who came one after the other, a tenth of the places has ten, give or take two.
 */
export function rollOutPlace(number: number): number {
  const turns = number * ((Math.sqrt(5) - 1) / 2);
  return Math.floor((turns - Math.floor(turns)) * ROLL_OUT_PLACES);
}
