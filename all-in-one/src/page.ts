import { startFailure } from '@comptoir/api-server';
import { servePage } from './serve-page';
import { stopOnSignal } from './stop-on-signal';

try {
  const { address, close } = await servePage(process.env);
  stopOnSignal(process, close);
  process.stdout.write(`The page of Comptoir is at ${address}\n`);
} catch (error) {
  process.stderr.write(`${startFailure(error) ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exit(1);
}
