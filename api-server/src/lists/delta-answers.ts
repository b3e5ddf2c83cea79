import { LRUCache } from 'lru-cache';
import type { ReadyBody } from './body-cache';
import { compressed, type ContentEncoding } from '../http/content-encoding';

const CACHE_LIMIT_BYTES = 8 * 1024 * 1024;

export interface ListChanges {
  /** Rows per page; deltas are for lists on one page. */
  limit: number;
  since: string | undefined;
  /** Undefined if the changes since then are unknown. */
  read(since: string): Promise<ListDeltaText | undefined>;
}

export interface ListDeltaText {
  text: string;
  total: number;
  version: string;
}

interface ReadyDelta extends ReadyBody {
  version: string;
}

interface DeltaRequest {
  changes: ListChanges;
  since: string;
  encoding: ContentEncoding;
}

export class DeltaAnswers {
  private readonly ready = new LRUCache<string, ReadyDelta, DeltaRequest>({
    maxSize: CACHE_LIMIT_BYTES,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: async (_name, _old, { context }) => read(context),
  });

  /** `tag` combines target state and encoding; the delta may be newer. */
  async find(tag: string, encoding: ContentEncoding, changes?: ListChanges): Promise<ReadyDelta | undefined> {
    if (changes?.since === undefined) return undefined;
    const { since } = changes;
    return this.ready.fetch(`${tag} ${since}`, { context: { changes, since, encoding } });
  }
}

async function read({ changes, since, encoding }: DeltaRequest): Promise<ReadyDelta | undefined> {
  const delta = await changes.read(since);
  if (!delta) return undefined;
  const { text, total, version } = delta;
  return { body: await compressed(text, encoding), total, version };
}
