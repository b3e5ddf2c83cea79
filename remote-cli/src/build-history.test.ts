import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BuildHistory } from './build-history';
import { serveBuilt } from './serve-built';

test('files of former builds are served after the bundler removed them, and the manifest is the newest', async () => {
  const dist = await mkdtemp(path.join(tmpdir(), 'comptoir-dist-'));
  const kept = new BuildHistory(dist);
  for (const build of ['one', 'two']) {
    await writeFile(path.join(dist, 'remote.json'), build);
    await writeFile(path.join(dist, `525.${build}.js`), `/* ${build} */`);
    await kept.keep();
    await rm(path.join(dist, `525.${build}.js`));
  }
  await writeFile(path.join(dist, 'remote.json'), 'half of three');

  const server = await serveBuilt((name) => kept.find(name), 0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const at = async (name: string) => fetch(`http://127.0.0.1:${port}/${name}`);
  expect(await (await at('525.one.js')).text()).toBe('/* one */');
  expect(await (await at('525.two.js')).text()).toBe('/* two */');
  expect(await (await at('remote.json')).text()).toBe('two');
  expect((await at('525.three.js')).status).toBe(404);
  server.close();
  await rm(dist, { recursive: true });
});
