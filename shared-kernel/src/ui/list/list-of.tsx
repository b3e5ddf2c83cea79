import type { ViewListName } from '@comptoir/api-contract/views';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from '../../router';
import { useListChoices } from './list-choices';

const ListName = createContext<ViewListName | undefined>(undefined);

/** The list that the page is about, if it has views. */
export function useListName(): ViewListName | undefined {
  return useContext(ListName);
}

/** The address of a list in a view. */
export function viewSearch({ id, query }: { id: string; query: string }): string {
  return `?view=${id}${query && `&${query}`}`;
}

interface ListOfProps {
  list: ViewListName;
  /** Its page. */
  children: ReactNode;
}

/**
 * The page of a list that has views, and columns to choose. Opened without anything in its address it opens with the
 * view that the person wants, and is not drawn before. A view of which a new browser learns later waits for the next
 * time: nothing jumps under somebody's eyes.
 */
export function ListOf({ list, children }: ListOfProps) {
  const { search, state, key } = useLocation();
  const { opens } = useListChoices();
  const [opened, setOpened] = useState({ key, view: opens?.[list] });
  if (opened.key !== key) setOpened({ key, view: opens?.[list] });
  const view = search === '' && opened.key === key ? opened.view : undefined;
  if (view) return <Navigate to={{ search: viewSearch(view) }} replace state={state} />;
  return <ListName value={list}>{children}</ListName>;
}
