/**
 * Stands in for antd's own module of this name (build/antd-policy-plugin.ts). What antd writes at run time into style
 * elements, the page's policy refuses; a stylesheet that a script constructs it lets through.
 */
interface WrittenBy {
  /** Set by antd's own styles, which stand in the extracted stylesheets. */
  mark?: string;
}

const sheets = new Map<string, CSSStyleSheet>();

/** Rules that only the moment knows: a locked page behind a window, the width of a scrollbar. */
export function updateCSS(css: string, key: string, { mark }: WrittenBy = {}): HTMLStyleElement {
  if (mark === undefined) {
    const sheet = sheets.get(key) ?? new CSSStyleSheet();
    sheet.replaceSync(css);
    if (!sheets.has(key)) document.adoptedStyleSheets.push(sheet);
    sheets.set(key, sheet);
  }
  // What asked for it marks the element.
  return document.createElement('style');
}

export function removeCSS(key: string): void {
  const sheet = sheets.get(key);
  if (!sheet) return;
  sheets.delete(key);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
}

/** Part of the module that it stands in for. */
export function injectCSS(css: string): HTMLStyleElement {
  return updateCSS(css, css);
}
