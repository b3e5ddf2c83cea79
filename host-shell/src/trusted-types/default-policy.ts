import { OVERRIDE_ELEMENT } from '../page-elements';
import { isHarmlessMarkup } from './harmless-markup';

interface PolicyOptions {
  /** A text that is given back is trusted; without one the write is refused and reported. */
  createHTML: (markup: string) => string | null;
  createScriptURL: (url: string) => string | null;
  createScript: (text: string) => string | null;
}

declare global {
  interface Window {
    /** Absent in browsers that do not know Trusted Types: there nothing is asked. */
    trustedTypes?: { createPolicy: (name: string, options: PolicyOptions) => unknown };
  }
}

/**
 * Decides for the page and every library in it what may become markup or the address of a script: the page's policy
 * lets no text through otherwise. Called once, before anything else runs.
 */
export function decideForThePage(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (isHarmlessMarkup(markup) ? markup : null),
    createScriptURL: (url) => (isScriptOfThePage(url) ? url : null),
    // An import map, which runs nothing; the policy of the page says which.
    createScript: (text) => (text.startsWith('{"integrity":') ? text : null),
  });
}

/** Files of the shell and of the remotes, whose hashes the head guard knows; where there is an override, its as well. */
export function isScriptOfThePage(url: string): boolean {
  const { origin, pathname } = new URL(url, document.baseURI);
  if (origin !== location.origin) return document.getElementById(OVERRIDE_ELEMENT) !== null;
  return !pathname.startsWith('/api/');
}
