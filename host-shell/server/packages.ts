import { createReadStream } from 'node:fs';
import path from 'node:path';
import { FOREVER } from '@comptoir/remote-registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { REVALIDATE } from './caching';
import { retainPackages, type PackedVersion } from './retained-packages';

export interface PackagesOptions {
  built: string;
  /** Folder that keeps packages of earlier builds; absent: only built ones are served. */
  kept?: string;
}

const PREFIX = '/packages';

/**
 * Serves packages to repositories of remotes as an npm registry of a scope: `@comptoir:registry=<address>/packages/`.
 */
export async function servePackages(server: FastifyInstance, { built, kept }: PackagesOptions): Promise<void> {
  const versions = await retainPackages(built, kept);
  server.get<{ Params: { '*': string } }>(`${PREFIX}/*`, async (request, reply) => {
    reply.header('access-control-allow-origin', '*').header('x-content-type-options', 'nosniff');
    const requested = request.params['*'];
    if (requested === '') return reply.header('cache-control', REVALIDATE).send(list(versions));
    const archive = versions.find(({ file }) => file === requested);
    if (archive) {
      const content = createReadStream(path.join(archive.folder, archive.file));
      return reply.header('cache-control', FOREVER).type('application/octet-stream').send(content);
    }
    const named = versions.filter(({ manifest }) => manifest.name === requested);
    if (named.length === 0) {
      return reply.code(404).send({ error: `There is no package ${requested} here; there are: ${names(versions)}` });
    }
    // The addresses in it depend on the client.
    return reply.header('cache-control', 'private, no-cache').send(packument(requested, named, addressOf(request)));
  });
}

/** npm metadata of a package: each version with address and hash of its archive. The first is the latest. */
function packument(name: string, versions: readonly PackedVersion[], address: string): object {
  return {
    name,
    'dist-tags': { latest: versions[0]?.manifest.version },
    versions: Object.fromEntries(
      versions.map(({ manifest, file, integrity, shasum }) => [
        manifest.version,
        { ...manifest, dist: { tarball: `${address}${PREFIX}/${file}`, integrity, shasum } },
      ]),
    ),
  };
}

/** Address as the client sees it. Proxy headers are trusted, since the answer goes to that client alone. */
function addressOf({ protocol, host, headers }: FastifyRequest): string {
  return `${headers['x-forwarded-proto'] === 'https' ? 'https' : protocol}://${host}`;
}

function list(versions: readonly PackedVersion[]): object {
  return {
    packages: versions.map(({ manifest: { name, version }, file, integrity }) => ({ name, version, file, integrity })),
  };
}

function names(versions: readonly PackedVersion[]): string {
  return [...new Set(versions.map(({ manifest }) => manifest.name))].join(', ');
}
