import { hash, verify } from '@node-rs/argon2';
import fastify from 'fastify';
import { Pool } from 'pg';
import type { Statement } from './list-statements';

// Upper bound of Fastify and argon2 on this machine, without tokens, database or rules.
const statements: Statement[] = JSON.parse(process.env['STATEMENTS'] ?? '[]');
const rows = process.env['ROWS'] ?? '[]';
const stored = await hash('a password', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

// Equals the connections of our server.
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const server = fastify();
server.get('/rows', async (_request, reply) => reply.type('application/json; charset=utf-8').send(rows));
server.get('/queried-rows', async (_request, reply) => {
  for (const { name, text, values } of statements) await pool.query({ name, text, values });
  return reply.type('application/json; charset=utf-8').send(rows);
});
server.post('/password', async () => ({ right: await verify(stored, 'a password') }));
await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
