const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * A text as it stands in the XML of a spreadsheet. What XML cannot hold is written by its code (`_x000B_`), as spreadsheets
 * do and read (ECMA-376, `ST_Xstring`); a text that looks like such a code is kept as it is.
 */
export function markup(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(
      /[^\P{Cc}\n\t]|[\ufffe\uffff]/gu,
      (char) => `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}
