import { v7 as newId } from 'uuid';
import type { Connection } from '../src/database/database';

export async function openOffice(
  connection: Connection,
  countryCode = 'DZ',
): Promise<{ officeId: string; userId: string }> {
  const [officeId, userId] = [newId(), newId()];
  await connection.insertInto('offices').values({ id: officeId, name: 'Test', city: 'Algiers', countryCode }).execute();
  await connection
    .insertInto('users')
    .values({
      id: userId,
      email: `${userId}@comptoir.example`,
      name: 'Test Person',
      phone: null,
      passwordHash: null,
      role: 'OFFICEMANAGER',
      countryCode: null,
      officeId,
    })
    .execute();
  return { officeId, userId };
}
