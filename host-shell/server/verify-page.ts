import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sourceOf } from './import-map';
import { compressedText, sendText } from './compressed-text';

export const VERIFY_PAGE = 'verify.html';

/**
 * Serves the public page that checks receipts at `/verify`, if the shell has one. Browsers keep it for a day, so that it
 * opens again without a connection.
 */
export async function serveVerifyPage(server: FastifyInstance, shell: string): Promise<void> {
  const html = await readFile(path.join(shell, VERIFY_PAGE), 'utf8').catch(() => undefined);
  const page = html === undefined ? undefined : { text: compressedText(html), headers: headersOf(html) };
  server.get('/verify', async (request, reply) => {
    if (!page) return reply.callNotFound();
    return sendText(request, reply.headers(page.headers).type('text/html; charset=utf-8'), page.text);
  });
}

function headersOf(html: string): Record<string, string> {
  return {
    'cache-control': 'public, max-age=86400',
    'content-security-policy': policyOf(html),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

/** Allows the page its own script and style, and calls of this origin. */
function policyOf(html: string): string {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  return [
    "default-src 'none'",
    `script-src ${sourceOf(script)}`,
    `style-src ${sourceOf(style)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
