import {
  CONFIG_ELEMENT,
  MANIFESTS_ELEMENT,
  OFFLINE_NAME,
  OVERRIDE_ELEMENT,
  PERMISSIONS_NAME,
  REGISTRY_ELEMENT,
  SET_NAME,
  SETTINGS_ELEMENT,
} from '../src/page-elements';
import type { PageRegistry } from '../src/page-registry';
import { openedBy } from '../src/permissions/permissions';
import type { PageOverride } from '../src/remote-override/page-override';
import type { RuntimeConfig } from '../src/runtime-config';
import { baseOf, prefetchedFaces, prefetchedFiles, kindOf } from './prefetched-files';
import { firstPaint } from './first-paint';
import { firstPart, type AddressedArea } from './page-registry';
import type { PageCall } from '@comptoir/kernel/remote/descriptor';
import type { PageState } from './page-state';
import type { PartFile } from './registry-parts';
import type { PagePart, PagePlace, PreloadedFile, ShellPage } from './shell-page';

export interface PageSources {
  shell: ShellPage;
  config: RuntimeConfig;
  state: PageState;
  area: AddressedArea | undefined;
  /** Area that the page opens instead of the dashboard. */
  home?: AddressedArea | undefined;
  place: PagePlace;
  override?: PageOverride | undefined;
  importMap?: string | undefined;
  /** Stored settings of remotes as JSON. */
  settings?: string | undefined;
  /** Set of the service worker's cache; absent: the page is not cached. */
  set?: string | undefined;
  /** Shows which remote is where. */
  isInspected?: boolean;
  /** Inline styles save requests. */
  styles: 'inline' | 'linked';
}

export function renderPage({
  shell,
  config,
  state,
  area,
  home,
  place,
  override,
  importMap,
  settings,
  set,
  isInspected = false,
  styles,
}: PageSources): string {
  const { known, manifests, parts } = state;
  const base = baseOf(known, area?.remote);
  const addressed = [...manifests].filter(([path]) => base !== undefined && path.startsWith(base));
  const calls = firstCalls({ state, area, place, override });
  const first: PageRegistry = { ...firstPart(known, area?.remote), parts };
  const offline = set === undefined || area === undefined ? undefined : state.offline.get(area.remote);
  const head = [
    // Before preloads, which occupy the connection, and before styles, which block scripts.
    ...(calls.length === 0
      ? []
      : [`<script data-calls='${attribute(JSON.stringify(calls))}'>${shell.firstScript}</script>`]),
    // Before any module.
    ...(importMap === undefined ? [] : [`<script type="importmap">${importMap}</script>`]),
    ...[...partOf(shell, place).scripts, ...areaPreloads({ shell, state, area, override })].map(preloadTag),
    // Contributions to that page need their files.
    ...(place === 'home'
      ? [`<link rel="preload" as="fetch" href="${parts.live.address}" crossorigin="anonymous">`]
      : []),
    ...(set === undefined ? [] : [`<meta name="${SET_NAME}" content="${set}">`]),
    ...(offline ? [offlineTags(offline)] : []),
    ...(home ? [`<meta name="${PERMISSIONS_NAME}" content="${openedBy(home.needs)}">`] : []),
    ...(isInspected && shell.inspect ? [deferredScript(shell.inspect)] : []),
  ];
  // After the painted content, which does not wait for these bytes: nothing reads them before the first script.
  const data = [
    jsonElement(REGISTRY_ELEMENT, JSON.stringify(first)),
    jsonElement(MANIFESTS_ELEMENT, JSON.stringify(Object.fromEntries(addressed))),
    jsonElement(CONFIG_ELEMENT, JSON.stringify(config)),
    ...(settings === undefined ? [] : [jsonElement(SETTINGS_ELEMENT, settings)]),
    ...(override ? [jsonElement(OVERRIDE_ELEMENT, JSON.stringify(override))] : []),
  ];
  const paint = firstPaint(shell, place, config);
  // The scripts of the template run after the whole page; a function, because `$` is special in a replacement text.
  return shell.html
    .replace(/(?=<script|<\/head>)/, () => head.join(''))
    .replace('<div id="root"></div>', (root) => root + paint)
    .replace('</body>', (end) => data.join('') + end)
    .replace('</head>', () => `${styles === 'inline' ? styleTags(shell, place) : styleLinks(shell, place)}</head>`);
}

/** The list of files for the service worker, and the tags of an installable page. */
function offlineTags({ address, integrity }: PartFile): string {
  return [
    `<meta name="${OFFLINE_NAME}" content="${address} ${integrity}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  ].join('');
}

export function stylesOf(shell: ShellPage, place: PagePlace): string {
  return stylesheetsOf(shell, place)
    .map(({ text }) => text)
    .join('');
}

function stylesheetsOf(shell: ShellPage, place: PagePlace) {
  return [...shell.styles, ...stylesOfParts(shell, place)];
}

/** Styles of the frame and, where sign-in may be shown, its own. */
function stylesOfParts(shell: ShellPage, place: PagePlace) {
  return [...partOf(shell, place).styles, ...(place === 'home' ? shell.login.styles : [])];
}

// After the preloads, which do not wait for these bytes. The loader treats a style with a link element as loaded; a
// disabled link is never fetched.
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

function areaPreloads({
  shell,
  state,
  area,
  override,
}: Pick<PageSources, 'shell' | 'state' | 'area' | 'override'>): PreloadedFile[] {
  if (!area || area.remote === override?.remote) return [];
  return [...prefetchedFiles(state, area.remote, area.module), ...prefetchedFaces(shell.faces, area.faces)];
}

function preloadTag({ href, integrity, isModule }: PreloadedFile): string {
  const as = kindOf(href);
  if (isModule && as === 'script') {
    return `<link rel="modulepreload" href="${href}" crossorigin="anonymous" integrity="${integrity}">`;
  }
  // Scripts wait for the shell's own, which a slow line carries first.
  const priority = as === 'script' ? ' fetchpriority="low"' : '';
  return `<link rel="preload" as="${as}" href="${href}" crossorigin="anonymous" integrity="${integrity}"${priority}>`;
}

function deferredScript({ href, integrity }: PreloadedFile): string {
  return `<script src="${href}" crossorigin="anonymous" integrity="${integrity}" defer></script>`;
}

/** First API calls before the scripts arrive; none for an override, whose calls may differ. */
export function firstCalls({
  state,
  area,
  place,
  override,
}: Pick<PageSources, 'state' | 'area' | 'place' | 'override'>): readonly PageCall[] {
  if (place === 'home') return override ? [] : state.homeCalls;
  return area && area.remote !== override?.remote ? area.calls : [];
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
}

/** Escapes `<`, so that no content can close the element. */
function jsonElement(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;
}
