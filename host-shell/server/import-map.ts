import { createHash } from 'node:crypto';
import type { Registry } from '@comptoir/remote-registry';
import { integrityOf } from '@comptoir/remote-sdk/build/file-hashes';
import type { FastifyInstance } from 'fastify';
import { MODULE_CHECKS } from '../src/page-elements';
import { moduleHashes, type ModuleHash, type Part } from '../src/page-registry';
import { REVALIDATE } from './caching';

/** An empty module. Listed with a right and a wrong hash, it shows whether a browser checks hashes of modules. */
const CHECK = Buffer.from('export {};\n');

/** Up to this number of module hashes the page needs no second import map, which some browsers do not support. */
const HASHES_LIMIT = 40;

interface ImportMap {
  text: string;
  source: string;
}

export type ImportMaps = Partial<Record<'page' | Part, ImportMap | undefined>>;

/** Import maps of a page that loads the remote `addressed` first; empty without remotes of modules. */
export function importMapsOf({ remotes }: Registry, addressed?: string): ImportMaps {
  const modules = Object.entries(remotes).flatMap(([name, remote]) => moduleHashes(name, remote));
  if (modules.length <= HASHES_LIMIT) return { page: importMap('page', modules) };
  const remote = remotes[addressed ?? ''];
  const needed = addressed === undefined || !remote ? [] : moduleHashes(addressed, remote);
  const isLive = ([address]: ModuleHash) =>
    Object.entries(remotes).some(([name, { live }]) => address.startsWith(`/remotes/${name}/${live}/`));
  return {
    page: importMap('page', needed),
    live: importMap('live', modules.filter(isLive)),
    former: importMap(
      'former',
      modules.filter((hash) => !isLive(hash)),
    ),
  };
}

function importMap(which: keyof ImportMaps, modules: readonly ModuleHash[]): ImportMap | undefined {
  if (modules.length === 0) return undefined;
  const probes: ModuleHash[] = [
    [MODULE_CHECKS[which].right, integrityOf(CHECK)],
    [MODULE_CHECKS[which].wrong, integrityOf(Buffer.from('another content'))],
  ];
  const text = JSON.stringify({ integrity: Object.fromEntries([...probes, ...modules]) }).replaceAll('<', '\\u003c');
  return { text, source: sourceOf(text) };
}

export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export function serveModuleCheck(server: FastifyInstance): void {
  server.get(MODULE_CHECKS.page.right.replace(/\?.*/, ''), async (_request, reply) =>
    reply
      .headers({ 'cache-control': REVALIDATE, 'x-content-type-options': 'nosniff' })
      .type('text/javascript; charset=utf-8')
      .send(CHECK),
  );
}
