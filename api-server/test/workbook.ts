import { strFromU8, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';

export async function readXlsx(file: Buffer) {
  const parts = Object.fromEntries(Object.entries(unzipSync(file)).map(([path, bytes]) => [path, strFromU8(bytes)]));
  return {
    parts,
    sheets: await readWorkbook(file, { trim: false }),
    digits: (cell: string) =>
      new RegExp(`<c r="${cell}"[^>]*><v>([^<]*)</v>`).exec(parts['xl/worksheets/sheet1.xml'] ?? '')?.[1],
  };
}
