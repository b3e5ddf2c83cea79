/** How many counts are kept. */
const LIMIT = 1_000;

/** Remembers how many rows a long list has: counting 200,000 of them costs fifty times as much as reading a page. */
export class RowCounts {
  private readonly counts = new Map<string, number>();

  /** `key` names the rows asked for and the state of the list, so that a list that changed is counted again. */
  async get(key: string, count: () => Promise<number>): Promise<number> {
    const known = this.counts.get(key);
    if (known !== undefined) return known;
    const counted = await count();
    for (const oldest of this.counts.keys()) {
      if (this.counts.size < LIMIT) break;
      this.counts.delete(oldest);
    }
    this.counts.set(key, counted);
    return counted;
  }
}
