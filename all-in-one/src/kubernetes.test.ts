import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '@comptoir/api-server';
import { environmentKeys } from '@comptoir/remote-registry';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';
import { REQUIRED, unread } from '../test/compose-file';
import { readPageSettings } from './page-settings';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'deploy/kubernetes');
const base = path.join(folder, 'base');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const Variable = z.looseObject({
  name: z.string(),
  value: z.optional(z.string()),
  valueFrom: z.optional(z.object({ secretKeyRef: z.looseObject({ name: z.string(), key: z.string() }) })),
});
const Volume = z.looseObject({ name: z.string(), configMap: z.optional(z.object({ name: z.string() })) });
const Mount = z.looseObject({ name: z.string(), mountPath: z.string(), subPath: z.optional(z.string()) });
const Container = z.looseObject({
  name: z.string(),
  image: z.string(),
  env: z._default(z.array(Variable), []),
  volumeMounts: z._default(z.array(Mount), []),
  envFrom: z._default(z.array(z.object({ configMapRef: z.object({ name: z.string() }) })), []),
});
const Pod = z.looseObject({ securityContext: z.unknown(), containers: z.array(Container) });
const Manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
  data: z.optional(z.record(z.string(), z.string())),
  spec: z.optional(z.looseObject({})),
});
type Manifest = z.infer<typeof Manifest>;

const Kustomization = z.object({
  resources: z._default(z.array(z.string()), []),
  components: z._default(z.array(z.string()), []),
  patches: z._default(z.array(z.object({ path: z.optional(z.string()) })), []),
  images: z._default(z.array(z.object({ newTag: z.string() })), []),
});
const kustomizationIn = (place: string) =>
  z.parse(Kustomization, parse(readFileSync(path.join(place, 'kustomization.yaml'), 'utf8')));

/** Manifests of a folder, without patches, whose resources are complete only together with others. */
function manifestsIn(place: string): Manifest[] {
  return kustomizationIn(place)
    .resources.filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => parseAllDocuments(readFileSync(path.join(place, file), 'utf8')))
    .map((document) => z.parse(Manifest, document.toJSON()));
}

const manifests = manifestsIn(base);
const PARTS = ['components/database', 'components/monitoring', 'components/publishing', 'small', 'large'];
const parts = PARTS.flatMap((part) => manifestsIn(path.join(folder, part)));
const kinds = (kind: string) => [...manifests, ...parts].filter((manifest) => manifest.kind === kind);

/** Models exist of Kubernetes and the Prometheus operator; npm has none of CloudNativePG. */
const MODELS: Record<string, string> = {
  'monitoring.coreos.com/v1': '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1',
};
const NOT_MODELLED = 'postgresql.cnpg.io/v1';

const Template = z.object({ template: z.object({ spec: Pod }) });
const Scheduled = z.object({ jobTemplate: z.object({ spec: Template }) });

function podOf({ spec }: Manifest): z.infer<typeof Pod> | undefined {
  const scheduled = z.safeParse(Scheduled, spec);
  const template = scheduled.success ? scheduled.data.jobTemplate.spec : z.safeParse(Template, spec).data;
  return template?.template.spec;
}

const pods = manifests.flatMap((manifest) => {
  const pod = podOf(manifest);
  return pod ? [{ name: manifest.metadata.name, pod }] : [];
});

function container(name: string) {
  const found = pods.flatMap(({ pod }) => pod.containers).find((each) => each.name === name);
  if (!found) throw new Error(`no container ${name}`);
  return found;
}

const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

function environmentOf(name: string): Record<string, string> {
  const { env, envFrom } = container(name);
  const settings = envFrom.map(
    ({ configMapRef }) => kinds('ConfigMap').find(({ metadata }) => metadata.name === configMapRef.name)?.data ?? {},
  );
  const secrets: Record<string, string> = {
    ...REQUIRED,
    ADMIN_EMAIL: 'root@firm.example',
    DATABASE_URL: 'postgres://comptoir_app:secret@database/comptoir',
    DATABASE_REPLICA_URL: 'postgres://comptoir_app:secret@replica/comptoir',
    MIGRATION_DATABASE_URL: 'postgres://comptoir_owner:secret@database/comptoir',
    REGISTRY_SIGNING_KEY: privateKey,
    REGISTRY_PUBLIC_KEY: publicKey,
  };
  const own = env.map((each) => [
    each.name,
    each.value ?? secrets[each.name] ?? 'made up for these tests, and long enough',
  ]);
  return { ...Object.assign({}, ...settings), ...Object.fromEntries(own) };
}

/** Program that builds each manifest from the published models: TypeScript checks names, `validate` checks values. */
function program(checked: readonly Manifest[]): string {
  return checked
    .map(
      ({ apiVersion, kind, ...rest }, at) =>
        `import { ${kind} as Model${at} } from '${MODELS[apiVersion] ?? `kubernetes-models/${apiVersion}`}';\n` +
        `new Model${at}(${JSON.stringify(rest)}).validate();\n`,
    )
    .join('');
}

function complaints(checked: readonly Manifest[]): string {
  // Beside the packages, so that the models resolve.
  const place = mkdtempSync(path.join(root, 'all-in-one/node_modules/.kubernetes-'));
  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: place, encoding: 'utf8' });
    return status === 0 ? '' : stdout + stderr;
  };
  try {
    for (const ending of ['mts', 'mjs']) writeFileSync(path.join(place, `manifests.${ending}`), program(checked));
    const options = '--noEmit --strict --skipLibCheck --module nodenext --target es2022 --ignoreConfig'.split(' ');
    return (
      run(path.join(root, 'node_modules/.bin/tsc'), ...options, 'manifests.mts') +
      run(process.execPath, 'manifests.mjs')
    );
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

test('all manifests match the published schemas, down to every name', () => {
  const modelled = [...manifests, ...parts].filter(({ apiVersion }) => apiVersion !== NOT_MODELLED);
  expect(complaints(modelled)).toBe('');
});

test('overlays and components name files that exist, and use all of them', () => {
  for (const part of ['base', ...PARTS]) {
    const place = path.join(folder, part);
    const { resources, components, patches } = kustomizationIn(place);
    const named = [...resources, ...components, ...patches.flatMap(({ path: file }) => file ?? [])];
    for (const each of named) expect([part, each, existsSync(path.join(place, each))]).toEqual([part, each, true]);
    const own = readdirSync(place).filter((file) => file !== 'kustomization.yaml');
    expect(named.filter((each) => !each.startsWith('..')).toSorted()).toEqual(own.toSorted());
  }
});

test('images have the version of the product', () => {
  const { version } = z.parse(z.object({ version: z.string() }), JSON.parse(read('package.json')));
  const tags = kustomizationIn(base).images.map(({ newTag }) => newTag);
  expect(tags).toEqual([version, version, version]);
});

test('each part is reached by those that need it alone, and grows under load', () => {
  const [everything] = kinds('NetworkPolicy');
  expect(everything?.spec).toMatchObject({ podSelector: {}, policyTypes: expect.arrayContaining(['Ingress']) });
  const scaled = kinds('HorizontalPodAutoscaler').map(({ spec }) => spec?.['scaleTargetRef']);
  expect(scaled).toEqual(['api', 'page', 'web'].map((name) => expect.objectContaining({ kind: 'Deployment', name })));
});

test('the Prometheus operator gets the alerts of every Prometheus', () => {
  const [rule] = kinds('PrometheusRule');
  expect(rule?.spec).toEqual(parse(read('deploy/observability/alerts.yml')));
});

test('series have the jobs that the alerts name', () => {
  const jobs = z
    .parse(
      z.object({ scrape_configs: z.array(z.object({ job_name: z.string() })) }),
      parse(read('deploy/observability/prometheus.yml')),
    )
    .scrape_configs.map(({ job_name: name }) => name);
  const Monitor = z.object({
    endpoints: z.array(z.looseObject({ relabelings: z.array(z.looseObject({ replacement: z.string() })) })),
  });
  const named = kinds('ServiceMonitor').flatMap(({ spec }) => z.parse(Monitor, spec).endpoints);
  expect(named.map(({ relabelings }) => relabelings[0]?.replacement)).toEqual(jobs);
});

test('the database commits to a standby, and has the roles of roles.sql', () => {
  const [database] = kinds('Cluster');
  expect(database?.spec).toMatchObject({
    instances: 3,
    postgresql: { synchronous: { number: 1, dataDurability: 'required' } },
    bootstrap: { initdb: { database: 'comptoir', owner: 'comptoir_owner' } },
    managed: { roles: [{ name: 'comptoir_app', passwordSecret: { name: 'database-app' } }] },
  });
  const Bootstrap = z.looseObject({
    bootstrap: z.object({ initdb: z.looseObject({ postInitApplicationSQL: z.array(z.string()) }) }),
  });
  const roles = read('deploy/postgres/roles.sql').toLowerCase();
  const [create, ...statements] = z.parse(Bootstrap, database?.spec).bootstrap.initdb.postInitApplicationSQL;
  expect(create).toBe('create role comptoir_app login');
  for (const statement of statements) expect(roles).toContain(`${statement};`);
});

test('the check detects a misspelt name and an invalid value', () => {
  const [budget] = kinds('PodDisruptionBudget');
  const [service] = kinds('Service');
  const wrong = complaints([
    z.parse(Manifest, { ...budget, spec: { minAvailible: 1 } }),
    z.parse(Manifest, { ...service, spec: { ports: [{ port: 'http' }] } }),
  ]);
  expect(wrong).toContain('minAvailible');
  expect(wrong).toMatch(/data\/spec\/ports\/0\/port/);
});

test('nginx gets its configuration and templates', () => {
  expect(kustomizationIn(base).resources).toContain('../../nginx');
  const { configMapGenerator } = z.parse(
    z.object({ configMapGenerator: z.array(z.object({ name: z.string(), files: z.array(z.string()) })) }),
    parse(read('deploy/nginx/kustomization.yaml')),
  );
  for (const file of configMapGenerator.flatMap((each) => each.files)) {
    expect(readdirSync(path.join(root, 'deploy/nginx'))).toContain(file.split('=').at(-1));
  }
  const maps = new Map(configMapGenerator.map(({ name, files: own }) => [name, own]));
  const { volumes } = z.parse(
    z.looseObject({ volumes: z.array(Volume) }),
    pods.find(({ name }) => name === 'web')?.pod,
  );
  const mounted = container('nginx').volumeMounts.flatMap(({ name, mountPath, subPath = null }) => {
    const map = volumes.find((volume) => volume.name === name)?.configMap;
    return map ? [[mountPath, subPath, maps.get(map.name)?.length]] : [];
  });
  expect(mounted).toEqual([
    ['/etc/nginx/nginx.conf', 'nginx.conf', 1],
    ['/etc/nginx/templates', null, 3],
  ]);
});

test('each program reads all its variables, and starts with them', () => {
  expect(unread(environmentOf('api'), readConfig)).toEqual([]);
  expect(readConfig(environmentOf('api'))).toMatchObject({ insight: { kind: 'closed' }, demo: undefined });
  const page = (environment: NodeJS.ProcessEnv) => [readPageSettings(environment), environmentKeys(environment)];
  expect(unread(environmentOf('page'), page)).toEqual([]);
  expect(unread(environmentOf('migrate'), readConfig)).toEqual([]);
  expect(unread(environmentOf('verify-books'), readConfig)).toEqual([]);
  for (const name of ['operations', 'finance', 'administration', 'field']) {
    const { REMOTE, PUBLISHER, REMOTES_DIR, ...keys } = environmentOf(name);
    expect([REMOTE, PUBLISHER]).toEqual([`mfe-${name}`, `the ${name} team`]);
    expect([REMOTES_DIR, unread(keys, environmentKeys)]).toEqual([environmentOf('page')['REMOTES_DIR'], []]);
  }
  const templates = ['common.conf', 'locations.inc', 'http.conf'].map((name) => read(`deploy/nginx/${name}.template`));
  const variables = [...templates.join('\n').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(environmentOf('nginx'))).toEqual(expect.arrayContaining([...new Set(variables)]));
});

test.each(['api', 'page', 'web'])('%s has two replicas, one of which stays available, and probes', (name) => {
  const selector = { matchLabels: { app: name } };
  expect(kinds('Deployment').find(({ metadata }) => metadata.name === name)?.spec).toMatchObject({
    replicas: 2,
    selector,
    strategy: { rollingUpdate: { maxUnavailable: 0 } },
    template: { metadata: { labels: { app: name } } },
  });
  const budget = kinds('PodDisruptionBudget').find(({ metadata }) => metadata.name === name);
  expect(budget?.spec).toEqual({ minAvailable: 1, selector });
  const [only] = pods.find((each) => each.name === name)?.pod.containers ?? [];
  // An unreachable database must not restart containers; an event loop that is stuck must.
  const answer = (path: string) => ({ httpGet: { path, port: 'http' }, failureThreshold: 6 });
  expect(only).toMatchObject({
    startupProbe: {},
    readinessProbe: {},
    livenessProbe: { api: answer('/api/livez'), page: answer('/livez'), web: { tcpSocket: { port: 'http' } } }[name],
  });
});

test.each(pods)('$name has only the capabilities it needs, and resource limits', ({ pod }) => {
  expect(pod).toMatchObject({
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
  });
  for (const each of pod.containers) {
    expect(each).toMatchObject({
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
      resources: { requests: { cpu: expect.any(String) }, limits: { memory: expect.any(String) } },
    });
  }
});

test('every required secret is described in the guide', () => {
  const guide = read('docs/operate.md');
  const secrets = pods.flatMap(({ pod }) => pod.containers.flatMap(({ env }) => env.map(({ valueFrom }) => valueFrom)));
  for (const { secretKeyRef: secret } of secrets.filter((each) => each !== undefined)) {
    expect(guide).toMatch(new RegExp(`\\| \`${secret.name}\` \\|[^\\n]*\`${secret.key}\``));
  }
});
