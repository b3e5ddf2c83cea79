import type { View } from '@comptoir/api-contract/views';
import { useSyncExternalStore } from 'react';
import { session } from '@comptoir/kernel/internal/session';
import { createStore, type Store } from '@comptoir/kernel/store';

type OpeningView = Pick<View, 'id' | 'query'> & { officeId?: string | null };

/** List preferences, kept in this browser for each user. */
export interface ListChoices {
  /** Compact rows in all lists. */
  dense?: boolean;
  /** Columns of each list in order, as in its address. */
  columns?: Readonly<Record<string, string>>;
  /** Default view of each list, from the server. */
  opens?: Readonly<Record<string, OpeningView>>;
}

let current: { key: string; choices: Store<ListChoices> } | undefined;

function own(): { key: string; choices: Store<ListChoices> } {
  const notified = session.told();
  const key = `lists ${notified.status === 'signed-out' ? '' : notified.claims.sub}`;
  if (current?.key !== key) current = { key, choices: createStore(read(key)) };
  return current;
}

function read(key: string): ListChoices {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/** List preferences of the current user; the component renders again on a change. */
export function useListChoices(): ListChoices {
  const { choices } = own();
  return useSyncExternalStore(choices.subscribe, choices.get);
}

/** Changes and stores the list preferences of the current user. */
export function keepListChoices(change: (choices: ListChoices) => ListChoices): void {
  const { key, choices } = own();
  const next = change(choices.get());
  localStorage.setItem(key, JSON.stringify(next));
  choices.set(next);
}

/** Visible columns of a list: from its address, else from the preferences; undefined for its default. */
export function shownColumns(list: string, search: string = location.search): string | undefined {
  return new URLSearchParams(search).get('columns') ?? own().choices.get().columns?.[list];
}
