/** Largest attached file in bytes. */
export const MEDIA_SIZE_LIMIT_BYTES = 20 * 1024 * 1024;
/** Maximal number of files of a collection. */
export const MEDIA_COUNT_LIMIT = 50;

/** Message for a file of another type. */
export const MEDIA_TYPE_MESSAGE =
  'This type of file cannot be uploaded. Images, PDF, Word, Excel, text and CSV files can.';

/** Allowed files by extension, with their media type. */
const MEDIA_TYPES = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['jfif', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['bmp', 'image/bmp'],
  ['webp', 'image/webp'],
  ['svg', 'image/svg+xml'],
  ['tiff', 'image/tiff'],
  ['tif', 'image/tiff'],
  ['ico', 'image/x-icon'],
  ['avif', 'image/avif'],
  ['heic', 'image/heic'],
  ['heif', 'image/heif'],
  ['pdf', 'application/pdf'],
  ['doc', 'application/msword'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xls', 'application/vnd.ms-excel'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
]);

export const MEDIA_EXTENSIONS: readonly string[] = [...MEDIA_TYPES.keys()];

/** Media type of an extension; undefined if not allowed. */
export function mediaType(extension: string): string | undefined {
  return MEDIA_TYPES.get(extension);
}
