const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes text for spreadsheet XML. Characters that XML cannot hold are written as `_x000B_` (ECMA-376,
 * `ST_Xstring`); text that looks like such a code is escaped.
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
