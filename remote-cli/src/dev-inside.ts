import type { ChildProcess } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { CommandContext } from './commands/command';
import { devServices } from '@comptoir/remote-sdk/build/dev-services';
import { servicesIn } from './dev-environment';
import { INSIDE_PORT } from './inside-port';
import { BuildHistory } from './build-history';
import { Refusal } from './refusal';
import { serveBuilt } from './serve-built';
import { startTool } from './tools';

/** Event stream of builds, announced in a header of `remote.json`. */
const EVENTS = '/events';

/**
 * Serves each build of the remote to a deployment, whose page applies it at once. Uses production builds, as the
 * deployment's React is one: a build resets the state of the remote but not of the page.
 */
export async function startInside(
  deployment: string,
  { folder, environment, print }: CommandContext,
): Promise<(context: CommandContext) => Promise<ChildProcess>> {
  if (!URL.canParse(deployment)) throw new Refusal(`${deployment} is not an address such as https://comptoir.example.`);
  const port = Number(environment['PORT'] ?? INSIDE_PORT);
  const dist = path.join(folder, 'node_modules/.cache/comptoir-inside');
  await mkdir(dist, { recursive: true });
  const address = `http://127.0.0.1:${port}/`;
  const history = new BuildHistory(dist);
  const builds = new Builds(history, async () => {
    const query = new URLSearchParams({ remote: nameIn(history), address }).toString();
    print(`
Open ${new URL(`/platform?${query}`, deployment).href}
Sign in as SUPERADMIN or with the platform permission, and press "Load remote". The deployment must allow http://127.0.0.1:* (REMOTE_OVERRIDE_ORIGINS).
What you save is shown there at once, to you alone. Ctrl-C ends it.`);
  });
  const remote = async () => nameIn(history);
  const services = devServices({ services: (await servicesIn(folder, environment)) ?? '', deployment, remote });
  await serveBuilt(
    (name) => history.find(name),
    port,
    (request, response) => {
      // The page of the deployment is of another origin than this server.
      if (request.url?.startsWith('/services/'))
        response.setHeader('access-control-allow-origin', new URL(deployment).origin);
      return builds.answer(request, response) || services(request, response);
    },
  );
  return async () => {
    const args = ['build', '--watch', '--output-path', dist];
    // Never a published version.
    const REMOTE_VERSION = `0.0.0-dev.${Date.now().toString(36)}`;
    const COMPTOIR_BUILDS = `http://127.0.0.1:${port}${EVENTS}`;
    return startTool(
      'rspack',
      { folder, args, environment: { NODE_ENV: 'production', REMOTE_VERSION, COMPTOIR_BUILDS } },
      'inherit',
    );
  };
}

/** From the newest build: the bundler removes the files in the folder while it writes others. */
function nameIn(kept: BuildHistory): string {
  const { name }: { name: string } = JSON.parse(String(kept.find('remote.json')));
  return name;
}

class Builds {
  private readonly pages = new Set<ServerResponse>();
  private isFirst = true;

  /** @param onFirst called after the first successful build */
  constructor(
    private readonly kept: BuildHistory,
    private readonly onFirst: () => Promise<void>,
  ) {}

  answer(request: IncomingMessage, response: ServerResponse): boolean {
    response.setHeader('x-comptoir-builds', EVENTS.slice(1));
    if (request.url !== EVENTS) return false;
    if (request.method === 'POST') void this.tell(request).then(() => response.writeHead(204).end());
    else this.listen(request, response);
    return true;
  }

  private async tell(request: IncomingMessage): Promise<void> {
    const outcome = await text(request);
    const { errors }: { errors: unknown[] } = JSON.parse(outcome);
    // The bundler waits for this answer before it writes the next build.
    if (errors.length === 0) await this.kept.keep();
    for (const page of this.pages) page.write(`data: ${outcome}\n\n`);
    if (!this.isFirst || errors.length > 0) return;
    this.isFirst = false;
    await this.onFirst();
  }

  private listen(request: IncomingMessage, page: ServerResponse): void {
    page.writeHead(200, { 'content-type': 'text/event-stream' });
    page.write(': here\n\n');
    this.pages.add(page);
    request.on('close', () => this.pages.delete(page));
  }
}
