import { v7 as newId } from 'uuid';
import { isEasyToGuess } from './uncommon-password';
import { recordChange } from '../audit/audit.repository';
import type { Connection } from '../database/database';
import { inTransaction } from '../database/transaction';
import { DEMO_PASSWORD } from '../demo/demo-account';
import { StartError } from '../start-error';
import { findAccountByEmail } from '../session/people.repository';
import { hashPassword } from '../session/passwords';

/**
 * Creates the first SUPERADMIN of an empty deployment; returns notices for the operator.
 *
 * @throws {StartError} `configuration` if there is neither an account nor a setting for one
 */
export async function ensureFirstAccount(
  connection: Connection,
  given: { email: string; password: string } | undefined,
): Promise<string[]> {
  const user = await connection.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (user) {
    const existing = given && (await findAccountByEmail(connection, given.email));
    return given && !existing
      ? [`ADMIN_EMAIL is ignored: accounts exist, but none with the address ${given.email}.`]
      : [];
  }
  if (!given) {
    throw new StartError(
      'configuration',
      'There is no account yet: set ADMIN_EMAIL and ADMIN_PASSWORD, or unset DEMO to start with demo accounts.',
    );
  }
  const isPublished = given.password === DEMO_PASSWORD;
  if (isPublished || (await isEasyToGuess(given.password, { name: 'Administrator', email: given.email }))) {
    throw new StartError(
      'configuration',
      'ADMIN_PASSWORD is too common or too easy to guess: choose another one for the first account.',
    );
  }
  const account = { id: newId(), email: given.email, name: 'Administrator', role: 'SUPERADMIN' as const };
  const passwordHash = await hashPassword(given.password);
  await inTransaction(connection, async (transaction) => {
    const inserted = await transaction
      .insertInto('users')
      .values({ ...account, passwordHash, verified: true })
      // Another server may be first.
      .onConflict((known) => known.doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows === 0n) return;
    await recordChange(transaction, {
      by: undefined,
      action: 'CREATE',
      entity: 'user',
      entityId: account.id,
      officeId: null,
      countryCode: null,
      after: account,
    });
  });
  return [];
}
