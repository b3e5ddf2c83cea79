import { createHash } from 'node:crypto';
import type { Registry } from '@comptoir/remote-registry';
import { integrityOf } from '@comptoir/shared-kernel/build/file-hashes';
import type { FastifyInstance } from 'fastify';
import { MODULE_CHECK } from '../src/page-elements';
import { REVALIDATE } from './caching';

/** A module that does nothing: with two hashes, one of them wrong, it shows whether a browser checks them. */
const CHECK = Buffer.from('export {};\n');

export interface ImportMap {
  text: string;
  /** For the policy of the page, which lets no other inline script run. */
  source: string;
}

/** The hashes of all files of the remotes that are modules; nothing where none is. */
export function importMapOf(registry: Registry): ImportMap | undefined {
  const modules = Object.entries(registry.remotes).flatMap(([name, { versions }]) =>
    versions
      .filter(({ format }) => format === 'module')
      .flatMap(({ version, integrity }) =>
        Object.entries(integrity)
          .filter(([file]) => /\.m?js$/.test(file))
          .map(([file, hash]) => [`/remotes/${name}/${version}/${file}`, hash] as const),
      ),
  );
  if (modules.length === 0) return undefined;
  const probes = [
    [MODULE_CHECK.right, integrityOf(CHECK)],
    [MODULE_CHECK.wrong, integrityOf(Buffer.from('another content'))],
  ];
  const text = JSON.stringify({ integrity: Object.fromEntries([...probes, ...modules]) }).replaceAll('<', '\\u003c');
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

export function serveModuleCheck(server: FastifyInstance): void {
  server.get(MODULE_CHECK.right.replace(/\?.*/, ''), async (_request, reply) =>
    reply
      .headers({ 'cache-control': REVALIDATE, 'x-content-type-options': 'nosniff' })
      .type('text/javascript; charset=utf-8')
      .send(CHECK),
  );
}
