import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { untilAnswers } from './until-answers';

const template = path.resolve(import.meta.dirname, '../../deploy/nginx/comptoir.conf.template');

/** What the template is filled in with. */
export interface NginxSettings {
  PORT: number;
  API_1: string;
  API_2: string;
  PAGE: string;
  FILES: string;
}

/** A real nginx with the configuration of the deployment. */
export async function startNginx(settings: NginxSettings): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-nginx-'));
  const values = new Map<string, string | number>(Object.entries(settings));
  const site = (await readFile(template, 'utf8')).replaceAll(/\$\{(\w+)\}/g, (_all, name: string) =>
    String(values.get(name)),
  );
  await writeFile(path.join(folder, 'site.conf'), site);
  await writeFile(path.join(folder, 'nginx.conf'), frame(folder));
  const nginx = spawn('nginx', ['-p', folder, '-e', 'error.log', '-c', path.join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
  const url = `http://localhost:${settings.PORT}`;
  await untilAnswers(`${url}/config.json`);
  return {
    url,
    stop: async () => {
      const exit = once(nginx, 'exit');
      nginx.kill('SIGQUIT');
      await exit;
    },
  };
}

function frame(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/tmp;`,
  );
  return `daemon off;
worker_processes 1;
pid nginx.pid;
error_log error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  include site.conf;
}
`;
}
