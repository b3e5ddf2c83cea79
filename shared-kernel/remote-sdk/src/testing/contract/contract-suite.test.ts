/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import configuration from '../../../../../jest.config';

const root = path.resolve(__dirname, '../../../../..');

test('the suite names the timer of an import, and the global that a screen replaced', () => {
  const browser = configuration.projects?.find(
    (project) => typeof project !== 'string' && project['displayName'] === 'browser',
  );
  const config = JSON.stringify({
    ...(typeof browser === 'object' && browser),
    rootDir: root,
    testMatch: ['**/careless.contract.ts'],
  });
  const run = spawnSync('npx', ['jest', '--config', config, '--ci', '--runInBand'], { cwd: root, encoding: 'utf8' });
  expect(run.stderr).toContain('setInterval of 20 ms');
  expect(run.stderr).toContain('fetch was replaced');
  expect(run.stderr).toMatch(/Tests: +2 failed, \d+ passed/);
});
