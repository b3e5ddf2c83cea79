import { buildStalePackages } from './build/build.mjs';
import { installDependencies } from './install/install.mjs';
import { refuse } from './machine/refusal.mjs';

try {
  await installDependencies(console.log);
  await buildStalePackages(console.log);
} catch (error) {
  refuse(error);
}
