const MEBIBYTE = 1024 * 1024;

/** 50,000 rows of nine columns take two seconds. */
export const READING_LIMIT_MS = 30_000;
export const HEAP_LIMIT_MEBIBYTES = 320;
/** Resident memory of the reader process, in bytes. */
export const MEMORY_LIMIT_BYTES = 640 * MEBIBYTE;
export const TEXT_LIMIT_BYTES = 50 * MEBIBYTE;
export const ROW_LIMIT_CHARACTERS = 64 * 1024;
export const BATCH_ROWS = 500;
export const BATCH_CHARACTERS = 256 * 1024;
