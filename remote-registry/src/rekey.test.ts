import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { runCommand } from './commands/commands';
import { folderStore } from './folder/folder-store';
import { publish } from './publish';
import { rekey } from './rekey';
import { environmentKeys } from './signing/registry-keys';
import type { RegistryStore } from './store';
import { builtFolder, emptyFolder } from './testing/built-folder';

const PUBLIC = { type: 'spki', format: 'pem' } as const;
const PRIVATE = { type: 'pkcs8', format: 'pem' } as const;

async function readGuide() {
  const guide = await readFile(path.resolve(import.meta.dirname, '../../docs/operate.md'), 'utf8');
  const [section = ''] = (guide.split('## Replace the key of the registry\n')[1] ?? '').split('\n## ', 1);
  const [makeKeys = '', signAgain = ''] = [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block);
  const steps = [...section.matchAll(/^\| \d \| `(.*)` \| `(.*)` \| `(.*)` \|$/gm)].map(
    ([, page = '', signing = '', publisher = '']) => ({ page, signing, publisher }),
  );
  return { makeKeys, signAgain, steps };
}

/** Runs blocks of the guide in a folder, with programs that stand in for the network and for the built command. */
async function terminal(oldKey: string) {
  const folder = await emptyFolder();
  const bin = path.join(folder, 'bin');
  await mkdir(bin, { recursive: true });
  await writeFile(path.join(folder, 'served.pub'), oldKey);
  const record = `#!/usr/bin/env node
const { REGISTRY_SIGNING_KEY, REGISTRY_PUBLIC_KEY } = process.env;
const call = { args: process.argv.slice(2), environment: { REGISTRY_SIGNING_KEY, REGISTRY_PUBLIC_KEY } };
require('node:fs').appendFileSync('calls', JSON.stringify(call) + '\\n');
`;
  for (const [name, text] of [
    ['curl', '#!/bin/sh\nfor last; do :; done\ncp served.pub "$last"\n'],
    ['comptoir-remotes', record],
  ] as const) {
    await writeFile(path.join(bin, name), text);
    await chmod(path.join(bin, name), 0o755);
  }
  const run = (block: string) =>
    promisify(execFile)('sh', ['-e', '-c', block], {
      cwd: folder,
      env: { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}` },
    });
  const file = (name: string) => readFile(path.join(folder, name), 'utf8');
  const calls = async (): Promise<{ args: string[]; environment: Record<string, string> }[]> =>
    (await file('calls'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  return { folder, run, file, calls };
}

test('by the guide, the key is replaced without a moment at which a server refuses the registry', async () => {
  const { makeKeys, signAgain, steps } = await readGuide();
  expect(steps).toHaveLength(3);
  const old = generateKeyPairSync('ed25519', { publicKeyEncoding: PUBLIC, privateKeyEncoding: PRIVATE });
  const { folder, run, file, calls } = await terminal(old.publicKey);
  await run(makeKeys);
  await writeFile(path.join(folder, 'old.pem'), old.privateKey);

  const remotes = await emptyFolder();
  const open = (environment: NodeJS.ProcessEnv) => folderStore(remotes, environmentKeys(environment));
  const before = { REGISTRY_SIGNING_KEY: old.privateKey, REGISTRY_PUBLIC_KEY: old.publicKey };
  const pages = [open({ REGISTRY_PUBLIC_KEY: old.publicKey }), open({ REGISTRY_PUBLIC_KEY: old.publicKey })];
  const publishers = [open(before), open(before)];
  let number = 0;
  const versionsRead = async (store: RegistryStore) => (await store.read()).remotes['operations']?.versions.length;
  const expectAllAccept = async () => {
    for (const publisher of publishers) {
      number += 1;
      await publish(publisher, await builtFolder(`1.${number}.0`), { by: 'a team' });
      expect(await Promise.all(pages.map(versionsRead))).toEqual(pages.map(() => number));
    }
  };

  const said: string[] = [];
  const take = async (step: { page: string; signing: string; publisher: string }) => {
    for (const place of pages.keys()) {
      pages[place] = open({ REGISTRY_PUBLIC_KEY: await file(step.page) });
      await expectAllAccept();
    }
    for (const place of publishers.keys()) {
      publishers[place] = open({
        REGISTRY_SIGNING_KEY: await file(step.signing),
        REGISTRY_PUBLIC_KEY: await file(step.publisher),
      });
      await expectAllAccept();
    }
  };

  await expectAllAccept();
  const [last, ...first] = steps.toReversed();
  if (!last) throw new Error('The guide has no steps');
  for (const step of first.toReversed()) await take(step);
  await run(signAgain);
  for (const { args, environment } of await calls()) {
    const there = args.map((arg) => (arg === '/srv/remotes' ? remotes : arg));
    await runCommand(there, { environment, print: (line) => said.push(line) });
  }
  expect(said).toEqual([
    expect.stringContaining('as they were published'),
    expect.stringContaining('as it was before'),
  ]);
  await expectAllAccept();
  await take(last);

  const { remotes: all, announced, history } = await open({ REGISTRY_PUBLIC_KEY: await file('new.pub') }).read();
  const keys = [announced, ...(all['operations']?.versions ?? [])].map((signed) => signed?.signature?.key);
  expect(new Set(keys).size).toBe(1);
  expect(history.find(({ action }) => action === 'rekey')).toMatchObject({ reason: 'the key of this year' });
  await expect(open(before).read()).rejects.toThrow(`it names the key ${keys[0]}`);
});

test('a key beside the registry is replaced in its folder, where the former one is not accepted any more', async () => {
  const remotes = await emptyFolder();
  const page = folderStore(remotes);
  await publish(folderStore(remotes), await builtFolder('1.0.0'), { by: 'a team' });
  const former = await page.publicKeys();
  const history = await readFile(path.join(remotes, 'registry.json'));
  const { from, to } = await rekey(folderStore(remotes), { by: 'an operator', reason: 'it leaked' });
  expect(to).not.toBe(from);
  expect((await page.read()).announced?.signature.key).toBe(to);
  expect(await page.publicKeys()).not.toBe(former);
  expect(await readdir(path.join(remotes, '.keys'))).toEqual(['public-key.pem', 'signing-key.pem']);
  await publish(folderStore(remotes), await builtFolder('1.1.0'), { by: 'a team' });
  await writeFile(path.join(remotes, 'registry.json'), history);
  await expect(folderStore(remotes).read()).rejects.toThrow('is not valid');
});

test('a lost key of a folder is replaced, too', async () => {
  const remotes = await emptyFolder();
  await publish(folderStore(remotes), await builtFolder('1.0.0'), { by: 'a team' });
  await rm(path.join(remotes, '.keys/signing-key.pem'));
  const next = await builtFolder('1.1.0');
  await expect(publish(folderStore(remotes), next, { by: 'a team' })).rejects.toThrow('comptoir-remotes rekey');
  await rekey(folderStore(remotes), { by: 'an operator', reason: 'it is lost' });
  await publish(folderStore(remotes), next, { by: 'a team' });
});

test('everything is signed with the key of the environment, without a publication', async () => {
  const pair = () => generateKeyPairSync('ed25519', { publicKeyEncoding: PUBLIC, privateKeyEncoding: PRIVATE });
  const [former, next] = [pair(), pair()];
  const remotes = await emptyFolder();
  const options = { by: 'an operator', reason: 'a new year' };
  const open = (REGISTRY_SIGNING_KEY: string, ...open: string[]) =>
    folderStore(remotes, environmentKeys({ REGISTRY_SIGNING_KEY, REGISTRY_PUBLIC_KEY: open.join('') }));
  await expect(rekey(open(former.privateKey), options)).rejects.toThrow('There is no registry');
  await publish(open(former.privateKey), await builtFolder('1.0.0'), { by: 'a team' });
  await expect(rekey(open(next.privateKey), options)).rejects.toThrow('is not valid');
  const { from, to } = await rekey(open(next.privateKey, former.publicKey, next.publicKey), options);
  const { remotes: all } = await open(next.privateKey).read();
  expect(all['operations']?.versions.map(({ signature }) => signature?.key)).toEqual([to]);
  expect(from).not.toBe(to);
});
