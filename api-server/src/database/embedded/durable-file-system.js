import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * The part of Emscripten's NODEFS that its type declarations leave out.
 * @typedef {{ fsync?: (file: { nfd?: number | null }) => number }} StreamOperations
 */

/** PGlite's file system never calls fsync, so a power cut could take answered writes with it; this one does. */
export class DurableFileSystem extends NodeFS {
  /**
   * @override
   * @param {Parameters<NodeFS['init']>} args
   */
  async init(...args) {
    const result = await super.init(...args);
    result.emscriptenOpts.preRun?.push((module) => {
      /** @type {StreamOperations} */
      const operations = Reflect.get(module.NODEFS, 'stream_ops');
      operations.fsync = ({ nfd }) => {
        if (nfd != null) fsyncSync(nfd);
        return 0;
      };
    });
    return result;
  }
}

/**
 * `-F` would switch fsync off again; the log stays small because nothing runs in the background to recycle it. Buffers of
 * 128 MiB, the usual size, would be twice in memory: what is read often is in the cache of the operating system already.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'max_wal_size=64MB',
  '-c',
  'shared_buffers=32MB',
];
