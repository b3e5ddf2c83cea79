/** What was found out about the content of a file. */
export interface FileContent {
  /** The extension that its first bytes stand for; nothing when they are nobody's, as those of a text. */
  detected: string | undefined;
  /** Its first bytes, some thousand. */
  head: Uint8Array;
}

/** What is detected in a file, where that is not the file's extension. Old Office files share one container. */
const DETECTED_AS = new Map<string, readonly string[]>([
  ['jpeg', ['jpg']],
  ['tiff', ['tif']],
  ['doc', ['cfb']],
  ['xls', ['cfb']],
]);

/** Whether a file is what its extension says. */
export function isOfType(extension: string, { detected, head }: FileContent): boolean {
  switch (extension) {
    case 'txt':
    case 'csv':
      return detected === undefined && isText(head);
    case 'svg':
      return (detected === undefined || detected === 'xml') && isText(head) && /<svg[\s>]/i.test(textOf(head));
    default:
      return detected !== undefined && (DETECTED_AS.get(extension) ?? [extension]).includes(detected);
  }
}

/** UTF-8, or anything else without NUL; UTF-16 as spreadsheets write it begins with a byte order mark. */
function isText(head: Uint8Array): boolean {
  const [first, second] = head;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isUtf16 || !head.includes(0);
}

function textOf(head: Uint8Array): string {
  return new TextDecoder().decode(head);
}
