import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublic, publicLookup } from './public-lookup';

const DEADLINE_MS = 10_000;
/** Part of an answer that is read; the connection is closed after it. */
const ANSWER_LIMIT_BYTES = 1024;

export interface Post {
  body: string;
  headers: Readonly<Record<string, string>>;
}

export interface PostAnswer {
  status: number;
  /** At most 1 KB. */
  text: string;
}

/**
 * Sends JSON, follows no redirects, and connects only to addresses that are public when the name is resolved.
 *
 * @throws Error without an answer within ten seconds
 */
export async function postPublicly(url: URL, post: Post): Promise<PostAnswer> {
  const host = hostOf(url);
  if (url.protocol !== 'https:') throw new Error(`${url.origin} does not use https`);
  if (isIP(host) !== 0 && !isPublic(host)) throw new Error(`${host} is not a public address`);
  return postAnywhere(url, post, { lookup: publicLookup });
}

/** As `postPublicly`, to any address, also with http. */
export function postAnywhere(
  url: URL,
  { body, headers }: Post,
  options: Pick<RequestOptions, 'lookup'> = {},
): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const sent = send(url, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(DEADLINE_MS),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'comptoir',
        ...headers,
      },
      ...options,
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      void beginningOf(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text }), reject);
    });
    sent.end(body);
  });
}

export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

/** Stops reading at the limit; what a slow receiver sent until the deadline is enough. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of answer) {
      if (!Buffer.isBuffer(part)) continue;
      parts.push(part);
      bytes += part.length;
      if (bytes >= ANSWER_LIMIT_BYTES) break;
    }
  } catch {
    // The status is the answer; its text is for information.
  }
  answer.destroy();
  const text = Buffer.concat(parts).subarray(0, ANSWER_LIMIT_BYTES).toString('utf8');
  // PostgreSQL stores no U+0000; other control characters would garble the page.
  return text.replace(/[^\P{Cc}\n\t]/gu, '').trim();
}
