import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderStore, jsonSchemas, publish } from '@comptoir/remote-registry';
import { builtFolder, emptyFolder } from '@comptoir/remote-registry/testing';
import { integrityOf, SHELL_HASH } from '@comptoir/remote-sdk/build/file-hashes';
import { createSigner } from 'fast-jwt';
import Fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_CONFIG } from '../src/runtime-config';
import { retainShellFiles } from './retained-files';
import { pageServerPlugin } from './page-server.plugin';

const page =
  '<!doctype html><html><head><script src="/main.0a1b2c3d.js"></script>' +
  '<link crossorigin href="/main.0a1b2c3d.css" rel="stylesheet"></head><body></body></html>';

async function builtShell(hash: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-shell-'));
  await writeFile(path.join(folder, 'index.html'), page);
  const parts = { layout: ['layout.0a1b2c3d.css', 'layout.0a1b2c3d.js'], login: ['login.0a1b2c3d.js'] };
  const faces = { '@comptoir/maps': ['maps.0a1b2c3d.js'], '@comptoir/ui/dates': ['dates.0a1b2c3d.js'] };
  for (const [file] of Object.values(faces)) await writeFile(path.join(folder, file ?? ''), '/* face */');
  await writeFile(
    path.join(folder, 'page-files.json'),
    JSON.stringify({ ...parts, faces, firstScript: 'begin()', paintScript: 'show()', prerenderedPages: {} }),
  );
  await writeFile(path.join(folder, 'main.0a1b2c3d.css'), '.main{}');
  await writeFile(path.join(folder, 'layout.0a1b2c3d.css'), '.layout{}');
  await writeFile(path.join(folder, 'layout.0a1b2c3d.js'), '/* layout */');
  await writeFile(path.join(folder, 'login.0a1b2c3d.js'), '/* login */');
  await writeFile(path.join(folder, `main.${hash}.js`), `/* ${hash} */`);
  return folder;
}

let remotes: string;
let server: FastifyInstance;
const log: string[] = [];

beforeEach(async () => {
  log.length = 0;
  remotes = await emptyFolder();
  server = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void log.push(line) } } });
  await server.register(pageServerPlugin, {
    shell: await builtShell('0a1b2c3d'),
    remotes: folderStore(remotes),
    config: DEFAULT_CONFIG,
  });
});
afterEach(() => server.close());

async function publishOperations(version: string): Promise<void> {
  await publish(folderStore(remotes), await builtFolder(version, { files: { 'mf-manifest.json': manifest } }), {
    by: 'a team',
  });
}

const manifest = JSON.stringify({
  metaData: { globalName: 'comptoir_operations', remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' } },
  exposes: [{ path: './agencies', assets: { js: { sync: [] }, css: { sync: [] } } }],
});

async function get(url: string) {
  return server.inject({ url });
}

test('a page without a remote has the others, and the next page has all', async () => {
  await publishOperations('1.0.0');
  const page = async (address: string) => (await server.inject(address)).payload;
  const link = '"operations":{"live":"1.0.0"';
  expect(await page('/agencies?without=operations')).not.toContain(link);
  expect(await page('/agencies?without=constructor')).toContain(link);
  expect(await page('/agencies')).toContain(link);
});

test('only a page for inspection has the script of the overlay, with its hash', async () => {
  const shell = await builtShell('0a1b2c3d');
  await writeFile(path.join(shell, 'inspect.js'), 'show()');
  await writeFile(path.join(shell, 'service-worker.js'), 'keep()');
  const other = Fastify();
  await other.register(pageServerPlugin, { shell, remotes: folderStore(remotes), config: DEFAULT_CONFIG });
  const page = async (address: string) => (await other.inject(address)).payload;
  const hash = integrityOf(Buffer.from('show()'), SHELL_HASH);
  expect(await page('/agencies?inspect')).toContain(
    `<script src="/inspect.js" crossorigin="anonymous" integrity="${hash}" defer></script>`,
  );
  expect(await page('/agencies')).not.toContain('inspect');
  // The service worker keeps neither this page nor one without a remote.
  expect(await page('/agencies')).toContain('comptoir-set');
  for (const query of ['inspect', 'without=operations']) {
    expect(await page(`/agencies?${query}`)).not.toContain('comptoir-set');
  }
  await other.close();
});

test('a page contains the registry, the manifests and the files of the remote at its address', async () => {
  await publishOperations('1.0.0');
  const { body, headers } = await get('/agencies');
  expect(body).toContain('"live":"1.0.0"');
  expect(body).toContain('/remotes/operations/1.0.0/mf-manifest.json');
  expect(body).toMatch(
    /<link rel="preload" as="script" href="\/remotes\/operations\/1.0.0\/remoteEntry.js".* integrity="sha384-/,
  );
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'; trusted-types default vue");
});

test('a page preloads the shared modules that its area imports at its start', async () => {
  const firstFaces = { './agencies': ['@comptoir/maps', '@comptoir/ui/of-a-newer-shell'] };
  const files = { 'mf-manifest.json': manifest };
  const built = await builtFolder('1.0.0', { files, changes: { firstFaces } });
  await publish(folderStore(remotes), built, { by: 'a team' });
  const { body } = await get('/agencies');
  expect(body).toMatch(
    /<link rel="preload" as="script" href="\/maps.0a1b2c3d.js" crossorigin="anonymous" integrity="sha256-/,
  );
  expect(body).not.toMatch(/dates.0a1b2c3d|firstFaces/);
  expect((await get('/platform')).body).not.toContain('maps.0a1b2c3d');
});

test('pages preload the frame, but the sign-in page does not', async () => {
  // Same hash algorithm as the build: otherwise the browser loads the file twice.
  expect((await get('/')).body).toMatch(/href="\/layout.0a1b2c3d.js" crossorigin="anonymous" integrity="sha256-/);
  const signIn = await get('/auth/login');
  expect(signIn.body).not.toContain('layout.0a1b2c3d');
  expect(signIn.body).toMatch(/href="\/login.0a1b2c3d.js" crossorigin="anonymous" integrity="sha256-/);
});

test('styles are in the page, allowed by the policy, and not loaded again', async () => {
  const { body, headers } = await get('/agencies');
  const [, text = ''] = /<style>(.*)<\/style>/.exec(body) ?? [];
  expect(text).toBe('.main{}.layout{}');
  const hash = createHash('sha256').update(text).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  expect([...body.matchAll(/<link[^>]*\.css"[^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<link rel="stylesheet" href="/layout.0a1b2c3d.css" disabled>',
  ]);
  // Google Maps inserts its own styles, which a hash would block.
  const google = Fastify();
  const maps = { provider: 'google' as const, googleKey: 'a key' };
  const config = { ...DEFAULT_CONFIG, maps };
  await google.register(pageServerPlugin, {
    shell: await builtShell('0a1b2c3d'),
    remotes: folderStore(remotes),
    config,
  });
  const there = await google.inject({ url: '/agencies' });
  expect(there.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline' https:");
  await google.close();
});

test('only a browser with an override gets a page that allows its origin', async () => {
  await publishOperations('1.0.0');
  const secret = 'a secret that a test signs overrides with';
  const overrides = { origins: ['http://localhost:*'], secret };
  const open = Fastify();
  const shell = await builtShell('0a1b2c3d');
  await open.register(pageServerPlugin, { shell, remotes: folderStore(remotes), config: DEFAULT_CONFIG, overrides });
  const address = 'http://localhost:4312/';
  const claims = { sub: '01890000-0000-7000-8000-000000000001', remote: 'operations', address };
  const token = createSigner({ algorithm: 'HS256', key: secret, expiresIn: 60_000 })(claims);

  const own = await open.inject({ url: '/agencies', headers: { cookie: `comptoir-override=${token}` } });
  expect(own.body).toContain(`"address":"${address}"`);
  expect(own.body).not.toContain('<link rel="preload" as="script" href="/remotes/operations/');
  expect(own.headers['content-security-policy']).toContain("script-src 'self' http://localhost:4312;");
  expect(own.headers['content-security-policy']).toContain(
    "connect-src 'self' http://localhost:4312 ws://localhost:4312;",
  );
  expect(own.headers['content-security-policy']).not.toContain('unsafe');
  expect(own.headers['integrity-policy']).toBeUndefined();
  expect(own.headers['cache-control']).toBe('private, no-store');

  const other = await open.inject({ url: '/agencies' });
  expect(other.body).not.toContain('4312');
  expect(other.headers['content-security-policy']).toContain("script-src 'self';");
  expect(other.headers['integrity-policy']).toContain('blocked-destinations=(script)');
  await open.close();
});

test('a page starts the first API calls of its area with a script that the policy allows', async () => {
  const calls = [{ get: "/agencies?search={?search}&name=it's" }];
  const areas = [
    { path: '/agencies', module: './agencies', title: { en: 'Agencies' }, needs: 'office' as const, calls },
  ];
  const files = { 'mf-manifest.json': manifest };
  await publish(folderStore(remotes), await builtFolder('1.0.0', { files, changes: { areas } }), { by: 'a team' });

  const { body, headers } = await get('/agencies');
  const [tag = '', data = '', script = ''] = /<script data-calls='([^']*)'>(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(data.replaceAll('&#39;', "'").replaceAll('&amp;', '&'))).toEqual([
    { get: calls[0]?.get, at: '/agencies' },
  ]);
  expect(body.indexOf(tag)).toBeLessThan(body.indexOf('<link'));
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  // Only the server reads it, so it is not in the page again.
  expect(body.replace(tag, '')).not.toContain('{?search}');

  const elsewhere = await get('/auth/login');
  expect(elsewhere.body).not.toContain('data-calls');
  expect(elsewhere.headers['content-security-policy']).toContain("script-src 'self';");
});

test('the page is compressed', async () => {
  await publishOperations('1.0.0');
  const { headers } = await server.inject({ url: '/agencies', headers: { 'accept-encoding': 'gzip, br' } });
  expect(headers['content-encoding']).toBe('br');
});

test('the first pages at once all have the registry', async () => {
  await publishOperations('1.0.0');
  const pages = await Promise.all(Array.from({ length: 10 }, () => get('/agencies')));
  for (const { body } of pages) expect(body).toContain('"live":"1.0.0"');
});

test('the history of the registry stays out of the page', async () => {
  await publishOperations('1.0.0');
  expect((await get('/')).body).not.toContain('history');
  expect((await get('/registry.json')).json()).not.toHaveProperty('history');
});

test('a registry edited by hand is refused and reported once, and the last good one stays in use', async () => {
  await publishOperations('1.0.0');
  await get('/');
  const file = path.join(remotes, 'registry.json');
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('1.0.0', '6.6.6'));
  expect((await get('/')).body).toContain('"live":"1.0.0"');
  await get('/');
  expect(log.filter((line) => line.includes('refused'))).toHaveLength(1);
  expect(log.join('')).toContain('its content was changed after it was signed');
});

test('an older signed registry is refused, also after a restart', async () => {
  const keptFiles = await emptyFolder();
  const start = async () => {
    const started = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void log.push(line) } } });
    const shell = await builtShell('0a1b2c3d');
    await started.register(pageServerPlugin, {
      shell,
      remotes: folderStore(remotes),
      config: DEFAULT_CONFIG,
      keptFiles,
    });
    return {
      started,
      live: async () => (await started.inject({ url: '/registry.json' })).json().remotes.operations.live,
    };
  };
  await publishOperations('1.0.0');
  const file = path.join(remotes, 'registry.json');
  const older = await readFile(file, 'utf8');
  await publishOperations('1.1.0');

  const before = await start();
  expect(await before.live()).toBe('1.1.0');
  await writeFile(file, older);
  expect(await before.live()).toBe('1.1.0');
  await before.started.close();
  const after = await start();
  expect(await after.live()).toBe('1.1.0');
  expect(log.filter((line) => line.includes('has revision 1, older than 2, which was served before'))).toHaveLength(2);
  await rm(file);
  expect(await after.live()).toBe('1.1.0');

  // A recreated registry is no older state of this one.
  await rm(remotes, { recursive: true });
  await publishOperations('2.0.0');
  expect(await after.live()).toBe('2.0.0');
  expect((await after.started.inject({ url: '/.last-registry' })).body).not.toContain('history');
  await after.started.close();
});

test('a server without a valid registry is unready with a reason, and recovers once there is one', async () => {
  await publishOperations('1.0.0');
  const file = path.join(remotes, 'registry.json');
  const good = await readFile(file, 'utf8');
  await writeFile(file, good.replace('a team', 'a foe'));
  const started = await serverThatKeeps(await emptyFolder());
  const answers = async () => {
    const [health, page] = [await started.inject('/health'), await started.inject('/agencies')];
    return [health.statusCode, page.statusCode, health.json()];
  };
  const reason = `The registry ${remotes} cannot be read, and none is known from before`;
  expect(await answers()).toEqual([503, 503, { status: 'not ready', reason }]);
  // Only health checks name the place.
  expect((await started.inject('/agencies')).json()).toEqual({
    statusCode: 503,
    error: 'Service Unavailable',
    message: 'Something went wrong on the server. Please try again.',
  });
  // A restart brings no registry.
  expect((await started.inject('/livez')).statusCode).toBe(200);
  expect(log.join('')).toContain('there is no good one to use: this server is not ready');
  expect((await started.inject('/metrics')).body).toContain('comptoir_registry_good 0');
  await writeFile(file, good);
  expect(await answers()).toEqual([200, 200, { status: 'ready' }]);
  await started.close();
});

test('platform 3: the kept registry is used for a week, and refused afterwards', async () => {
  const keptFiles = await emptyFolder();
  await publishOperations('1.0.0');
  const file = path.join(remotes, 'registry.json');
  const older = await readFile(file, 'utf8');
  await publishOperations('1.1.0');
  const before = await serverThatKeeps(keptFiles);
  await before.inject('/agencies');
  await before.close();
  await writeFile(file, older);
  const healthAfter = async (days: number) => {
    const read = new Date(Date.now() - days * 24 * 3_600_000);
    await utimes(path.join(keptFiles, '.last-registry'), read, read);
    const after = await serverThatKeeps(keptFiles);
    const { statusCode } = await after.inject('/health');
    const { remotes: shown } = (await after.inject('/registry.json')).json<{
      remotes?: Record<string, { live: string }>;
    }>();
    await after.close();
    return [statusCode, shown?.['operations']?.live];
  };
  expect(await healthAfter(6)).toEqual([200, '1.1.0']);
  expect(await healthAfter(8)).toEqual([503, undefined]);
});

async function serverThatKeeps(keptFiles: string): Promise<FastifyInstance> {
  const started = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void log.push(line) } } });
  const shell = await builtShell('0a1b2c3d');
  const options = {
    shell,
    remotes: folderStore(remotes),
    config: DEFAULT_CONFIG,
    keptFiles,
    health: '/health',
    mayReadMetrics: () => true,
  };
  await started.register(pageServerPlugin, options);
  return started;
}

test('a registry that cannot be written for the next start is served and reported', async () => {
  const keptFiles = await emptyFolder();
  const started = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void log.push(line) } } });
  const shell = await builtShell('0a1b2c3d');
  await started.register(pageServerPlugin, { shell, remotes: folderStore(remotes), config: DEFAULT_CONFIG, keptFiles });
  // A folder in place of the file fails like a full disk, also for root.
  await mkdir(path.join(keptFiles, '.last-registry/in-the-way'), { recursive: true });
  await publishOperations('1.0.0');
  expect((await started.inject({ url: '/registry.json' })).json().remotes.operations.live).toBe('1.0.0');
  expect(log.join('')).toContain('could not be kept for the next start');
  expect(log.join('')).not.toContain('refused');
  await started.close();
});

test('a manifest that differs from the published one is not in the page', async () => {
  await publishOperations('1.0.0');
  await writeFile(path.join(remotes, 'operations/1.0.0/mf-manifest.json'), manifest.replace('remoteEntry', 'evil'));
  const { body } = await get('/agencies');
  expect(body).toContain('id="comptoir-manifests">{}<');
});

test.each([
  '/remotes/registry.json',
  '/remotes/.keys/signing-key.pem',
  '/remotes/%2ekeys/signing-key.pem',
  '/remotes/operations/../.keys/signing-key.pem',
  '/remotes/operations/1.0.0/remoteEntry.js.map',
  '/remotes/operations/9.9.9/remoteEntry.js',
])('%s is not served', async (address) => {
  await publishOperations('1.0.0');
  await writeFile(path.join(remotes, 'operations/1.0.0/remoteEntry.js.map'), '{}');
  expect((await get(address)).statusCode).toBeGreaterThanOrEqual(400);
});

test('files of a version are immutable', async () => {
  await publishOperations('1.0.0');
  const { headers } = await get('/remotes/operations/1.0.0/remoteEntry.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('of two page servers that share a folder the older one has the files of the newer one (platform 11)', async () => {
  const kept = await emptyFolder();
  const older = Fastify();
  const options = { remotes: folderStore(remotes), config: DEFAULT_CONFIG, keptFiles: kept };
  await older.register(pageServerPlugin, { ...options, shell: await builtShell('0a1b2c3d') });
  await older.ready();
  const next = await builtShell('4e5f6a7b');
  await Promise.all([retainShellFiles(next, kept), retainShellFiles(next, kept)]);
  const { statusCode, headers } = await older.inject({ url: '/main.4e5f6a7b.js' });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect((await older.inject({ url: '/main.ffffffff.js' })).statusCode).toBe(404);
  expect((await older.inject({ url: '/..%2f..%2fetc/passwd.0a1b2c3d.js' })).statusCode).toBeGreaterThanOrEqual(400);
  await older.close();
});

test('a page opened before a deployment of the shell finds its files for a week', async () => {
  const kept = await emptyFolder();
  const old = await builtShell('0a1b2c3d');
  await retainShellFiles(old, kept);
  await rm(old, { recursive: true });
  const next = Fastify();
  const options = { remotes: folderStore(remotes), config: DEFAULT_CONFIG, keptFiles: kept };
  await next.register(pageServerPlugin, { ...options, shell: await builtShell('4e5f6a7b') });
  for (const hash of ['0a1b2c3d', '4e5f6a7b']) {
    const { statusCode, headers } = await next.inject({ url: `/main.${hash}.js` });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
  await next.close();

  const long = new Date(Date.now() - 8 * 24 * 3_600_000);
  await utimes(path.join(kept, 'main.0a1b2c3d.js'), long, long);
  await retainShellFiles(await builtShell('4e5f6a7b'), kept);
  await expect(readFile(path.join(kept, 'main.0a1b2c3d.js'))).rejects.toThrow('ENOENT');
});

test('the schemas of remotes are served for editors and other builds', async () => {
  for (const [file, schema] of Object.entries(jsonSchemas())) {
    const answer = await get(`/schemas/${file}`);
    expect(answer.headers['content-type']).toContain('application/schema+json');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.json()).toEqual(schema);
  }
});

test('the hashes of modules are in the import map, which the policy allows; scripts alone have no map', async () => {
  await publishOperations('1.0.0');
  expect((await get('/')).body).not.toContain('importmap');
  const files = { 'mf-manifest.json': manifest.replace('"global"', '"module"'), 'assets/a.js': 'export {}' };
  await publish(folderStore(remotes), await builtFolder('1.1.0', { files }), { by: 'a team' });
  const { body, headers } = await get('/agencies');
  const [, text = ''] = /<script type="importmap">(.*?)<\/script>/.exec(body) ?? [];
  const { integrity } = JSON.parse(text);
  expect(Object.keys(integrity)).toEqual([
    '/module-check.js?right',
    '/module-check.js?wrong',
    '/remotes/operations/1.1.0/assets/a.js',
    '/remotes/operations/1.1.0/remoteEntry.js',
  ]);
  const hash = createHash('sha256').update(text).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(body.indexOf('importmap')).toBeLessThan(body.indexOf('modulepreload'));
  expect(body).toMatch(/<link rel="modulepreload" href="\/remotes\/operations\/1.1.0\/remoteEntry.js"/);

  const check = await get('/module-check.js?wrong');
  expect(integrityOf(check.rawPayload)).toBe(integrity['/module-check.js?right']);
  expect(integrity['/module-check.js?wrong']).not.toBe(integrity['/module-check.js?right']);
});
