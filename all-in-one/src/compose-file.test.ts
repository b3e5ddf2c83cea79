import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mediaOrigins, readConfig } from '@comptoir/api-server';
import { environmentKeys } from '@comptoir/remote-registry';
import { environmentOf, readCompose } from '../test/compose-file';
import { readPageSettings } from './page-settings';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const compose = readCompose();
const api = environmentOf(compose, 'api-1');
const page = environmentOf(compose, 'page');
const remotes = ['operations', 'finance', 'administration'];

/** Of a service's variables those that nobody reads. */
function unread(environment: Record<string, string>, readAll: (environment: NodeJS.ProcessEnv) => unknown): string[] {
  const seen = new Set(['LOG_LEVEL']);
  const watched = new Proxy(environment, {
    get: (target, name: string) => {
      seen.add(name);
      return target[name];
    },
  });
  readAll(watched);
  return Object.keys(environment).filter((name) => !seen.has(name));
}

test('every variable that the API is given is one that it reads, and what it is given is valid', () => {
  expect(unread(api, readConfig)).toEqual([]);
  expect(environmentOf(compose, 'api-2')).toEqual(api);
});

test('the page server reads each of its variables', () => {
  expect(unread(page, (environment) => [readPageSettings(environment), environmentKeys(environment)])).toEqual([]);
});

test.each(remotes)('the container of %s is told what its command takes', (name) => {
  const { REMOTE, PUBLISHER, REMOTES_DIR, ...keys } = environmentOf(compose, name);
  expect([REMOTE, PUBLISHER, REMOTES_DIR]).toEqual([`mfe-${name}`, `the ${name} team`, page['REMOTES_DIR']]);
  expect(unread(keys, environmentKeys)).toEqual([]);
  expect(read('deploy/images/product.Dockerfile')).toContain(`/comptoir/mfe-${name}/dist mfe-${name}/dist`);
});

test('nginx is given exactly what its template asks for, and each address is one of a service', () => {
  const web = environmentOf(compose, 'web');
  const asked = [...read('deploy/nginx/comptoir.conf.template').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  expect(new Set(Object.keys(web))).toEqual(new Set(asked.filter((name) => name !== '...')));
  for (const address of [web['API_1'], web['API_2'], web['PAGE']]) {
    const [service = '', port] = address?.split(':') ?? [];
    expect([address, environmentOf(compose, service)['PORT']]).toEqual([address, port]);
  }
  expect(compose.services['web']?.ports).toEqual([`${web['PORT']}:${web['PORT']}`]);
});

test('browsers reach the storage: its address is published, let in by the page and lets in the page', () => {
  const { media, mail } = readConfig(api);
  const [origin = ''] = mediaOrigins(media);
  expect(readPageSettings(page).mediaOrigins).toEqual([origin]);
  expect(compose.services['storage']?.ports).toEqual([`${new URL(origin).port}:9000`]);
  const storage = environmentOf(compose, 'storage');
  expect(storage['MINIO_API_CORS_ALLOW_ORIGIN']).toBe(mail.publicUrl);
  expect(media).toMatchObject({
    endpoint: 'http://storage:9000',
    accessKeyId: storage['MINIO_ROOT_USER'],
    secretAccessKey: storage['MINIO_ROOT_PASSWORD'],
  });
});

test('what an operator sets reaches each part that needs it', () => {
  const set = readCompose({
    PUBLIC_URL: 'https://comptoir.example',
    MEDIA_ORIGIN: 'https://files.example',
    REMOTE_OVERRIDE_ORIGINS: 'https://preview.example',
    REMOTE_OVERRIDE_SECRET: 'a secret that API and page server share',
    JWT_SECRET: 'another secret of at least thirty-two characters',
    POSTGRES_PASSWORD: 'p',
  });
  const config = readConfig(environmentOf(set, 'api-2'));
  const settings = readPageSettings(environmentOf(set, 'page'));
  expect(config.mail.publicUrl).toBe('https://comptoir.example');
  expect(mediaOrigins(config.media)).toEqual(settings.mediaOrigins);
  expect(config.remoteOverrides).toEqual(settings.overrides);
  expect(settings.config.overrides).toBe(true);
  expect(config.database).toEqual({ kind: 'postgresql', url: 'postgres://comptoir:p@database/comptoir' });
  expect(environmentOf(set, 'database')['POSTGRES_PASSWORD']).toBe('p');
});

test('addresses that nginx passes on are believed, so that one client does not lock out all', () => {
  expect(readConfig(api).trustProxy).toBe('uniquelocal');
});

test('services, volumes and stages of images that are named are there', () => {
  const all = Object.values(compose.services);
  const needed = all.flatMap(({ depends_on: names }) => (Array.isArray(names) ? names : Object.keys(names)));
  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(needed));
  const mounted = all.flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')[0] ?? ''));
  expect(Object.keys(compose.volumes)).toEqual(
    expect.arrayContaining(mounted.filter((place) => !place.startsWith('.'))),
  );
  const stages = [...read('deploy/images/product.Dockerfile').matchAll(/^FROM .* AS (\w+)$/gm)].map(([, name]) => name);
  expect(stages).toEqual(expect.arrayContaining(all.flatMap(({ build }) => (build ? [build.target] : []))));
});
