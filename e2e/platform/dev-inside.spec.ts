import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../fixtures';
import { freePort } from '../product/free-port';

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

async function develop(folder: string, deployment: string): Promise<{ address: string; stop: () => void }> {
  const command = spawn(
    process.execPath,
    [path.join(root, 'remote-cli/dist/comptoir-remote.js'), 'dev', '--in', deployment],
    { cwd: folder, env: { ...process.env, PORT: String(await freePort()) }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const stop = () => void command.kill();
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    command.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const [, found] = /^Open (\S+)$/m.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    command.on('exit', () => reject(new Error(`It ended: ${said}`)));
  });
  return { address, stop };
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
  const { address, stop } = await develop(folder, product.url);
  try {
    await page.goto(address);
    await page.getByRole('button', { name: 'Load remote' }).click();
    await expect(page.getByText('The remote finance comes from http://127.0.0.1')).toBeVisible();
    await page.getByRole('link', { name: 'Exchange' }).click();
    await expect(page.getByRole('link', { name: 'Make Trade' })).toBeVisible();
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));

    await edit(folder, 'src/messages/en.json', '"Make Trade"', '"Make a new trade"');
    await expect(page.getByRole('link', { name: 'Make a new trade' })).toBeVisible();
    await edit(folder, 'src/messages/en.json', '"Make a new trade"', '"Make yet another trade"');
    await expect(page.getByRole('link', { name: 'Make yet another trade' })).toBeVisible();

    await edit(folder, 'src/messages/messages.ts', 'import', 'import import');
    await expect(page.getByText('Not built:')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Make yet another trade' })).toBeVisible();
    await edit(folder, 'src/messages/messages.ts', 'import import', 'import');
    await expect(page.getByText('Not built:')).toBeHidden();
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);

    await page.getByRole('button', { name: 'End override' }).click();
    await expect(page.getByRole('link', { name: 'Make Trade' })).toBeVisible();
  } finally {
    stop();
    await rm(folder, { recursive: true, force: true });
  }
});
