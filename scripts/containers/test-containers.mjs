import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { installDependencies } from '../install/install.mjs';
import { findOrInstallChromium } from '../machine/chromium.mjs';
import { runTool } from '../machine/program.mjs';
import { refuse } from '../machine/refusal.mjs';
import { ownFolder, root } from '../machine/root.mjs';
import { startEngine } from './engine.mjs';

const folder = join(ownFolder, 'containers');

async function testContainers() {
  const started = performance.now();
  await installDependencies(console.log);
  const browser = await findOrInstallChromium(console.log);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const engine = await startEngine(join(folder), console.log);
  const standIns = [...engine.standIns, 'storage and mail are servers of the tests on this machine'];
  try {
    const { code } = await runTool('playwright', ['test', '--config=containers/playwright.config.ts'], {
      cwd: join(root, 'e2e'),
      shown: true,
      env: {
        ...engine.env,
        CHROMIUM: browser,
        CONTAINER_ENGINE: engine.kind,
        CONTAINER_COMPOSE: engine.compose.join(' '),
      },
    });
    process.exitCode = code;
  } finally {
    await engine.stop();
  }
  console.log(`\nStand-ins:\n${standIns.map((line) => `  ${line}`).join('\n')}`);
  console.log(`${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
}

testContainers().catch(refuse);
