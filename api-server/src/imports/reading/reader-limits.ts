const MEBIBYTE = 1024 * 1024;

/** Longest time that a file is read, in milliseconds. 50,000 rows of nine columns take two seconds. */
export const READING_LIMIT_MS = 30_000;
/** Largest heap of the process that reads a file, in MiB. */
export const HEAP_LIMIT_MEBIBYTES = 320;
/** Largest memory of that process, with its code and its buffers, in bytes. */
export const MEMORY_LIMIT_BYTES = 640 * MEBIBYTE;
/** Largest text of all cells that an import keeps, as JSON, in bytes. */
export const TEXT_LIMIT_BYTES = 50 * MEBIBYTE;
/** Largest text of the cells of one row, in characters. */
export const ROW_LIMIT_CHARACTERS = 64 * 1024;
/** Largest number of rows that are handed over, compared and stored at once. */
export const BATCH_ROWS = 500;
/** Largest text of the cells that are handed over at once, in characters. */
export const BATCH_CHARACTERS = 256 * 1024;
