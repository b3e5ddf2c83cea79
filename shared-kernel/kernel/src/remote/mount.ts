import type { AccessTokenClaims } from '@comptoir/api-contract/session';
import type { HttpClient } from '../http/http-client';
import type { Direction, Language } from '../i18n/language';
import type { Selection } from '../selection/selection.store';
import type { Store } from '../store/store';
import type { ToastContent } from '../toast/toast.store';
import type { RecordReference } from './modules';
import type { SettingValues } from './settings.schema';

/** A current value with change notifications; subscriptions end with the piece. */
export type Watched<Value> = Pick<Store<Value>, 'get' | 'subscribe'>;

/** Address of the page. */
export interface PageLocation {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  hash: string;
}

/** Context of a piece that does not use React. */
export interface MountContext {
  /** Path of the area, whose routes begin after it: `/notes`. For a widget, that of its page. */
  basename: string;
  /** For a tab, card or action: the record of the page. */
  record?: RecordReference;
  /** For an action that shows a piece: closes it. */
  close?: () => void;
  /** Claims of the current user. */
  session: Watched<AccessTokenClaims>;
  /** Client for the API with the user's session, which it ends when the server refuses it. */
  http: HttpClient;
  /** Language of the page; `locale` is for dates and numbers. */
  i18n: Watched<{ language: Language; locale: string; direction: Direction }>;
  /** Appearance; its colours are custom properties of the page, `--ant-color-…`. */
  theme: Watched<'light' | 'dark'>;
  /** Selected country and office. */
  selection: Watched<Selection>;
  /**
   * Stored settings of a remote for the selected place, without defaults. Read them again after a change of the
   * selection. Absent in earlier shells.
   */
  settings?: (remote: string) => SettingValues;
  toast: {
    show: (content: ToastContent) => void;
    success: (message: string, detail?: string) => void;
    error: (message: string, error?: unknown) => void;
  };
  router: Watched<PageLocation> & {
    /** Opens a page of the product, for example `/notes/7`. */
    navigate: (path: string, options?: { replace?: boolean }) => void;
  };
}

/** A mounted piece. */
export interface Mounted {
  /** Called after a change of the context, as an alternative to subscriptions. */
  update?: (context: MountContext) => void;
  /** Removes everything: elements, listeners, timers. */
  unmount: () => void;
}

/** Mounts a piece into an empty element; returns its handle, or a promise of it. */
export type Mount = (
  element: HTMLElement,
  context: MountContext,
) => Mounted | (() => void) | Promise<Mounted | (() => void)>;

/** Exports of an area's or widget's module instead of a component. */
export interface MountModule {
  mount: Mount;
}

/** True if a module exports `mount`. */
export function isMountModule(exports: unknown): exports is MountModule {
  return typeof exports === 'object' && exports !== null && 'mount' in exports && typeof exports.mount === 'function';
}
