import { CONFIG_ELEMENT, MANIFESTS_ELEMENT, OVERRIDE_ELEMENT, REGISTRY_ELEMENT, SET_NAME } from '../src/page-elements';
import type { PageRegistry } from '../src/page-registry';
import type { PageOverride } from '../src/remote-override/page-override';
import type { RuntimeConfig } from '../src/runtime-config';
import { baseOf, filesAhead, kindOf } from './files-ahead';
import { firstPaint } from './first-paint';
import { firstPart, type AddressedArea } from './page-registry';
import type { PageCall } from '@comptoir/kernel/remote/descriptor';
import type { PageState } from './page-state';
import type { PagePart, PagePlace, PreloadedFile, ShellPage } from './shell-page';

export interface PageSources {
  shell: ShellPage;
  config: RuntimeConfig;
  state: PageState;
  /** The area that the address lies in. */
  area: AddressedArea | undefined;
  place: PagePlace;
  /** A remote that this browser loads from elsewhere. */
  override?: PageOverride | undefined;
  /** What modules are checked against. */
  importMap?: string | undefined;
  /** The set in which it is kept for the next visit; a page without one is not kept. */
  set?: string | undefined;
  /** Whether its styles stand in it, which spares requests, or in files of their own. */
  styles: 'inline' | 'linked';
}

/** The page for an address: the shell, what it must know, and what it will need at once. */
export function renderPage({
  shell,
  config,
  state,
  area,
  place,
  override,
  importMap,
  set,
  styles,
}: PageSources): string {
  const { known, manifests, parts } = state;
  const base = baseOf(known, area?.remote);
  const addressed = [...manifests].filter(([path]) => base !== undefined && path.startsWith(base));
  const calls = firstCalls({ state, area, place, override });
  const first: PageRegistry = { ...firstPart(known, area?.remote), parts };
  const head = [
    // Before all that takes the line, and before styles, for which scripts wait.
    ...(calls.length === 0
      ? []
      : [`<script data-calls='${attribute(JSON.stringify(calls))}'>${shell.firstScript}</script>`]),
    // Before anything that is a module.
    ...(importMap === undefined ? [] : [`<script type="importmap">${importMap}</script>`]),
    ...[...partOf(shell, place).scripts, ...areaPreloads(state, area, override)].map(preloadTag),
    // What others show there needs their files.
    ...(place === 'home'
      ? [`<link rel="preload" as="fetch" href="${parts.live.address}" crossorigin="anonymous">`]
      : []),
    ...(set === undefined ? [] : [`<meta name="${SET_NAME}" content="${set}">`]),
  ];
  // Behind what is painted, which need not wait for so many bytes: nothing reads it before the first script.
  const data = [
    jsonElement(REGISTRY_ELEMENT, first),
    jsonElement(MANIFESTS_ELEMENT, Object.fromEntries(addressed)),
    jsonElement(CONFIG_ELEMENT, config),
    ...(override ? [jsonElement(OVERRIDE_ELEMENT, override)] : []),
  ];
  const paint = firstPaint(shell, place, config);
  // The scripts of the template wait for the whole page; a function, because `$` is special in a text.
  return shell.html
    .replace(/(?=<script|<\/head>)/, () => head.join(''))
    .replace('<div id="root"></div>', (root) => root + paint)
    .replace('</body>', (end) => data.join('') + end)
    .replace('</head>', () => `${styles === 'inline' ? styleTags(shell, place) : styleLinks(shell, place)}</head>`);
}

/** The styles of a page, one text. */
export function stylesOf(shell: ShellPage, place: PagePlace): string {
  return stylesheetsOf(shell, place)
    .map(({ text }) => text)
    .join('');
}

function stylesheetsOf(shell: ShellPage, place: PagePlace) {
  return [...shell.styles, ...stylesOfParts(shell, place)];
}

/** Those of the frame and, where signing in may be shown, its own. */
function stylesOfParts(shell: ShellPage, place: PagePlace) {
  return [...partOf(shell, place).styles, ...(place === 'home' ? shell.login.styles : [])];
}

// Behind what the browser is told to fetch, which need not wait for so many bytes. A script that asks for styles takes
// them for loaded where a link to them stands; a disabled one is never fetched.
function styleTags(shell: ShellPage, place: PagePlace): string {
  const standIns = stylesOfParts(shell, place).map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`);
  return `<style>${stylesOf(shell, place)}</style>${standIns.join('')}`;
}

function styleLinks(shell: ShellPage, place: PagePlace): string {
  return stylesheetsOf(shell, place)
    .map(
      ({ href, integrity }) =>
        `<link rel="stylesheet" href="${href}" crossorigin="anonymous" integrity="${integrity}">`,
    )
    .join('');
}

export function placeOf(address: string): PagePlace {
  if (address.startsWith('/auth/')) return address === '/auth/login' ? 'login' : 'outside';
  return address === '/' ? 'home' : 'page';
}

/** The pages outside the layout stay light. */
function partOf({ layout, login }: ShellPage, place: PagePlace): PagePart {
  switch (place) {
    case 'outside':
      return { scripts: [], styles: [] };
    case 'login':
      return login;
    case 'home':
    case 'page':
      return layout;
  }
}

function areaPreloads(
  state: PageState,
  area: PageSources['area'],
  override: PageOverride | undefined,
): PreloadedFile[] {
  return area && area.remote !== override?.remote ? filesAhead(state, area.remote, area.module) : [];
}

function preloadTag({ href, integrity, isModule }: PreloadedFile): string {
  const as = kindOf(href);
  if (isModule && as === 'script') {
    return `<link rel="modulepreload" href="${href}" crossorigin="anonymous" integrity="${integrity}">`;
  }
  return `<link rel="preload" as="${as}" href="${href}" crossorigin="anonymous" integrity="${integrity}">`;
}

/** What the page asks the API for before its scripts are there; nothing for an override, which may ask for something else. */
export function firstCalls({
  state,
  area,
  place,
  override,
}: Pick<PageSources, 'state' | 'area' | 'place' | 'override'>): readonly PageCall[] {
  if (place === 'home') return override ? [] : state.homeCalls;
  return area && area.remote !== override?.remote ? area.calls : [];
}

/** A text between single quotes. */
function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
}

/** A JSON element: `<` is escaped, so that no content can end it. */
function jsonElement(id: string, content: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(content).replaceAll('<', '\\u003c')}</script>`;
}
