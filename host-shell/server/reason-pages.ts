import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

export function serveReasonPages(server: FastifyInstance, folder: string): void {
  server.get<{ Params: { page: string } }>('/docs/remotes/:page', async (request, reply) => {
    const { page } = request.params;
    const text =
      /^[a-zA-Z-]+\.md$/.test(page) && (await readFile(path.join(folder, page), 'utf8').catch(() => undefined));
    if (!text) return reply.callNotFound();
    return reply.headers({ 'x-content-type-options': 'nosniff' }).type('text/plain; charset=utf-8').send(text);
  });
}
