/**
 * Largest page of agencies or people of several offices, in rows: they compress less, and no answer may exceed 2 MB on
 * the wire.
 */
export const MIXED_LIST_LIMIT = 40_000;
