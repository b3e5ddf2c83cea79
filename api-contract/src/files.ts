import * as z from 'zod/mini';
import { MEDIA_TYPE_MESSAGE, mediaType } from './media';
import { Id, QueryText } from './values';

export { MEDIA_EXTENSIONS, mediaType } from './media';

/** An uploaded, verified file of a record; `url` is signed and expires. */
export const StoredFile = z.object({
  id: Id,
  url: z.string(),
  name: z.string(),
  contentType: z.string(),
  /** In bytes. */
  size: z.number(),
  /** Signature of the person who handed cash over; absent for other files. */
  kind: z.optional(z.literal('SIGNATURE')),
});

export const UploadMediaQuery = z.object({
  extension: z.string('File type is required').check(
    z.toLowerCase(),
    z.overwrite((extension) => extension.replace(/^\./, '')),
    z.refine((extension) => mediaType(extension) !== undefined, { error: MEDIA_TYPE_MESSAGE }),
  ),
  name: QueryText,
  /** For files of collections; ignored for others. */
  kind: z.optional(z.literal('SIGNATURE')),
});

/** Address for a PUT of one file. */
export const UploadAddress = z.object({ presignedUrl: z.string(), mediaId: Id });

export type StoredFile = z.infer<typeof StoredFile>;
export type UploadMediaQuery = z.infer<typeof UploadMediaQuery>;
export type UploadAddress = z.infer<typeof UploadAddress>;
