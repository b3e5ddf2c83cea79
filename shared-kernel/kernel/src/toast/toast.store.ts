import { createStore } from '../store/store';

/** Maximal number of toasts; a new one replaces the previous. */
export const TOAST_LIMIT = 1;
/** Delay in milliseconds before a closed toast is removed from memory. */
export const TOAST_REMOVE_DELAY = 1_000_000;

/** `destructive` reports a failure. */
export type ToastVariant = 'default' | 'destructive';

/** Action of a toast's button. */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** Content of a toast. */
export interface ToastContent {
  title?: string;
  description?: string;
  /** Name of the object, on a separate line. */
  detail?: string;
  variant?: ToastVariant;
  /** Doubles the duration; a press closes the toast. */
  action?: ToastAction;
}

export interface ToastItem extends ToastContent {
  readonly id: string;
  readonly open: boolean;
}

const store = createStore<readonly ToastItem[]>([]);
const removals = new Map<string, ReturnType<typeof setTimeout>>();
let count = 0;

/** Current toasts, for rendering. */
export const toasts = { get: store.get, subscribe: store.subscribe };

/** Shows a toast, replacing the current one. */
export function toast(content: ToastContent): { id: string; dismiss: () => void } {
  count += 1;
  const id = String(count);
  store.set([{ ...content, id, open: true }, ...store.get()].slice(0, TOAST_LIMIT));
  return { id, dismiss: () => dismissToast(id) };
}

/** Closes a toast; it is removed after `TOAST_REMOVE_DELAY`. */
export function dismissToast(id: string): void {
  if (!removals.has(id))
    removals.set(
      id,
      setTimeout(() => remove(id), TOAST_REMOVE_DELAY),
    );
  store.set(store.get().map((item) => (item.id === id ? { ...item, open: false } : item)));
}

function remove(id: string): void {
  removals.delete(id);
  store.set(store.get().filter((item) => item.id !== id));
}
