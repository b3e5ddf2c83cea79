import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedPostgres } from '../../test/shared-databases';
import { createApiServer } from '../api-server';

jest.mock('./send-traces', () => {
  throw new Error('This was loaded');
});

it('loads no tracing and sends no trace header without a collector', async () => {
  const server = await createApiServer({
    database: { kind: 'postgresql', url: await sharedPostgres('all tables') },
    demo: undefined,
    firstAccount: { email: 'root@firm.example', password: 'a long enough password 7' },
    jwtSecret: undefined,
    geocoder: { kind: 'offline' },
    media: { kind: 'disk', folder: path.join(tmpdir(), 'comptoir-no-media') },
    logger: false,
  });
  const headers = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  const answer = await server.inject({ url: '/api/remote-decisions', headers });
  await server.close();
  expect([answer.statusCode, answer.headers['server-timing']]).toEqual([200, undefined]);
});
