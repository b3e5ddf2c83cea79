import { buildWhatIsStale } from './build/build.mjs';
import { installWhatChanged } from './install/install.mjs';
import { refuse } from './machine/refusal.mjs';

try {
  await installWhatChanged(console.log);
  await buildWhatIsStale(console.log);
} catch (error) {
  refuse(error);
}
