import type { ViewListName } from '@comptoir/api-contract/views';
import type { CreatedAt, Versioned } from './columns';

export interface ListViewsTable extends Pick<Versioned, 'version'> {
  id: string;
  list: ViewListName;
  ownerId: string;
  /** Null for a private view. */
  officeId: string | null;
  name: string;
  query: string;
  createdAt: CreatedAt;
}

/** Default view of a person's list. */
export interface ViewChoicesTable {
  userId: string;
  list: ViewListName;
  viewId: string;
}
