import { LRUCache } from 'lru-cache';

/** An answer that is ready to be sent again. */
export interface ReadyBody {
  body: Buffer;
  total: number;
}

/** Keeps the answers used last, up to a number of bytes; one of more than half of them is not kept. */
export function bodyCache(limit: number): LRUCache<string, ReadyBody> {
  return new LRUCache({ maxSize: limit, maxEntrySize: limit / 2, sizeCalculation: ({ body }) => body.length });
}
