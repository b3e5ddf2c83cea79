import { strFromU8, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';

/** A workbook as a spreadsheet reads it, and the parts that it is made of. */
export async function readXlsx(file: Buffer) {
  const parts = Object.fromEntries(Object.entries(unzipSync(file)).map(([path, bytes]) => [path, strFromU8(bytes)]));
  return {
    parts,
    sheets: await readWorkbook(file, { trim: false }),
    /** What stands between the tags of the value of a cell, digit by digit. */
    digits: (cell: string) =>
      new RegExp(`<c r="${cell}"[^>]*><v>([^<]*)</v>`).exec(parts['xl/worksheets/sheet1.xml'] ?? '')?.[1],
  };
}
