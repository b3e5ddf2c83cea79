import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mediaOrigins, readConfig } from '@comptoir/api-server';
import { environmentKeys } from '@comptoir/remote-registry';
import { environmentOf, readCompose, REQUIRED, unread } from '../test/compose-file';
import { readPageSettings } from './page-settings';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const compose = readCompose();
const api = environmentOf(compose, 'api-1');
const page = environmentOf(compose, 'page-1');
const remotes = ['operations', 'finance', 'administration', 'field'];

test('the API reads all its variables and accepts their values', () => {
  expect(unread(api, readConfig)).toEqual([]);
  expect(environmentOf(compose, 'api-2')).toEqual(api);
});

test('the page servers read all their variables and share the files of the shell', () => {
  const tiles = { ...page, MAP_TILES_URL: 'https://tile.example/{z}/{x}/{y}.png' };
  expect(unread(tiles, (environment) => [readPageSettings(environment), environmentKeys(environment)])).toEqual([]);
  expect(environmentOf(compose, 'page-2')).toEqual(page);
  expect(compose.services['page-2']?.volumes).toEqual(compose.services['page-1']?.volumes);
  expect(compose.services['page-1']?.volumes).toContain('shell-files:/data');
  expect(page['SHELL_FILES_DIR']).toMatch(/^\/data\//);
});

test.each(remotes)('the container of %s has the arguments of its command', (name) => {
  const { REMOTE, PUBLISHER, REMOTES_DIR, ...keys } = environmentOf(compose, name);
  expect([REMOTE, PUBLISHER, REMOTES_DIR]).toEqual([`mfe-${name}`, `the ${name} team`, page['REMOTES_DIR']]);
  expect(unread(keys, environmentKeys)).toEqual([]);
  expect(read('deploy/images/product.Dockerfile')).toContain(`/comptoir/mfe-${name}/dist mfe-${name}/dist`);
});

test('nginx gets the variables of its templates, and both containers answer to each host name', () => {
  const web = environmentOf(compose, 'web-1');
  const templates = ['common.conf', 'locations.inc', 'https.conf', 'http.conf'].map((name) =>
    read(`deploy/nginx/${name}.template`),
  );
  const variables = [...templates.join('\n').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  expect(new Set(Object.keys(web))).toEqual(new Set(variables));
  for (const [name, address] of [
    ['api', web['API']],
    ['page', web['PAGE']],
  ] as const) {
    for (const instance of [`${name}-1`, `${name}-2`]) {
      expect(compose.services[instance]).toMatchObject({ networks: { default: { aliases: [name] } } });
      expect(address).toBe(`${name}:${environmentOf(compose, instance)['PORT']}`);
    }
  }
  expect(compose.services['web-1']?.ports).toEqual([`80:${web['HTTP_PORT']}`, `443:${web['HTTPS_PORT']}`]);
  const { ports: first, ...one } = compose.services['web-1'] ?? {};
  const { ports: second, ...other } = compose.services['web-2'] ?? {};
  expect(other).toEqual(one);
  expect(second).not.toEqual(first);
});

test('the entrypoint of nginx finds its templates; the site with TLS is the default', () => {
  const mounted = (environment: Record<string, string>) =>
    (readCompose({ ...REQUIRED, ...environment }).services['web-1']?.volumes ?? []).map((each) => each.split(':'));
  const site = (volumes: string[][]) => volumes.find(([, to]) => to?.endsWith('/default.conf.template'))?.[0];
  expect(site(mounted({}))).toBe('./deploy/nginx/https.conf.template');
  expect(site(mounted({ WEB_SITE: 'http' }))).toBe('./deploy/nginx/http.conf.template');
  for (const [from = '', to] of mounted({})) {
    if (!from.startsWith('./')) continue;
    expect([from, read(from).length > 0]).toEqual([from, true]);
    expect(to).toMatch(/^\/etc\/nginx\/(nginx\.conf|templates\/[\w.]+\.template)$/);
  }
  // The image's default has connections for fewer browsers than listen to changes.
  expect(mounted({})).toContainEqual(['./deploy/nginx/nginx.conf', '/etc/nginx/nginx.conf', 'ro']);
  // `include conf.d/locations.inc` and `certificates/…` are relative to /etc/nginx.
  expect(mounted({})).toContainEqual([REQUIRED['TLS_CERTIFICATES'], '/etc/nginx/certificates', 'ro']);
});

test('browsers reach the storage at the URL allowed by the page', () => {
  const set = readCompose({
    ...REQUIRED,
    S3_ENDPOINT: 'http://10.0.0.9:9000',
    S3_PUBLIC_ENDPOINT: 'https://files.example',
  });
  const { media } = readConfig(environmentOf(set, 'api-1'));
  expect(readPageSettings(environmentOf(set, 'page-1')).mediaOrigins).toEqual(mediaOrigins(media));
  expect(media).toMatchObject({ endpoint: 'http://10.0.0.9:9000', bucket: 'media-of-comptoir' });
});

test('API and page servers have the same override origins', () => {
  const set = readCompose({
    ...REQUIRED,
    REMOTE_OVERRIDE_ORIGINS: 'https://preview.example',
    REMOTE_OVERRIDE_SECRET: 'a secret that API and page server share',
  });
  const config = readConfig(environmentOf(set, 'api-2'));
  const settings = readPageSettings(environmentOf(set, 'page-2'));
  expect(config.remoteOverrides).toEqual(settings.overrides);
  expect(settings.config.overrides).toBe(true);
});

test("the server's role cannot change history; only migrations run as owner of the tables", () => {
  const addresses = (environment: Record<string, string>) => readConfig(environment).database;
  const server = 'postgres://comptoir_app:a-password-of-the-server@database/comptoir';
  const owner = 'postgres://comptoir_owner:a-password-of-the-owner@database/comptoir';
  expect(addresses(api)).toEqual({ kind: 'postgresql', url: server });
  expect(addresses(environmentOf(compose, 'migrate'))).toEqual({
    kind: 'postgresql',
    url: server,
    migrationUrl: owner,
  });
  expect(compose.services['api-1']?.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
  expect(compose.services['database']?.volumes).toContain(
    './deploy/postgres/roles.sql:/docker-entrypoint-initdb.d/roles.sql:ro',
  );
  const knowOwner = Object.entries(compose.services).filter(([, each]) =>
    JSON.stringify(each).includes('of-the-owner'),
  );
  expect(knowOwner.map(([name]) => name)).toEqual(['database', 'migrate']);
  const variables = [...read('deploy/postgres/roles.sql').matchAll(/^\\getenv \w+ (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  expect(variables).toHaveLength(2);
  expect(environmentOf(compose, 'database')).toMatchObject(
    Object.fromEntries(variables.map((name) => [name, REQUIRED[name] ?? ''])),
  );
});

test('client addresses are trusted only from nginx, one hop away', () => {
  expect(readConfig(api).trustProxy).toBe(1);
});

test('all referenced services, volumes and image stages exist', () => {
  const all = Object.values(compose.services);
  const needed = all.flatMap(({ depends_on: names }) => (Array.isArray(names) ? names : Object.keys(names)));
  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(needed));
  const mounted = all.flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')[0] ?? ''));
  expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(mounted.filter((place) => !/[./]/.test(place))));
  const stages = [...read('deploy/images/product.Dockerfile').matchAll(/^FROM .* AS (\w+)$/gm)].map(([, name]) => name);
  expect(stages).toEqual(expect.arrayContaining(all.flatMap(({ build }) => (build ? [build.target] : []))));
});
