import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const deployed = path.resolve(import.meta.dirname, '../../deploy/nginx');

export interface NginxSettings {
  /** `https` is the default of the deployment. */
  site: 'http' | 'https';
  /** Host and port shared by all instances, as `api:4301`. */
  API: string;
  PAGE: string;
  FILES: string;
  PUBLIC_URL: string;
  HTTP_PORT: number;
  HTTPS_PORT: number;
  TRUSTED_PROXY: string;
  NAMESERVER: string;
  /** Folder with `fullchain.pem` and `privkey.pem`. */
  certificates?: string;
}

export async function startNginx(
  settings: NginxSettings,
): Promise<{ processId: number | undefined; stop: () => Promise<void>; log: () => Promise<string> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-nginx-'));
  await fillTemplates(settings, path.join(folder, 'conf.d'));
  if (settings.certificates) await symlink(settings.certificates, path.join(folder, 'certificates'));
  await writeFile(path.join(folder, 'nginx.conf'), await frame(folder));
  // The configuration sets the types of files itself.
  await writeFile(path.join(folder, 'mime.types'), 'types {}\n');
  const log = await open(path.join(folder, 'access.log'), 'w');
  const asRoot = process.getuid?.() === 0 ? ' user root;' : '';
  const options = [
    '-p',
    folder,
    '-e',
    'error.log',
    '-c',
    path.join(folder, 'nginx.conf'),
    '-g',
    `daemon off;${asRoot}`,
  ];
  const nginx = spawn('nginx', options, { stdio: ['ignore', log.fd, 'inherit'] });
  await untilListens(settings.HTTP_PORT);
  return {
    processId: nginx.pid,
    log: () => readFile(path.join(folder, 'access.log'), 'utf8'),
    stop: async () => {
      const exit = once(nginx, 'exit');
      nginx.kill('SIGQUIT');
      await exit;
      await log.close();
    },
  };
}

async function fillTemplates(
  { site, certificates: _files, ...settings }: NginxSettings,
  folder: string,
): Promise<void> {
  await mkdir(folder);
  const values = new Map<string, string | number>(Object.entries(settings));
  const otherSite = site === 'http' ? 'https' : 'http';
  for (const name of await readdir(deployed)) {
    if (!name.endsWith('.template') || name === `${otherSite}.conf.template`) continue;
    const text = await readFile(path.join(deployed, name), 'utf8');
    const filled = text.replaceAll(/\$\{(\w+)\}/g, (_all, variable: string) => String(values.get(variable)));
    await writeFile(path.join(folder, name.replace(/\.template$/, '')), filled);
  }
}

async function untilListens(port: number, timeout = 30_000): Promise<void> {
  const deadline = Date.now() + timeout;
  while (Date.now() < deadline) {
    if (await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).catch(() => undefined)) return;
    await pause(20);
  }
  throw new Error(`nginx did not answer on port ${port}`);
}

/** nginx.conf of the deployment, with its numbers of workers and connections, in a temporary folder. */
async function frame(folder: string): Promise<string> {
  const text = await readFile(path.join(deployed, 'nginx.conf'), 'utf8');
  return text
    .replaceAll('/etc/nginx/', '')
    .replaceAll(/\/(?:run|var\/(?:log|cache)\/nginx)\//g, `${folder}/`)
    .replace(/access_log .*;/, 'access_log off;');
}
