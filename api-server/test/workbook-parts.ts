import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

type Parts = Readonly<Record<string, string | Buffer>>;

const RELATIONS = `<Relationships><Relationship Id="r1" Type="t/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="t/worksheet" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="r3" Type="t/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="r4" Type="t/styles" Target="styles.xml"/></Relationships>`;

export const sheets = (state = '') =>
  `<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r1"${state}/><sheet name="B" r:id="r2"/></sheets></workbook>`;

export function zipped(parts: Parts): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return buffer(zip.outputStream);
}

export function partsOf(rows: string, more: Parts = {}): Parts {
  return {
    'xl/workbook.xml': sheets(),
    'xl/_rels/workbook.xml.rels': RELATIONS,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData><row r="1"><c t="str"><v>second</v></c></row></sheetData></worksheet>`,
    ...more,
  };
}

export const workbook = (rows: string, more?: Parts) => zipped(partsOf(rows, more));
