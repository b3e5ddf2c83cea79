import { createRemote } from './create-remote/create-remote.mjs';
import { refuse } from './machine/refusal.mjs';

try {
  await createRemote(process.argv[2], console.log);
} catch (error) {
  refuse(error);
}
