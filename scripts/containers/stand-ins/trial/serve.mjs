// Storage with the argument `server`, or else the mail server with a list of its mails.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const ROOT = process.env['MINIO_ROOT_USER'] ?? '';
const PASSWORD = process.env['MINIO_ROOT_PASSWORD'] ?? '';
const ORIGIN = process.env['MINIO_API_CORS_ALLOW_ORIGIN'] ?? '';

if (process.argv[2] === 'server') await serveStorage();
else await serveMail();

/**
 * Node.js loads TypeScript by the full name of a file.
 * @param {string} file
 */
function fromTests(file) {
  return import(new URL(`../../../../api-server/test/${file}`, import.meta.url).href);
}

/** Keys are added by `mc` on a port of its own, with the password of the root user. */
async function serveStorage() {
  /** @type {{ accessKeyId: string; secretAccessKey: string }[]} */
  const keys = [];
  const { startS3StandIn } = await fromTests('s3-stand-in.ts');
  await startS3StandIn(keys, { host: '0.0.0.0', port: 9000, origin: ORIGIN });
  const admin = createServer((request, response) => {
    void text(request).then((body) => {
      const isRoot = request.headers.authorization === `${ROOT}:${PASSWORD}`;
      if (isRoot) keys.push(JSON.parse(body));
      response.writeHead(isRoot ? 204 : 403).end();
    });
  });
  admin.listen(9001, '0.0.0.0');
  await once(admin, 'listening');
}

async function serveMail() {
  const { startSmtpStandIn } = await fromTests('smtp-stand-in.ts');
  const { mails } = await startSmtpStandIn('0.0.0.0', 1025);
  const page = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(mails));
  });
  page.listen(8025, '0.0.0.0');
  await once(page, 'listening');
}
