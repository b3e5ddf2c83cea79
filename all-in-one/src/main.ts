import { startFailure } from '@comptoir/api-server';
import { greet } from './greeting';
import { reportPreparing } from './preparing';
import { startProduct } from './start-product';
import { stopOnSignal } from './stop-on-signal';

const ready = reportPreparing(process.stdout);
try {
  const product = await startProduct(process.env, (close) => stopOnSignal(process, close));
  ready();
  greet(process.stdout, product);
} catch (error) {
  process.stderr.write(`${startFailure(error) ?? describe(error)}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
