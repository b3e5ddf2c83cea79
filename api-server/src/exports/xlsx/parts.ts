import { markup } from './markup';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const MAIN_NAMESPACE = MAIN;

/** Index into the cell styles. */
export const STYLE = { plain: 0, head: 1, amount: 2, moment: 3, day: 4, formulaLike: 5 } as const;

const FORMATS: Record<keyof typeof STYLE, string> = {
  plain: 'numFmtId="0" fontId="0"',
  head: 'numFmtId="0" fontId="1" applyFont="1"',
  /** Format 4 is `#,##0.00`, localised by the spreadsheet; all supported currencies have two decimals. */
  amount: 'numFmtId="4" fontId="0" applyNumberFormat="1"',
  moment: 'numFmtId="164" fontId="0" applyNumberFormat="1"',
  day: 'numFmtId="165" fontId="0" applyNumberFormat="1"',
  formulaLike: 'numFmtId="0" fontId="0" quotePrefix="1"',
};

const formats = Object.values(FORMATS).map((format) => `<xf ${format} fillId="0" borderId="0" xfId="0"/>`);

/** Dates have one format in every language. */
export const STYLES = [
  `${XML}<styleSheet xmlns="${MAIN}">`,
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/></numFmts>',
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${formats.length}">${formats.join('')}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('');

export const PACKAGE_RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

export function workbook(names: readonly string[]): string {
  const sheets = names.map((name, at) => `<sheet name="${markup(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

export function workbookRelations(sheets: number): string {
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const all = Array.from({ length: sheets }, (_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`));
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}${relation(sheets + 1, 'styles', 'styles.xml')}</Relationships>`;
}

export function contentTypes(sheets: number): string {
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${SPREADSHEET}.${type}+xml"/>`;
  const all = Array.from({ length: sheets }, (_, at) => part(`worksheets/sheet${at + 1}`, 'worksheet'));
  return `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${all.join('')}${part('styles', 'styles')}</Types>`;
}
