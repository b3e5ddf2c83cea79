/**
 * Most rows of a page of agencies or people of several offices, which have less in common than those of one: no answer is
 * longer than 2 MB on the wire.
 */
export const MIXED_LIST_LIMIT = 40_000;
