/** Most rows of a list that are added up one by one; of more, where the server keeps nothing of them, the answer is `too-many-to-sum`, and never the sum of a part. */
export const SUMMED_ROWS = 50_000;
