import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { REVALIDATE } from './caching';
import { compressedText, sendText } from './compressed-text';

const FIRST = 'index.html';

/** No scripts, and no content of other origins. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'cache-control': REVALIDATE,
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Pages of the handbook by name; empty for a shell without a handbook. */
export async function handbookPages(shell: string): Promise<ReadonlyMap<string, string>> {
  const folder = path.join(shell, 'help');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.html'));
  const read = async (file: string) => [file, await readFile(path.join(folder, file), 'utf8')] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** Serves the pages of the handbook below `/help/`; their styles and pictures are files of the shell. */
export function serveHandbook(server: FastifyInstance, pages: ReadonlyMap<string, string>): void {
  const texts = new Map([...pages].map(([name, html]) => [name, compressedText(html)]));
  for (const address of ['/help', '/help/']) {
    server.get(address, async (_request, reply) => reply.redirect(`/help/${FIRST}`));
  }
  server.get<{ Params: { page: string } }>('/help/:page', async (request, reply) => {
    const text = texts.get(request.params.page);
    if (!text) return reply.callNotFound();
    return sendText(request, reply.headers(HEADERS).type('text/html; charset=utf-8'), text);
  });
}
