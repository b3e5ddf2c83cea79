import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStalePackages } from '../build/build.mjs';
import { installDependencies } from '../install/install.mjs';
import { refuse } from '../machine/refusal.mjs';
import { root } from '../machine/root.mjs';
import { refuseBusyPort } from './port.mjs';

export async function start() {
  const stop = () => process.exit(1);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    await refuseBusyPort(process.env);
    await installDependencies(console.log);
    await buildStalePackages(console.log);
  } catch (error) {
    refuse(error);
  }
  process.off('SIGINT', stop).off('SIGTERM', stop);
  process.chdir(root);
  await import(pathToFileURL(join(root, 'all-in-one', 'dist', 'main.js')).href);
}
