import type { Connection } from '../database/database';
import { verifyPassword } from '../session/passwords';
import { StartError } from '../start-error';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-account';

const ADDRESSES = Object.values(DEMO_ACCOUNTS).map(({ email }) => email);

/**
 * A production deployment must not accept the published demo password.
 *
 * @throws {StartError} `configuration`
 */
export async function refuseDemoAccounts(connection: Connection): Promise<void> {
  const accounts = await connection
    .selectFrom('users')
    .select(['email', 'passwordHash'])
    .where('email', 'in', ADDRESSES)
    .where('archivedAt', 'is', null)
    .execute();
  for (const { email, passwordHash } of accounts) {
    if (!(await verifyPassword(passwordHash, DEMO_PASSWORD))) continue;
    throw new StartError(
      'configuration',
      `This database contains demo data, and ${email} has the published demo password: with DEMO=0, use another DATA_DIR or database, or change the passwords of the demo accounts first.`,
    );
  }
}
