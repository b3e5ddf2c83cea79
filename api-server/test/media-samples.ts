import { crc32 } from 'node:zlib';

/** Smallest valid files by extension. */
export const samples = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  pdf: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
  csv: Buffer.from('name;amount\r\nÉlodie;12,50\r\n'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};

const OLD_OFFICE = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)]);
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const bytes = (hex: string) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(256)]);

export const everySample: Readonly<Record<string, Buffer>> = {
  ...samples,
  jpg: bytes('ffd8ffe000104a46494600010100000100010000'),
  jpeg: bytes('ffd8ffe000104a46494600010100000100010000'),
  jfif: bytes('ffd8ffe000104a46494600010100000100010000'),
  gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  bmp: bytes('424d3a0000000000000036000000'),
  webp: Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64'),
  tiff: bytes('49492a0008000000'),
  tif: bytes('4d4d002a00000008'),
  heic: bytes('0000001c667479706865696300000000686569636d696631'),
  heif: bytes('0000001c667479706d696631000000006d69663168656963'),
  ico: bytes('0000010001000101'),
  avif: bytes('0000001c667479706176696600000000617669666d696631'),
  doc: OLD_OFFICE,
  docx: officeFile('word/document.xml', `${WORD}.main+xml`),
  xls: OLD_OFFICE,
  xlsx: officeFile('xl/workbook.xml', `${SHEET}.main+xml`),
  txt: Buffer.from('Counted twice.\n'),
};

/** ZIP archive whose first entry declares the part. */
function officeFile(part: string, contentType: string): Buffer {
  const override = `<Override PartName="/${part}" ContentType="${contentType}"/>`;
  const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${override}</Types>`;
  const entries = [zipEntry('[Content_Types].xml', types), zipEntry(part, '<x/>')];
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  return Buffer.concat([...entries, end]);
}

function zipEntry(name: string, text: string): Buffer {
  const content = Buffer.from(text);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(crc32(content), 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), content]);
}
