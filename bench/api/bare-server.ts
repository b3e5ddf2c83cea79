import { hash, verify } from '@node-rs/argon2';
import fastify from 'fastify';

// What Fastify and argon2 can do at best on this machine, without a token, a database or a rule.
const rows = process.env['ROWS'] ?? '[]';
const stored = await hash('a password', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

const server = fastify();
server.get('/rows', async (_request, reply) => reply.type('application/json; charset=utf-8').send(rows));
server.post('/password', async () => ({ right: await verify(stored, 'a password') }));
await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
