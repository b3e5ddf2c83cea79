import { refused, type ApiError } from '../../api-error';
import { isOfType } from '../../media/file-content';

/** Compound file, the container of old and of encrypted workbooks, with its stream names. */
const COMPOUND_FILE = 'cfb';
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
const OLD_WORKBOOKS = [Buffer.from('Workbook', 'utf16le'), Buffer.from('Book', 'utf16le')];
/** BIFF2 to BIFF4 files, which were not compound files. */
const OLDEST_WORKBOOKS = new Set(['0900', '0902', '0904']);

const HTML = /^(?:<\?xml[^>]{0,200}>\s*)?<(?:!doctype html|html|head|meta|body|table|style|div)\b/i;

/** Refusal for a file that is neither a workbook nor delimited text. */
export function refusalOf(
  file: Buffer,
  { detected, head }: { detected: string | undefined; head: Buffer },
): ApiError | undefined {
  if (detected === COMPOUND_FILE) {
    if (file.includes(ENCRYPTED)) return refused('import-protected');
    return refused(OLD_WORKBOOKS.some((name) => file.includes(name)) ? 'import-old-workbook' : 'import-type');
  }
  if (OLDEST_WORKBOOKS.has(head.toString('hex', 0, 2)) && head.includes(0)) return refused('import-old-workbook');
  if (detected === 'pdf') return refused('import-format', { format: 'PDF' });
  const text = new TextDecoder().decode(head).trimStart();
  if (HTML.test(text)) return refused('import-format', { format: 'HTML' });
  if (detected === 'xml' || text.startsWith('<?xml')) return refused('import-format', { format: 'XML' });
  if (!isOfType('csv', { detected, head })) return refused('import-type');
  return isJson(text, file) ? refused('import-format', { format: 'JSON' }) : undefined;
}

function isJson(start: string, file: Buffer): boolean {
  if (!/^[[{]/.test(start)) return false;
  const text = file.toString();
  return [text, text.trimStart().split('\n', 1)[0] ?? ''].some((part) => {
    try {
      JSON.parse(part);
      return true;
    } catch {
      return false;
    }
  });
}
