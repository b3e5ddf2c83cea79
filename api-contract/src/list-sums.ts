/**
 * Maximal number of rows summed one by one; beyond it, unless sums are precomputed, the answer is `too-many-to-sum`,
 * never a partial sum.
 */
export const SUMMED_ROWS = 50_000;

/**
 * The same for a search, which has no precomputed sums and costs more per row. With `collectedSince`, as many rows are
 * summed as are counted.
 */
export const SUMMED_ROWS_OF_SEARCH = 10_000;
