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
 * Brings a database up to date, and puts into it what a server starts with. Answers what whoever starts it should know.
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
