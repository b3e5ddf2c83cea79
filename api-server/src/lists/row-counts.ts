import { LRUCache } from 'lru-cache';

/** How many counts are kept. */
const LIMIT = 1_000;

/** Remembers how many rows a long list has: counting 200,000 of them costs fifty times as much as reading a page. */
export class RowCounts {
  private readonly counts = new LRUCache<string, number>({ max: LIMIT });

  /** `key` names the rows asked for and the state of the list, so that a list that changed is counted again. */
  async get(key: string, count: () => Promise<number>): Promise<number> {
    const known = this.counts.get(key) ?? (await count());
    this.counts.set(key, known);
    return known;
  }
}
