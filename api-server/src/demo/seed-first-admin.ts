import { v7 as newId } from 'uuid';
import type { Connection } from '../database/database';
import { inTransaction } from '../database/transaction';
import { hashPassword } from '../session/passwords';

/**
 * Makes the SUPERADMIN of a deployment without demo data. Answers whether it did: where anybody has an account,
 * nothing is changed.
 */
export async function seedFirstAdmin(
  connection: Connection,
  { email, password, name = 'Administrator' }: { email: string; password: string; name?: string },
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return inTransaction(connection, async (transaction) => {
    const used = await transaction.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (used) return false;
    await transaction
      .insertInto('users')
      .values({
        id: newId(),
        email: email.trim().toLowerCase(),
        name,
        phone: null,
        passwordHash,
        role: 'SUPERADMIN',
        countryCode: null,
        officeId: null,
        verified: true,
      })
      .execute();
    return true;
  });
}
