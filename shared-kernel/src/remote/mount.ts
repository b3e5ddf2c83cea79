import type { AccessTokenClaims } from '@comptoir/api-contract/session';
import type { HttpClient } from '../http/http-client';
import type { Direction, Language } from '../i18n/language';
import type { Selection } from '../selection/selection.store';
import type { Store } from '../store/store';
import type { ToastContent } from '../toast/toast.store';
import type { RecordReference } from './modules';

/** What is true now, and who wants to be told of the next change; a subscription ends with the piece at the latest. */
export type Watched<Value> = Pick<Store<Value>, 'get' | 'subscribe'>;

/** The address of the page. */
export interface PageLocation {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  hash: string;
}

/** What the product gives to a piece that is not made of React components. */
export interface MountContext {
  /** What comes after this in the address is the area's own: `/notes`. A widget has the page that it stands on. */
  basename: string;
  /** Of a tab, a card or an action: the record on whose page it stands. */
  record?: RecordReference;
  /** Of an action that shows a piece: takes it away again. */
  close?: () => void;
  /** Who is signed in. */
  session: Watched<AccessTokenClaims>;
  /** The API, each call by its name in the contract; it carries the session and ends it where the server says so. */
  http: HttpClient;
  /** The language of the page; `locale` is for dates and figures. */
  i18n: Watched<{ language: Language; locale: string; direction: Direction }>;
  /** What the page looks like; its colours are the custom properties of the page, `--ant-color-…`. */
  theme: Watched<'light' | 'dark'>;
  /** The country and the office that are chosen above the page. */
  selection: Watched<Selection>;
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

/** A piece that stands in the page. */
export interface Mounted {
  /** Called after something that the context tells has changed, for those who would rather not subscribe. */
  update?: (context: MountContext) => void;
  /** Takes everything back: what was drawn, listeners, timers. */
  unmount: () => void;
}

/** Puts a piece into an empty element; gives the way to take it out, now or when it stands. */
export type Mount = (
  element: HTMLElement,
  context: MountContext,
) => Mounted | (() => void) | Promise<Mounted | (() => void)>;

/** What the module of an area or a widget exports instead of a component. */
export interface MountModule {
  mount: Mount;
}

/** Whether a module mounts itself. */
export function isMountModule(exports: unknown): exports is MountModule {
  return typeof exports === 'object' && exports !== null && 'mount' in exports && typeof exports.mount === 'function';
}
