import { OVERRIDE_ELEMENT } from '../page-elements';
import { isHarmlessMarkup } from './harmless-markup';

interface PolicyOptions {
  /** A returned text is trusted; null refuses and reports the write. */
  createHTML: (markup: string) => string | null;
  createScriptURL: (url: string) => string | null;
  createScript: (text: string) => string | null;
}

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    trustedTypes?: { createPolicy: (name: string, options: PolicyOptions) => unknown };
  }
}

/** Installs the default Trusted Types policy for the page and its libraries. Called once, before other code runs. */
export function decideForThePage(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (isHarmlessMarkup(markup) ? markup : null),
    createScriptURL: (url) => (isScriptOfThePage(url) ? url : null),
    // Import maps run nothing; the policy of the page lists the allowed ones.
    createScript: (text) => (text.startsWith('{"integrity":') ? text : null),
  });
}

/** Files of the shell and of remotes, whose hashes the head guard checks, and of an override. */
export function isScriptOfThePage(url: string): boolean {
  const { origin, pathname } = new URL(url, document.baseURI);
  if (origin !== location.origin) return document.getElementById(OVERRIDE_ELEMENT) !== null;
  return !pathname.startsWith('/api/');
}
