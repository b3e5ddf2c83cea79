/** An answer that is ready to be sent again. */
export interface ReadyBody {
  body: Buffer;
  total: number;
}

/** Keeps the answers used last, up to a number of bytes. */
export class BodyCache {
  private readonly entries = new Map<string, ReadyBody>();
  private size = 0;

  constructor(private readonly limit: number) {}

  get(key: string): ReadyBody | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry;
  }

  keep(key: string, entry: ReadyBody): void {
    if (entry.body.length > this.limit / 2) return;
    this.drop(key);
    this.entries.set(key, entry);
    this.size += entry.body.length;
    for (const oldest of this.entries.keys()) {
      if (this.size <= this.limit) return;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.size -= this.entries.get(key)?.body.length ?? 0;
    this.entries.delete(key);
  }
}
