import { createArea } from './create-area/create-area.mjs';
import { refuse } from './machine/refusal.mjs';

try {
  await createArea(process.argv.slice(2), console.log);
} catch (error) {
  refuse(error);
}
