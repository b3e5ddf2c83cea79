/** What the design tokens and resets of the kernel may name; a remote may not. */
const SCOPED = /[.#]|\[/;

/**
 * Selectors of a stylesheet that reach beyond what the remote draws: one without a class, an id or an attribute applies
 * to every page. CSS modules give each class a name of its own.
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

/** At commas that are not inside `:is(…)`. */
function splitSelectors(text: string): string[] {
  return text.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}
