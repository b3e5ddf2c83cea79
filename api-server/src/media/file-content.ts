import { mediaType } from '@comptoir/api-contract/collections';

export interface FileContent {
  /** Extension by signature; undefined without a known one, as for text. */
  detected: string | undefined;
  head: Uint8Array;
}

/** Signatures other than the extension. Old Office files share one container. */
const DETECTED_AS = new Map<string, readonly string[]>([
  ['doc', ['cfb']],
  ['xls', ['cfb']],
]);

const PICTURES = new Map([
  ...['jpg', 'png', 'gif', 'bmp', 'webp', 'tif', 'ico', 'avif', 'heic'].map((same): [string, string] => [same, same]),
  ['apng', 'png'],
]);

/**
 * Extension by content: for images the actual one, since phones name every image '.jpg'. Undefined if content and
 * extension disagree.
 */
export function trueExtension(extension: string, content: FileContent): string | undefined {
  const own = mediaType(extension) ?? '';
  if (!own.startsWith('image/') || extension === 'svg') return isOfType(extension, content) ? extension : undefined;
  const picture = PICTURES.get(content.detected ?? '');
  if (picture === undefined) return undefined;
  return mediaType(picture) === own || (extension === 'heif' && picture === 'heic') ? extension : picture;
}

export function isOfType(extension: string, { detected, head }: FileContent): boolean {
  switch (extension) {
    case 'txt':
    case 'csv':
      // A UTF-16 byte order mark also matches an audio format.
      return isUtf16Text(head) || (detected === undefined && !head.includes(0));
    case 'svg':
      return (detected === undefined || detected === 'xml') && !head.includes(0) && /<svg[\s>]/i.test(textOf(head));
    default:
      return detected !== undefined && (DETECTED_AS.get(extension) ?? [extension]).includes(detected);
  }
}

/** Byte order mark, and no characters that text cannot contain. */
function isUtf16Text(head: Uint8Array): boolean {
  const [first, second] = head;
  const isLittle = first === 0xff && second === 0xfe;
  if (!isLittle && !(first === 0xfe && second === 0xff)) return false;
  const text = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(head.subarray(0, head.length & ~1));
  // The sample may end within a surrogate pair.
  return !/[\0\uFFFD]/u.test(text.slice(0, -1));
}

function textOf(head: Uint8Array): string {
  return new TextDecoder().decode(head);
}
