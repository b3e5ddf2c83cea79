/** Most rows of a list that are added up one by one; of more, where the server keeps nothing of them, the answer is `too-many-to-sum`, and never the sum of a part. */
export const SUMMED_ROWS = 50_000;

/**
 * The same of what a search leaves: nothing is kept of it, and each row takes longer. Of what was collected since a moment
 * no more are added up than are counted.
 */
export const SUMMED_ROWS_OF_SEARCH = 10_000;
