const MEBIBYTE = 1024 * 1024;

/** In milliseconds. 50,000 rows of nine columns take two seconds. */
export const READING_LIMIT_MS = 30_000;
/** Heap of the reader process, in MiB. */
export const HEAP_LIMIT_MEBIBYTES = 320;
/** Resident memory of the reader process, in bytes. */
export const MEMORY_LIMIT_BYTES = 640 * MEBIBYTE;
/** Text of all cells of an import as JSON, in bytes. */
export const TEXT_LIMIT_BYTES = 50 * MEBIBYTE;
/** Text of one row, in characters. */
export const ROW_LIMIT_CHARACTERS = 64 * 1024;
/** Rows per batch. */
export const BATCH_ROWS = 500;
/** Text per batch, in characters. */
export const BATCH_CHARACTERS = 256 * 1024;
