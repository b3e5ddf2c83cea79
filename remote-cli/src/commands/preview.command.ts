import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { contentType } from '@comptoir/remote-registry/content-type';
import { deploymentOf } from '../deployment';
import { Refusal } from '../refusal';
import type { Command } from './command';

const PORT = 4350;

export const previewCommand: Command = {
  usage: `preview
    serves dist as a deployment may load it from here; PORT in the environment says another port`,
  run: async (_args, { folder, environment, print }) => {
    const dist = path.join(folder, 'dist');
    const remote = await readFile(path.join(dist, 'remote.json'), 'utf8').catch(() => {
      throw new Refusal('There is nothing in dist yet: run "comptoir-remote build" first.');
    });
    const server = createServer((request, response) => {
      void fileAt(dist, request.url ?? '/').then((file) => {
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('cross-origin-resource-policy', 'cross-origin');
        response.setHeader('cache-control', 'no-store');
        if (!file) return response.writeHead(404).end();
        return response.setHeader('content-type', contentType(file.name)).end(file.content);
      });
    });
    server.listen(Number(environment['PORT'] ?? PORT), '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : PORT;
    const { name }: { name: string } = JSON.parse(remote);
    print(`${name} is at http://127.0.0.1:${port}/
To see it inside ${(await deploymentOf(folder)) ?? 'a deployment'}: sign in there as SUPERADMIN, open Platform, choose ${name} and give
this address. The deployment must allow it (REMOTE_OVERRIDE_ORIGINS). Ctrl-C ends it.`);
    await once(server, 'close');
  },
};

async function fileAt(dist: string, url: string): Promise<{ name: string; content: Buffer } | undefined> {
  const name = path.join(dist, path.normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)));
  if (!name.startsWith(`${dist}${path.sep}`)) return undefined;
  const content = await readFile(name).catch(() => undefined);
  return content && { name, content };
}
