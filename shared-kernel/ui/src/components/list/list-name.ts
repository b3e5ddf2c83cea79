import type { ViewListName } from '@comptoir/api-contract/views';
import { createContext, useContext, type ReactNode } from 'react';

interface NamedList {
  name: ViewListName;
  /** Button of its views, shown beside the title of the page. */
  views: ReactNode;
}

/** List of the current page, if it has views. */
export const NamedList = createContext<NamedList | undefined>(undefined);

export function useListName(): ViewListName | undefined {
  return useContext(NamedList)?.name;
}
