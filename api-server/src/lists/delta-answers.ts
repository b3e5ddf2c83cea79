import { LRUCache } from 'lru-cache';
import type { ReadyBody } from './body-cache';
import { compressed, type ContentEncoding } from '../http/content-encoding';

/** Bytes kept of what changed, for all who had the same. */
const CACHE_LIMIT_BYTES = 8 * 1024 * 1024;

/** How a list tells what changed: its states are what `X-List-Version` says. */
export interface ListChanges {
  /** Rows that a page has at most: what changed is told of a list that is on one page. */
  limit: number;
  /** The state that whoever asks has. */
  since: string | undefined;
  /** What changed since that state; undefined where it is not known. */
  read(since: string): Promise<ListDeltaText | undefined>;
}

/** What changed, as JSON. */
export interface ListDeltaText {
  text: string;
  /** Number of rows of the list, with those that did not change. */
  total: number;
  /** The state that the changes lead to. */
  version: string;
}

interface ReadyDelta extends ReadyBody {
  version: string;
}

interface Asked {
  changes: ListChanges;
  since: string;
  encoding: ContentEncoding;
}

/** What changed in lists, read once for all who ask from the same state to the same one. */
export class DeltaAnswers {
  private readonly ready = new LRUCache<string, ReadyDelta, Asked>({
    maxSize: CACHE_LIMIT_BYTES,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: async (_name, _old, { context }) => read(context),
  });

  /** `tag` names the state that the list has now, in an encoding. What is read meanwhile may lead further. */
  async find(tag: string, encoding: ContentEncoding, changes?: ListChanges): Promise<ReadyDelta | undefined> {
    if (changes?.since === undefined) return undefined;
    const { since } = changes;
    return this.ready.fetch(`${tag} ${since}`, { context: { changes, since, encoding } });
  }
}

async function read({ changes, since, encoding }: Asked): Promise<ReadyDelta | undefined> {
  const delta = await changes.read(since);
  if (!delta) return undefined;
  const { text, total, version } = delta;
  return { body: await compressed(text, encoding), total, version };
}
