/**
 * Replaces antd's module of this name (build/antd-policy-plugin.ts). antd writes style elements at run time, which the
 * content security policy refuses; it allows constructed stylesheets.
 */
interface WrittenBy {
  /** Set by antd's own styles, which are in the extracted stylesheets. */
  mark?: string;
}

const sheets = new Map<string, CSSStyleSheet>();

/** Applies rules known only at run time, for example scroll lock and the width of a scrollbar. */
export function updateCSS(css: string, key: string, { mark }: WrittenBy = {}): HTMLStyleElement {
  if (mark === undefined) {
    const sheet = sheets.get(key) ?? new CSSStyleSheet();
    sheet.replaceSync(css);
    if (!sheets.has(key)) document.adoptedStyleSheets.push(sheet);
    sheets.set(key, sheet);
  }
  // The caller marks the returned element.
  return document.createElement('style');
}

export function removeCSS(key: string): void {
  const sheet = sheets.get(key);
  if (!sheet) return;
  sheets.delete(key);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
}

export function injectCSS(css: string): HTMLStyleElement {
  return updateCSS(css, css);
}
