import { createStore } from '../store/store';

/** How many toasts there are at a time; a new one replaces the one before. */
export const TOAST_LIMIT = 1;
/** A closed toast leaves the memory after this, in milliseconds. */
export const TOAST_REMOVE_DELAY = 1_000_000;

/** `destructive`: something was not done. */
export type ToastVariant = 'default' | 'destructive';

/** What can be done about it, on a button in the toast. */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** What a toast says. */
export interface ToastContent {
  title?: string;
  description?: string;
  /** Which one it is about, on a line of its own. */
  detail?: string;
  variant?: ToastVariant;
  /** A toast with one stays twice as long; it closes when it is pressed. */
  action?: ToastAction;
}

export interface ToastItem extends ToastContent {
  readonly id: string;
  readonly open: boolean;
}

const store = createStore<readonly ToastItem[]>([]);
const removals = new Map<string, ReturnType<typeof setTimeout>>();
let count = 0;

/** The toasts that show, for whoever draws them. */
export const toasts = { get: store.get, subscribe: store.subscribe };

/** Shows a toast in place of the one that shows. */
export function toast(content: ToastContent): { id: string; dismiss: () => void } {
  count += 1;
  const id = String(count);
  store.set([{ ...content, id, open: true }, ...store.get()].slice(0, TOAST_LIMIT));
  return { id, dismiss: () => dismissToast(id) };
}

/** Closes a toast; it is forgotten after `TOAST_REMOVE_DELAY`. */
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
