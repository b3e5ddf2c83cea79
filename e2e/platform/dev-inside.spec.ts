import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { expect, test } from '../fixtures';
import { beginWith } from '../fixtures/browser-storage';
import { freePort } from '../product/free-port';
import { untilAnswers } from './until-answers';

test.use({ alone: true, environment: { REMOTE_OVERRIDE_ORIGINS: 'http://127.0.0.1:*' } });

const root = path.resolve(import.meta.dirname, '../..');

async function laptop(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-laptop-'));
  const finance = path.join(root, 'mfe-finance');
  const filter = (from: string) => !/\/(node_modules|dist|\.cache)$/.test(from);
  await cp(finance, folder, { recursive: true, filter });
  await symlink(path.join(finance, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** Shows the answer of a service above the trades. */
async function callService(folder: string): Promise<void> {
  const area = 'src/exchange/exchange.area.tsx';
  await edit(
    folder,
    area,
    'import { ListOf }',
    "import { useServiceQuery } from '@comptoir/kernel/service';\nimport { ListOf }",
  );
  await edit(
    folder,
    area,
    '  return (',
    "  const rates = useServiceQuery('rates', '/latest', { parse: String });\n  return (",
  );
  await edit(folder, area, '<Routes>', '<><p>{rates.data ?? rates.error?.message}</p><Routes>');
  await edit(folder, area, '</Routes>', '</Routes></>');
}

/** Shows a setting above the trades. */
async function showSetting(folder: string): Promise<void> {
  const area = 'src/exchange/exchange.area.tsx';
  await writeFile(
    path.join(folder, 'src/settings.ts'),
    `import * as z from 'zod/mini';\nexport const settings = z.object({ greeting: z._default(z.string(), 'short') });\n`,
  );
  await edit(
    folder,
    'remote.config.ts',
    'export default',
    `import { settings } from './src/settings';\nexport default`,
  );
  await edit(folder, 'remote.config.ts', '  areas:', '  settings,\n  areas:');
  await edit(
    folder,
    area,
    'import { ListOf }',
    `import { useRemoteSettings } from '@comptoir/kernel/remote-settings';\nimport { settings } from '../settings';\nimport { ListOf }`,
  );
  await edit(folder, area, '  return (', `  const { greeting } = useRemoteSettings('finance', settings);\n  return (`);
  await edit(folder, area, '<Routes>', '<><p>Greeting: {greeting}</p><Routes>');
  await edit(folder, area, '</Routes>', '</Routes></>');
}

/** A backend that says who asks; `keys` is the address of the keys of its tokens. */
async function startBackend(keys: string): Promise<{ address: string; stop: () => void }> {
  const known = createRemoteJWKSet(new URL(keys));
  const server = createServer((request, response) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    void jwtVerify(token, known, { audience: 'rates' }).then(
      ({ payload }) =>
        response.end(JSON.stringify(`Rates for ${String(payload['role'])} by ${String(payload['remote'])}`)),
      (cause: unknown) => response.writeHead(500).end(String(cause)),
    );
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  return { address: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

async function develop(
  folder: string,
  deployment: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ address: string; stop: () => void }> {
  const command = spawn(
    process.execPath,
    [path.join(root, 'remote-cli/dist/comptoir-remote.js'), 'dev', '--in', deployment],
    { cwd: folder, env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const stop = () => void command.kill();
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    command.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      const [, found] = /^Open (\S+)$/m.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    command.on('exit', () => reject(new Error(`It ended: ${output}`)));
  });
  return { address, stop };
}

/** Runs the remote alone; the address answers once it is built. */
async function developAlone(folder: string, deployment: string): Promise<{ address: string; stop: () => void }> {
  const port = String(await freePort());
  const command = spawn(process.execPath, [path.join(root, 'remote-cli/dist/comptoir-remote.js'), 'dev'], {
    cwd: folder,
    env: { ...process.env, PORT: port, API_URL: deployment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}/`;
  await untilAnswers(address, 60_000);
  return { address, stop: () => void command.kill() };
}

async function edit(folder: string, file: string, before: string, after: string): Promise<void> {
  const place = path.join(folder, file);
  const text = await readFile(place, 'utf8');
  expect(text).toContain(before);
  await writeFile(place, text.replace(before, after));
}

test('a change saved on a laptop appears in the deployed shell without a reload, until the session ends', async ({
  page,
  product,
  signInAs,
}) => {
  test.slow();
  const api = await signInAs('SUPERADMIN');
  const { id } = await api.office('DZ');
  await signInAs('SUPERADMIN', { country: 'DZ', office: id });
  const folder = await laptop();
  await callService(folder);
  await showSetting(folder);
  await api.post('/remote-settings', { remote: 'finance', officeId: id, values: { greeting: 'from the deployment' } });
  const port = String(await freePort());
  const backend = await startBackend(`http://127.0.0.1:${port}/api/jwks`);
  const { address, stop } = await develop(folder, product.url, { PORT: port, SERVICES: `rates=${backend.address}` });
  try {
    await page.goto(address);
    await page.getByRole('button', { name: 'Load remote' }).click();
    await expect(page.getByText('The remote finance comes from http://127.0.0.1')).toBeVisible();
    await page.getByRole('link', { name: 'Exchange' }).click();
    await expect(page.getByRole('link', { name: 'Make Trade' })).toBeVisible();
    // The backend is of this machine, and so are the keys of its tokens.
    await expect(page.getByText('Rates for SUPERADMIN by finance')).toBeVisible();
    await expect(page.getByText('Greeting: from the deployment')).toBeVisible();
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));

    await edit(folder, 'src/messages/en.json', '"Make Trade"', '"Make a new trade"');
    await expect(page.getByRole('link', { name: 'Make a new trade' })).toBeVisible();
    await edit(folder, 'src/messages/en.json', '"Make a new trade"', '"Make yet another trade"');
    await expect(page.getByRole('link', { name: 'Make yet another trade' })).toBeVisible();

    // Formatters and "save all" save several files within a moment.
    for (const time of [1, 2, 3, 4]) {
      const before = time === 1 ? 'Make yet another trade' : `Trade ${time - 1}`;
      await edit(folder, 'src/messages/en.json', `"${before}"`, `"Trade ${time}"`);
      await pause(120);
      await edit(folder, 'src/exchange/exchange.area.tsx', 'import ', `// Save ${time}\nimport `);
      await expect(page.getByRole('link', { name: `Trade ${time}` })).toBeVisible({ timeout: 30_000 });
    }
    await expect(page.getByText('could not be loaded')).toBeHidden();

    await edit(folder, 'src/messages/messages.ts', 'import', 'import import');
    await expect(page.getByText('Not built:')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Trade 4' })).toBeVisible();
    await edit(folder, 'src/messages/messages.ts', 'import import', 'import');
    await expect(page.getByText('Not built:')).toBeHidden();
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);

    await page.getByRole('button', { name: 'End override' }).click();
    await expect(page.getByRole('link', { name: 'Make Trade' })).toBeVisible();
  } finally {
    stop();
    backend.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a remote that runs alone reads its settings from the deployment', async ({ browser, product, signInAs }) => {
  test.slow();
  const api = await signInAs('SUPERADMIN');
  const { id } = await api.office('DZ');
  await api.post('/remote-settings', { remote: 'finance', officeId: id, values: { greeting: 'from the deployment' } });
  const folder = await laptop();
  await showSetting(folder);
  const { address, stop } = await developAlone(folder, product.url);
  try {
    // Not the page of the test, whose storage is that of the product.
    const alone = await browser.newPage();
    await beginWith(alone, {
      userToken: api.token,
      dashboard: JSON.stringify({ selectedCountryCode: 'DZ', selectedOfficeId: id }),
    });
    await alone.goto(`${address}exchange`);
    await expect(alone.getByText('Greeting: from the deployment')).toBeVisible({ timeout: 30_000 });
    await alone.close();
  } finally {
    stop();
    await rm(folder, { recursive: true, force: true });
  }
});
