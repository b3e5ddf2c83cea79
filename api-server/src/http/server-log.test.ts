import { Writable } from 'node:stream';
import { pino } from 'pino';
import { createFrame, logOptions } from './server-frame';

function openLog() {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(JSON.parse(line.toString()));
      done();
    },
  });
  return { lines, logger: pino(logOptions('info'), sink) };
}

it('logs each request as one JSON line with its id and without secrets', async () => {
  const { lines, logger } = openLog();
  const app = createFrame({ logger });
  app.post('/api/login', async (request) => {
    request.log.info({ password: 'hidden-1', token: 'hidden-2', user: { password: 'hidden-3' }, req: request }, 'odd');
    return {};
  });
  await app.inject({
    method: 'POST',
    url: '/api/login?token=hidden-4',
    headers: { authorization: 'Bearer hidden-5', cookie: 'hidden-6', 'x-request-id': 'from-the-proxy' },
    payload: { email: 'a@test.example', password: 'hidden-7' },
  });
  await app.close();

  expect(lines.length).toBeGreaterThanOrEqual(3);
  expect(JSON.stringify(lines)).not.toContain('hidden');
  expect(lines.filter(({ reqId }) => reqId === 'from-the-proxy')).toHaveLength(lines.length);
  expect(lines[0]).toMatchObject({ req: { method: 'POST', path: '/api/login', id: 'from-the-proxy' } });
  expect(lines.at(-1)).toMatchObject({ res: { statusCode: 200 } });
});

it('replaces an invalid request id', async () => {
  const { lines, logger } = openLog();
  const app = createFrame({ logger });
  app.get('/', async () => ({}));
  const answer = await app.inject({ url: '/', headers: { 'x-request-id': 'a b\u0007' } });
  await app.close();
  expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(lines[0]).toMatchObject({ reqId: answer.headers['x-request-id'] });
});
