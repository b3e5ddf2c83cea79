import { createApiServer } from './api-server';
import { readConfig } from './config/config';
import { createLogger } from './http/server-frame';
import { listen } from './listen';
import { versionsOf } from './remote-failures/versions-of-page';
import { startFailure } from './start-error';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(process.env['LOG_LEVEL']);
  const server = await createApiServer({ ...config, logger, readVersions: versionsOf(config.pageUrl) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
  await listen(server, config);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${startFailure(error) ?? String(error)}\n`);
  process.exit(1);
}
