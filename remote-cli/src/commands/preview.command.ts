import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deploymentOf } from '../deployment';
import { Refusal } from '../refusal';
import { filesIn, serveBuilt } from '../serve-built';
import type { AddCommand } from './command';

const PORT = 4350;

export const addPreview: AddCommand = (program, { folder, environment, print }) => {
  program
    .command('preview')
    .description('serve dist for a deployment that loads it from here; reads PORT')
    .action(async () => {
      const dist = path.join(folder, 'dist');
      const remote = await readFile(path.join(dist, 'remote.json'), 'utf8').catch(() => {
        throw new Refusal('There is nothing in dist yet: run "comptoir-remote build" first.');
      });
      const port = Number(environment['PORT'] ?? PORT);
      const server = await serveBuilt(filesIn(dist), port);
      const { name }: { name: string } = JSON.parse(remote);
      print(`${name} is at http://127.0.0.1:${port}/
To see it inside ${(await deploymentOf(folder)) ?? 'a deployment'}: sign in there as SUPERADMIN, open Platform, choose ${name} and give
this address. The deployment must allow it (REMOTE_OVERRIDE_ORIGINS). Ctrl-C ends it.`);
      await once(server, 'close');
    });
};
