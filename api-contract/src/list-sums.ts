/** Most rows of a list that are added up one by one; of more, where the server keeps nothing of them, the answer is `too-many-to-sum`, and never the sum of a part. */
export const SUMMED_ROWS = 50_000;

/** The same of what a search leaves, or what was collected since a moment: of these nothing is kept, and each row takes longer. */
export const SUMMED_ROWS_OF_SEARCH = 10_000;
