import { LRUCache } from 'lru-cache';

export interface ReadyBody {
  body: Buffer;
  total: number;
}

/** LRU by bytes; rejects bodies above half of the limit. */
export function bodyCache(limit: number): LRUCache<string, ReadyBody> {
  return new LRUCache({ maxSize: limit, maxEntrySize: limit / 2, sizeCalculation: ({ body }) => body.length });
}
