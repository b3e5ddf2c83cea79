import type { Handlers } from '../../http/handlers';
import { bulkProgress, previewBulk, startBulk } from './bulk.service';

export const bulkHandlers = {
  previewBulk,

  changeCollections: startBulk,

  getBulk: ({ connection, person, reach, params: { id } }) =>
    bulkProgress(connection, { id, userId: person.id, reach }),
} satisfies Partial<Handlers>;
