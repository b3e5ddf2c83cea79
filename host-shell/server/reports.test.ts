import Fastify from 'fastify';
import { readReports, REPORTS_PATH, takeReports } from './reports';

const modern = [
  {
    type: 'csp-violation',
    body: {
      effectiveDirective: 'connect-src',
      blockedURL: 'https://elsewhere.example/',
      sourceFile: 'https://comptoir.example/remotes/finance/2.1.0/216.js',
      documentURL: 'https://comptoir.example/exchange',
    },
  },
];

test('a violation is attributed to the remote whose file caused it', () => {
  expect(readReports(modern)).toEqual([
    {
      type: 'csp-violation',
      directive: 'connect-src',
      blocked: 'https://elsewhere.example/',
      source: 'https://comptoir.example/remotes/finance/2.1.0/216.js',
      page: 'https://comptoir.example/exchange',
      remote: 'finance',
      version: '2.1.0',
    },
  ]);
});

test('the older report format is read too, and a script without a hash by its own address', () => {
  const report = {
    'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': '/remotes/operations/1.0.0/x.js' },
  };
  expect(readReports(report)).toMatchObject([{ directive: 'script-src', remote: 'operations', version: '1.0.0' }]);
});

test('addresses are logged without query and fragment, which may hold a token or a searched text', () => {
  const secret = 'k7Q';
  const addresses = {
    documentURL: `https://comptoir.example/auth/reset-password?token=${secret}`,
    sourceFile: `https://comptoir.example/main.js#${secret}`,
    blockedURL: `https://elsewhere.example/a?search=${secret}`,
  };
  const read = readReports([{ type: 'csp-violation', body: addresses }]);
  expect(read).toMatchObject([
    {
      page: 'https://comptoir.example/auth/reset-password',
      source: 'https://comptoir.example/main.js',
      blocked: 'https://elsewhere.example/a',
    },
  ]);
  expect(JSON.stringify(read)).not.toContain(secret);
});

test.each([[undefined], [{}], [[{ type: 'csp-violation' }]], ['text']])('%j is no report', (content) => {
  expect(readReports(content)).toEqual([]);
});

test('reports go into the log, at most sixty a minute, and are always answered with success', async () => {
  const log: string[] = [];
  const server = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } } });
  await takeReports(server);
  const post = (payload: string) =>
    server.inject({
      method: 'POST',
      url: REPORTS_PATH,
      payload,
      headers: { 'content-type': 'application/reports+json' },
    });
  expect((await post(JSON.stringify(Array.from({ length: 100 }, () => modern[0])))).statusCode).toBe(204);
  expect((await post('{{')).statusCode).toBe(204);
  expect(log).toHaveLength(60);
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ violation: { remote: 'finance' } });
  expect((await post('x'.repeat(70_000))).statusCode).toBe(413);
  await server.close();
});
