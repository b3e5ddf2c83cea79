import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../product/free-port';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const PROJECT = 'comptoir-test';
const HUGE = 256 * 1024 * 1024;

/** This machine as seen from the containers. */
export const HOST = '10.213.0.1';
const NETWORK = ['--subnet', '10.213.0.0/24', '--gateway', HOST, PROJECT];

const made = new Set(['node_modules', 'dist', '.git', '.cache', '.comptoir', 'data', 'results', 'report']);

/** The compose file on a copy of the sources, with the engine that the environment names. */
export class Deployment {
  private constructor(
    readonly sources: string,
    private readonly environmentFile: string,
    /** Names of the compose files in `sources`. */
    private readonly files: readonly string[],
    /** TLS ports of the two nginx on this machine. */
    readonly ports: readonly [number, number],
  ) {}

  get url(): string {
    return `https://localhost:${this.ports[0]}`;
  }

  static readonly engine = process.env['CONTAINER_ENGINE'] ?? 'docker';

  /** Prepares a deployment without starting it. `outside` returns the settings of storage and mail. */
  static async prepare(outside: (url: string) => Promise<Record<string, string>>): Promise<Deployment> {
    const { folder, sources } = await copySources();
    await makeCertificate(path.join(folder, 'tls'));
    const [http, https, secondHttp, secondHttps] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    const url = `https://localhost:${https}`;
    const environment = {
      PUBLIC_URL: url,
      HTTP_PORT: String(http),
      HTTPS_PORT: String(https),
      HTTP_PORT_2: `127.0.0.1:${secondHttp}`,
      HTTPS_PORT_2: `127.0.0.1:${secondHttps}`,
      TLS_CERTIFICATES: path.join(folder, 'tls'),
      ...(await outside(url)),
    };
    const lines = Object.entries(environment).map(([name, value]) => `${name}=${value}\n`);
    const file = await writeSettings(folder, lines.join(''));
    return new Deployment(sources, file, ['docker-compose.yml'], [https, secondHttps]);
  }

  /** Prepares the trial of docs/operate.md, with its public settings and ports. */
  static async prepareTrial(): Promise<Deployment> {
    const { folder, sources } = await copySources();
    const file = await writeSettings(folder, await readFile(path.join(sources, 'deploy/trial/trial.env'), 'utf8'));
    return new Deployment(sources, file, ['docker-compose.yml', 'compose.trial.yml'], [4343, 4344]);
  }

  async compose(...args: string[]): Promise<string> {
    const [program = 'docker', ...first] = (process.env['CONTAINER_COMPOSE'] ?? 'docker compose').split(' ');
    const folder = path.dirname(this.sources);
    const files = [...this.files.map((file) => path.join(this.sources, file)), path.join(folder, 'override.json')];
    const options = files.flatMap((file) => ['-f', file]);
    const all = [...first, '-p', PROJECT, '--env-file', this.environmentFile, ...options, ...args];
    try {
      const { stdout, stderr } = await run('nice', [program, ...all], { maxBuffer: HUGE });
      return stdout + stderr;
    } catch (cause) {
      const output = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : String(cause);
      throw new Error(`compose ${args.join(' ')} failed:\n${output.slice(-4000)}`, { cause });
    }
  }

  async untilHealthy(services: readonly string[], timeout = 240_000): Promise<void> {
    const deadline = Date.now() + timeout;
    for (const service of services) {
      while ((await this.state(service, '{{.State.Health.Status}}')) !== 'healthy') {
        if (Date.now() > deadline)
          throw new Error(`${service} is not healthy:\n${await this.compose('logs', service)}`);
        await pause(500);
      }
    }
  }

  async replace(service: string): Promise<void> {
    await this.compose('up', '-d', '--no-deps', '--force-recreate', service);
    await this.untilHealthy([service]);
  }

  async state(service: string, template: string): Promise<string> {
    const id = (await this.compose('ps', '-q', service).catch(() => '')).trim().split('\n').at(-1) ?? '';
    const { stdout } = await run(Deployment.engine, ['inspect', '--format', template, id]).catch(() => ({
      stdout: '',
    }));
    return stdout.trim();
  }

  async edit(file: string, before: string, after: string): Promise<void> {
    const place = path.join(this.sources, file);
    const text = await readFile(place, 'utf8');
    if (!text.includes(before)) throw new Error(`${file} does not say ${before}`);
    await writeFile(place, text.replaceAll(before, after));
  }

  async remove(): Promise<void> {
    await this.compose('down', '--volumes', '--timeout', '5').catch(() => undefined);
    await run(Deployment.engine, ['network', 'rm', PROJECT]).catch(() => undefined);
    await rm(path.dirname(this.sources), { recursive: true, force: true });
  }
}

async function copySources(): Promise<{ folder: string; sources: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-containers-'));
  const sources = path.join(folder, 'comptoir');
  await cp(root, sources, {
    recursive: true,
    filter: (from) => !made.has(path.basename(from)) && from !== path.join(root, 'remotes'),
  });
  return { folder, sources };
}

/** Writes the file of settings and an override with the network, which it creates. */
async function writeSettings(folder: string, settings: string): Promise<string> {
  const file = path.join(folder, 'test.env');
  const nameserver = Deployment.engine === 'podman' ? `NAMESERVER=${HOST}\n` : '';
  await writeFile(file, `${settings}${nameserver}`);
  const network = { networks: { default: { external: true, name: PROJECT } } };
  await writeFile(path.join(folder, 'override.json'), JSON.stringify(network));
  await run(Deployment.engine, ['network', 'create', ...NETWORK]);
  return file;
}

export async function engineOutput(...args: string[]): Promise<string> {
  const { stdout } = await run(Deployment.engine, args, { maxBuffer: HUGE });
  return stdout.trim();
}

/** Creates a certificate for `localhost` that user 101 of nginx can read. */
async function makeCertificate(folder: string): Promise<void> {
  await mkdir(folder);
  const out = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  await run('openssl', ['req', ...kind, ...out, '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']);
  await chmod(path.join(folder, 'privkey.pem'), 0o644);
  await chmod(folder, 0o755);
  await chmod(path.dirname(folder), 0o755);
}
