interface SampleFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const SAMPLES: Readonly<Record<string, Buffer>> = {
  jpg: Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.alloc(256)]),
  png: Buffer.from(PIXEL, 'base64'),
  gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  pdf: Buffer.from('%PDF-1.4\n%\u00E2\u00E3\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
  txt: Buffer.from('Counted twice.\n'),
  csv: Buffer.from('note,amount\n200,5\n'),
};

export function sampleFile(extension: string): SampleFile {
  const buffer = SAMPLES[extension];
  if (!buffer) throw new Error(`No sample of ${extension}`);
  return { name: `sample.${extension}`, mimeType: 'application/octet-stream', buffer };
}
