import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '@comptoir/api-server';
import { environmentOf, readCompose, readEnvironmentFile, REQUIRED } from '../test/compose-file';
import { readPageSettings } from './page-settings';

const root = path.resolve(import.meta.dirname, '../..');
const compose = readCompose();

test.each(Object.keys(REQUIRED))('the deployment does not start without %s', (name) => {
  expect(() => readCompose({ ...REQUIRED, [name]: '' })).toThrow(`required variable ${name} is missing a value`);
});

test('it contains no secret, starts without demo data and listens only at nginx', () => {
  expect(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8')).not.toMatch(/(PASSWORD|SECRET|KEY)\w*:-[^}]/);
  const settings = readConfig(environmentOf(compose, 'api-1'));
  expect([settings.demo, settings.insight]).toEqual([undefined, { kind: 'closed', metricsToken: undefined }]);
  expect(readPageSettings(environmentOf(compose, 'page-1')).config.demoAccounts).toEqual([]);
  const open = Object.entries(compose.services).filter(([, { ports }]) =>
    ports.some((port) => !port.startsWith('127.0.0.1:')),
  );
  expect(open.map(([name]) => name)).toEqual(['web-1']);
});

test.each(Object.entries(compose.services))(
  '%s has only the capabilities it needs, and resource limits',
  (name, service) => {
    expect(service).toMatchObject({
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      read_only: true,
      pids_limit: expect.any(Number),
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      tmpfs: expect.arrayContaining(['/tmp']),
    });
    // USER node, from its image. The container that changes ownership may do nothing else.
    const isOurs = service.build !== undefined;
    const givesFolders = name === 'remotes-folder';
    expect(service['cap_add']).toEqual(givesFolders ? ['CHOWN'] : undefined);
    expect(/^[1-9]\d*:/.test(String(service['user']))).toBe(!isOurs && !givesFolders);
  },
);

test('the images run as a user that owns no programs, and allow time for the start', () => {
  const dockerfile = readFileSync(path.join(root, 'deploy/images/product.Dockerfile'), 'utf8');
  const [, runtime = ''] = dockerfile.split('AS runtime');
  expect(runtime).toMatch(/^USER node$/m);
  expect(runtime).not.toMatch(/^USER root|COPY .*--chown/m);
  expect(runtime.match(/^HEALTHCHECK .*--start-period=\d+s/gm)).toHaveLength(2);
});

/** Set by the file itself, to connect the containers. */
const fixed = new Set([
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'PAGE_URL',
  'REMOTES_DIR',
  'TRUST_PROXY',
]);

function documented(page: string): string[] {
  const rows = readFileSync(path.join(root, 'docs', page), 'utf8').match(/^\| *`[A-Z].*$/gm) ?? [];
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name),
  );
}

test.each([...new Set([...documented('run.md'), ...documented('operate.md')])].filter((name) => !fixed.has(name)))(
  'the documented variable %s reaches the containers',
  (name) => {
    const value = 'passed-to-the-containers';
    expect(JSON.stringify(readCompose({ ...REQUIRED, [name]: value }).services).includes(value)).toBe(true);
  },
);

test('all required variables are documented', () => {
  expect(documented('operate.md')).toEqual(expect.arrayContaining(Object.keys(REQUIRED)));
});

describe('the trial', () => {
  const environment = readEnvironmentFile('deploy/trial/trial.env');
  const base = readCompose(environment);
  const trial = readCompose(environment, 'compose.trial.yml');

  test('sets all required variables, with secrets that the server refuses elsewhere', () => {
    expect(Object.keys(environment)).toEqual(expect.arrayContaining(Object.keys(REQUIRED)));
    const api = environmentOf(base, 'api-1');
    expect(readConfig(api)).toMatchObject({ demo: {}, mail: { destination: { url: 'smtp://mail:1025' } } });
    expect(() => readConfig({ ...api, DEMO: '0' })).toThrow('JWT_SECRET is a published value');
  });

  test('listens on localhost only: storage, e-mails and the product', () => {
    const ports = [base, trial].flatMap(({ services }) => Object.values(services).flatMap((service) => service.ports));
    expect(ports).toEqual([
      '127.0.0.1:4300:8080',
      '127.0.0.1:4343:8443',
      '127.0.0.1:4301:8080',
      '127.0.0.1:4344:8443',
      '127.0.0.1:9000:9000',
      '127.0.0.1:8025:8025',
    ]);
    expect(environment['PUBLIC_URL']).toBe('http://localhost:4300');
    expect(environment['WEB_SITE']).toBe('http');
  });

  test('its storage allows the page, and the API with a restricted key', () => {
    const storage = environmentOf(trial, 'storage');
    expect(storage['MINIO_API_CORS_ALLOW_ORIGIN']).toBe(environment['PUBLIC_URL']);
    const { media } = readConfig(environmentOf(base, 'api-1'));
    expect(media).toMatchObject({ endpoint: 'http://storage:9000', publicEndpoint: 'http://localhost:9000' });
    expect(storage).not.toMatchObject({ MINIO_ROOT_USER: environment['S3_ACCESS_KEY_ID'] });
    expect(environmentOf(trial, 'storage-bucket')).toMatchObject({
      STORAGE_USER: storage['MINIO_ROOT_USER'],
      STORAGE_PASSWORD: storage['MINIO_ROOT_PASSWORD'],
      S3_ACCESS_KEY_ID: environment['S3_ACCESS_KEY_ID'],
    });
  });
});
