import type { Role } from '@comptoir/api-contract/roles';
import type { RegistryRecord } from '@comptoir/remote-registry';
import type { PageOverride } from '../src/remote-override/page-override';
import type { RuntimeConfig } from '../src/runtime-config';
import { paints } from './first-paint';
import { importMapsOf, sourceOf } from './import-map';
import { compressedText, type CompressedText } from './compressed-text';
import type { PageState } from './page-state';
import { firstCalls, placeOf, renderPage, stylesOf } from './render-page';
import { securityHeaders, type SecurityOptions } from './security-headers';
import { setOf } from './service-worker';
import type { ShellPage } from './shell-page';

/** Cached pages of one registry state: one for each area. */
const CACHED_PAGES = 500;
/**
 * Pages with more characters link their styles: inlined they would exceed the 14 KiB of the first round trip. Each
 * remote adds an entry to the navigation.
 */
const LARGEST_WITH_STYLES = 64 * 1024;

export interface PageText {
  text: CompressedText;
  headers: Readonly<Record<string, string>>;
}

/** Parts of a request that select a text. */
export interface Visitor {
  role: Role | undefined;
  override: PageOverride | undefined;
  /** Opened for support: neither cached here nor by the service worker. */
  support?: 'inspect' | 'without' | undefined;
}

export interface PageTextsOptions {
  shell: ShellPage;
  config: RuntimeConfig;
  security: SecurityOptions;
  stateOf: (record: RegistryRecord) => Promise<PageState>;
  /** Stored settings of remotes as JSON; undefined without any. */
  settings: () => string | undefined;
  /** True if a service worker caches them. */
  isKept: boolean;
}

/**
 * Texts of the pages. One text serves everybody in an area until the registry changes; a page with an override is
 * rendered for one browser.
 */
export function pageTexts({ shell, config, security, stateOf, settings, isKept }: PageTextsOptions) {
  let kept = new WeakMap<PageState, Map<string, PageText>>();
  let shown = settings();

  function make(state: PageState, address: string, { role, override, support }: Visitor): PageText {
    const area = state.areaAt(address);
    const home = address === '/' ? state.homeOf(role) : undefined;
    const { page: importMap, ...later } = importMapsOf(state.known, area?.remote);
    const place = placeOf(address);
    const set = isKept && !override && !support ? setOf(shell, config, state, shown) : undefined;
    const common = { shell, config, state, area, home, place, override, importMap: importMap?.text, set };
    const sources = { ...common, settings: shown, isInspected: support === 'inspect' };
    const inlineScripts = [importMap, ...Object.values(later)].flatMap((map) => (map ? [map.source] : []));
    if (firstCalls(sources).length > 0) inlineScripts.push(sourceOf(shell.firstScript));
    if (paints(shell, place)) inlineScripts.push(sourceOf(shell.paintScript));
    const linked = renderPage({ ...sources, styles: 'linked' });
    const isSmall = linked.length <= LARGEST_WITH_STYLES;
    return {
      text: compressedText(isSmall ? renderPage({ ...sources, styles: 'inline' }) : linked),
      headers: securityHeaders({
        ...security,
        inlineScripts,
        inlineStyles: isSmall ? [sourceOf(stylesOf(shell, place))] : [],
        needs: (area ?? home)?.needs,
        ...(override && { override: override.address }),
      }),
    };
  }

  return async (record: RegistryRecord, address: string, visitor: Visitor): Promise<PageText> => {
    const state = await stateOf(record);
    if (settings() !== shown) [kept, shown] = [new WeakMap(), settings()];
    if (visitor.override || visitor.support) return make(state, address, visitor);
    const pages = kept.get(state) ?? new Map<string, PageText>();
    kept.set(state, pages);
    const area = state.areaAt(address);
    const home = address === '/' ? state.homeOf(visitor.role)?.remote : undefined;
    const key = area ? `${area.remote} ${area.module}` : `${placeOf(address)} ${home ?? ''}`;
    const page = pages.get(key) ?? make(state, address, visitor);
    if (pages.size >= CACHED_PAGES) pages.clear();
    pages.set(key, page);
    return page;
  };
}
