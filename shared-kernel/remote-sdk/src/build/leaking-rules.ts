/** Selectors allowed in a remote: with a class, an id or an attribute. */
const SCOPED = /[.#]|\[/;

/**
 * Selectors of a stylesheet that affect the whole page: those without a class, an id or an attribute. CSS modules make
 * class names unique.
 */
export function leakingRules(css: string): string[] {
  const found: string[] = [];
  for (const [, selectors = ''] of withoutComments(css).matchAll(/([^{}]+)\{/g)) {
    const text = selectors.trim();
    if (text.startsWith('@') || isKeyframe(text)) continue;
    found.push(...splitSelectors(text).filter((selector) => !SCOPED.test(selector) && !selector.startsWith('&')));
  }
  return found;
}

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*.*?\*\//gs, '');
}

function isKeyframe(text: string): boolean {
  return text.split(',').every((part) => /^(from|to|\d+(\.\d+)?%)$/.test(part.trim()));
}

/** Splits at commas outside of `:is(…)`. */
function splitSelectors(text: string): string[] {
  return text.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}
