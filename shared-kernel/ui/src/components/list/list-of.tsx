import type { ViewListName } from '@comptoir/api-contract/views';
import { useMemo, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from '@comptoir/kernel/internal/router';
import { useListChoices } from './list-choices';
import { NamedList } from './list-name';
import { viewSearch } from './view-search';
import { ViewsPlace } from './views-place';

interface ListOfProps {
  list: ViewListName;
  children: ReactNode;
}

/**
 * Page of a list with views and column choice. Opened without parameters it redirects to the user's default view
 * before rendering. If a new browser learns of that view later, it applies the next time, so that the list does not
 * jump.
 */
export function ListOf({ list, children }: ListOfProps) {
  const { search, state, key } = useLocation();
  const { opens } = useListChoices();
  const [opened, setOpened] = useState({ key, view: opens?.[list] });
  if (opened.key !== key) setOpened({ key, view: opens?.[list] });
  const named = useMemo(() => ({ name: list, views: <ViewsPlace list={list} /> }), [list]);
  const view = search === '' && opened.key === key ? opened.view : undefined;
  if (view) return <Navigate to={{ search: viewSearch(view) }} replace state={state} />;
  return <NamedList value={named}>{children}</NamedList>;
}
