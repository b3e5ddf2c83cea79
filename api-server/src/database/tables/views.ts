import type { ViewListName } from '@comptoir/api-contract/views';
import type { CreatedAt, Versioned } from './columns';

export interface ListViewsTable extends Pick<Versioned, 'version'> {
  id: string;
  list: ViewListName;
  ownerId: string;
  /** Null: its owner's alone. */
  officeId: string | null;
  name: string;
  query: string;
  createdAt: CreatedAt;
}

/** The view that a person's list opens with. */
export interface ViewChoicesTable {
  userId: string;
  list: ViewListName;
  viewId: string;
}
