import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { http } from '../http';
import { localeOf, useLanguage } from '../i18n';
import type { PieceProps } from '../remote';
import type { MountContext, Watched } from '../remote/mount';
import { storedSettings } from '../remote-settings/stored-settings';
import { useLocation, useNavigate } from '../router';
import { useSelection } from '../selection';
import { useClaims } from '../session';
import { createStore } from '../store/store';
import { toast, toastError, toastSuccess } from '../toast';
import { useAppearance } from '../theme/appearance';

const TOAST = { show: toast, success: toastSuccess, error: toastError };

/** Context of a piece with a stable identity, and a new object for each change. */
export function useMountContext(place: PieceProps): { context: MountContext; values: object } {
  const values = useContextValues();
  const router = useWatched(values.location);
  const navigate = useLatest(useNavigate());
  const close = useLatest(place.onClose);
  const stores = {
    session: useWatched(values.session),
    i18n: useWatched(values.i18n),
    theme: useWatched(values.theme),
    selection: useWatched(values.selection),
  };
  const [context] = useState<MountContext>(() => ({
    basename: place.basename ?? values.location.pathname,
    ...(place.record && { record: place.record }),
    ...(place.onClose && { close: () => close.current?.() }),
    http,
    toast: TOAST,
    ...stores,
    settings: (remote) => storedSettings(remote, stores.session.get(), stores.selection.get()),
    router: { ...router, navigate: (path, options) => void navigate.current(path, options) },
  }));
  return { context, values };
}

function useContextValues() {
  const { language, direction } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const session = useClaims();
  const theme = useTheme();
  const selection = useSelection();
  const i18n = useMemo(() => ({ language, locale: localeOf(language), direction }), [language, direction]);
  const location = useMemo(() => ({ pathname, search, hash }), [pathname, search, hash]);
  return useMemo(() => ({ session, i18n, theme, selection, location }), [session, i18n, theme, selection, location]);
}

function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}

/** A store with listeners of this piece only, removed when it is unmounted. */
function useWatched<Value>(value: Value): Watched<Value> {
  const [store] = useState(() => createStore(value));
  useEffect(() => store.set(value), [store, value]);
  const { get, subscribe } = store;
  return { get, subscribe };
}

const DARK = '(prefers-color-scheme: dark)';

function useTheme(): 'light' | 'dark' {
  const chosen = useAppearance();
  const device = useSyncExternalStore(subscribeToDevice, deviceTheme);
  return chosen === 'system' ? device : chosen;
}

function deviceTheme(): 'light' | 'dark' {
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

function subscribeToDevice(listener: () => void): () => void {
  const device = matchMedia(DARK);
  device.addEventListener('change', listener);
  return () => device.removeEventListener('change', listener);
}
