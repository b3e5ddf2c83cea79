import { createHash } from 'node:crypto';
import { folderStore, publish } from '@comptoir/remote-registry';
import { builtFolder, emptyFolder, teamRemote } from '@comptoir/remote-registry/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_CONFIG } from '../src/runtime-config';
import { pageServerPlugin } from './page-server.plugin';
import { builtShell } from './testing/built-shell';

const VERSIONS = ['1.0.0', '1.1.0'];
const MODULES_OF_VERSION = 21;

let server: FastifyInstance;
afterEach(() => server.close());

async function serve(teams: number): Promise<void> {
  const [remotes, shell] = [await emptyFolder(), await builtShell()];
  for (let team = 0; team < teams; team++) {
    for (const version of VERSIONS) {
      const { changes, files } = teamRemote(team, version);
      const manifest = files['mf-manifest.json'].replace('"global"', '"module"');
      const built = await builtFolder(version, { changes, files: { ...files, 'mf-manifest.json': manifest } });
      await publish(folderStore(remotes), built, { by: 'a team' });
    }
  }
  server = Fastify();
  await server.register(pageServerPlugin, { shell, remotes: folderStore(remotes), config: DEFAULT_CONFIG });
}

/** Import maps of a team's page, the page's own first, with the script sources of its policy. */
async function mapsOf(team: number) {
  const address = teamRemote(team, '1.1.0').changes.areas?.[0]?.path ?? '';
  const { body, headers } = await server.inject({ url: address });
  const [, own = ''] = /<script type="importmap">(.*?)<\/script>/.exec(body) ?? [];
  const [, registry = ''] = /id="comptoir-registry">([^<]*)</.exec(body) ?? [];
  const { live, former } = JSON.parse(registry).parts;
  const later: string[] = [];
  for (const part of [live, former]) later.push((await server.inject({ url: part.address })).json().importMap);
  const policy = String(headers['content-security-policy']);
  return { texts: [own, ...later], policy };
}

const modulesIn = (text: string) =>
  Object.keys(JSON.parse(text).integrity).filter((address) => address.startsWith('/remotes/'));

test('a page with many modules contains the map of the opened remote; the others come in separate maps that its policy allows', async () => {
  await serve(3);
  const { texts, policy } = await mapsOf(1);
  const [own = [], live = [], former = []] = texts.map(modulesIn);
  expect(own).toHaveLength(2 * MODULES_OF_VERSION);
  expect(own.filter((address) => !address.startsWith('/remotes/team-1/'))).toEqual([]);
  for (const [map, version] of [
    [live, '1.1.0'],
    [former, '1.0.0'],
  ] as const) {
    expect(map).toHaveLength(3 * MODULES_OF_VERSION);
    expect(map.filter((address) => !address.includes(`/${version}/`))).toEqual([]);
  }
  // Two maps must not contradict each other: each has its own check modules.
  const checks = texts.flatMap((text) => Object.keys(JSON.parse(text).integrity).filter((each) => /check/.test(each)));
  expect(new Set(checks).size).toBe(6);
  for (const text of texts) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
});

test('a page that opens none of many modules contains no map, and finds it in the parts', async () => {
  await serve(1);
  const { body } = await server.inject({ url: '/' });
  const { live } = JSON.parse(/id="comptoir-registry">([^<]*)</.exec(body)?.[1] ?? '').parts;
  expect(body).not.toContain('importmap');
  expect(modulesIn((await server.inject({ url: live.address })).json().importMap)).toHaveLength(MODULES_OF_VERSION);
});
