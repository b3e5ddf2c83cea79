import type { ViewListName } from '@comptoir/api-contract/views';
import type { CreatedAt, Versioned } from './columns';

export interface ListViewsTable extends Pick<Versioned, 'version'> {
  id: string;
  list: ViewListName;
  ownerId: string;
  officeId: string | null;
  name: string;
  query: string;
  createdAt: CreatedAt;
}

export interface ViewChoicesTable {
  userId: string;
  list: ViewListName;
  viewId: string;
}
