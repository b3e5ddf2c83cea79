import type { View } from '@comptoir/api-contract/views';
import { useSyncExternalStore } from 'react';
import { session } from '../../session';
import { createStore, type Store } from '../../store/store';

type OpeningView = Pick<View, 'id' | 'query'> & { officeId?: string | null };

/** How somebody wants lists to be: kept in this browser, for each person by themselves. */
export interface ListChoices {
  /** Rows of less height, in all lists. */
  dense?: boolean;
  /** The columns of each list in their order, as its address names them. */
  columns?: Readonly<Record<string, string>>;
  /** The view that each list opens with, as the server keeps it. */
  opens?: Readonly<Record<string, OpeningView>>;
}

let current: { key: string; choices: Store<ListChoices> } | undefined;

function own(): { key: string; choices: Store<ListChoices> } {
  const told = session.told();
  const key = `lists ${told.status === 'signed-out' ? '' : told.claims.sub}`;
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

/** How the signed-in person wants lists to be; the component renders again when that changes. */
export function useListChoices(): ListChoices {
  const { choices } = own();
  return useSyncExternalStore(choices.subscribe, choices.get);
}

/** Changes how the signed-in person wants lists to be, from now on. */
export function keepListChoices(change: (choices: ListChoices) => ListChoices): void {
  const { key, choices } = own();
  const next = change(choices.get());
  localStorage.setItem(key, JSON.stringify(next));
  choices.set(next);
}

/** The columns of a list that are shown, as its address names them, else as the person wants them; nothing for its own. */
export function shownColumns(list: string, search: string = location.search): string | undefined {
  return new URLSearchParams(search).get('columns') ?? own().choices.get().columns?.[list];
}
