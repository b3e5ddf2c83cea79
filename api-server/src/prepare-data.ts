import type { Config } from './config/config';
import type { OpenedDatabase } from './database/database';
import { migrate } from './database/migrator';
import { migrations } from './database/migrations';
import { historyNotice } from './database/roles';
import { refuseDemoAccounts } from './demo/refuse-demo-accounts';
import { rollDemoForward } from './demo/roll-demo-forward';
import { seedDemo } from './demo/seed-demo';
import { ensureFirstAccount } from './account/first-account';

/**
 * Migrates and fills a database; returns notices for the operator.
 *
 * @throws {StartError} `configuration`
 */
export async function prepareData(
  { kind, connection }: OpenedDatabase,
  { demo, firstAccount }: Pick<Config, 'demo' | 'firstAccount'>,
): Promise<string[]> {
  await migrate(connection, migrations);
  if (demo) {
    const now = new Date();
    if (!(await seedDemo(connection, { ...demo, now }))) await rollDemoForward(connection, now);
  } else {
    await refuseDemoAccounts(connection);
  }
  const notices = await ensureFirstAccount(connection, firstAccount);
  return demo || kind === 'embedded' ? notices : [...notices, ...(await historyNotice(connection))];
}
