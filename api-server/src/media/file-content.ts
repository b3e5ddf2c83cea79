import { mediaType } from '@comptoir/api-contract/collections';

/** What was found out about the content of a file. */
export interface FileContent {
  /** The extension that its first bytes stand for; nothing when they are nobody's, as those of a text. */
  detected: string | undefined;
  /** Its first bytes, some thousand. */
  head: Uint8Array;
}

/** What is detected in a file, where that is not the file's extension. Old Office files share one container. */
const DETECTED_AS = new Map<string, readonly string[]>([
  ['doc', ['cfb']],
  ['xls', ['cfb']],
]);

/** The extension of a picture that may be attached, by what is detected in it. */
const PICTURES = new Map([
  ...['jpg', 'png', 'gif', 'bmp', 'webp', 'tif', 'ico', 'avif', 'heic'].map((same): [string, string] => [same, same]),
  ['apng', 'png'],
]);

/**
 * The extension that a file should have: its own, or that of the picture that it really is, since phones and chat programs
 * name all pictures '.jpg'. Undefined where the content is not what the extension says.
 */
export function trueExtension(extension: string, content: FileContent): string | undefined {
  const own = mediaType(extension) ?? '';
  if (!own.startsWith('image/') || extension === 'svg') return isOfType(extension, content) ? extension : undefined;
  const picture = PICTURES.get(content.detected ?? '');
  if (picture === undefined) return undefined;
  return mediaType(picture) === own || (extension === 'heif' && picture === 'heic') ? extension : picture;
}

/** Whether a file other than a picture is what its extension says. */
export function isOfType(extension: string, { detected, head }: FileContent): boolean {
  switch (extension) {
    case 'txt':
    case 'csv':
      // The mark of UTF-16 is also how a sound may begin.
      return isUtf16Text(head) || (detected === undefined && !head.includes(0));
    case 'svg':
      return (detected === undefined || detected === 'xml') && !head.includes(0) && /<svg[\s>]/i.test(textOf(head));
    default:
      return detected !== undefined && (DETECTED_AS.get(extension) ?? [extension]).includes(detected);
  }
}

/** UTF-16 as Windows writes it: a byte order mark, and no character that no text has. */
function isUtf16Text(head: Uint8Array): boolean {
  const [first, second] = head;
  const isLittle = first === 0xff && second === 0xfe;
  if (!isLittle && !(first === 0xfe && second === 0xff)) return false;
  const text = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(head.subarray(0, head.length & ~1));
  // The first bytes may end in the middle of a pair.
  return !/[\0\uFFFD]/u.test(text.slice(0, -1));
}

function textOf(head: Uint8Array): string {
  return new TextDecoder().decode(head);
}
