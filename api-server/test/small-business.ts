import { agencyFields } from '@comptoir/api-contract/fields/agency';
import { emptyOf } from '@comptoir/api-contract/fields/field';
import type { Role } from '@comptoir/api-contract/roles';
import { hash } from '@node-rs/argon2';
import { v7 as newId } from 'uuid';
import type { Connection } from '../src/database/database';

export const PASSWORD = 'Test-password-1';
/** Weak hash parameters for fast sign-ins. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Two offices in Algeria, one in France, one person per role; manager and collector work in Algiers. */
export interface SmallBusiness {
  offices: { algiers: string; oran: string; paris: string };
  people: Record<Role, { id: string; email: string }>;
}

export async function openSmallBusiness(connection: Connection): Promise<SmallBusiness> {
  const offices = { algiers: newId(), oran: newId(), paris: newId() };
  await connection
    .insertInto('offices')
    .values([
      { id: offices.algiers, name: 'Algiers Centre', city: 'Algiers', countryCode: 'DZ', timeZone: 'Africa/Algiers' },
      { id: offices.oran, name: 'Oran Port', city: 'Oran', countryCode: 'DZ', timeZone: 'Africa/Algiers' },
      { id: offices.paris, name: 'Paris Nord', city: 'Paris', countryCode: 'FR', timeZone: 'Europe/Paris' },
    ])
    .execute();

  const passwordHash = await hash(PASSWORD, CHEAP);
  const person = async (role: Role, place: { officeId?: string; countryCode?: string }) => {
    const account = { id: newId(), email: `${role.toLowerCase()}@test.example` };
    await connection
      .insertInto('users')
      .values({
        ...account,
        name: `Test ${role}`,
        phone: null,
        role,
        passwordHash,
        verified: true,
        officeId: place.officeId ?? null,
        countryCode: place.countryCode ?? null,
      })
      .execute();
    return account;
  };
  return {
    offices,
    people: {
      SUPERADMIN: await person('SUPERADMIN', {}),
      ADMIN: await person('ADMIN', { countryCode: 'DZ' }),
      OFFICEMANAGER: await person('OFFICEMANAGER', { officeId: offices.algiers }),
      COLLECTOR: await person('COLLECTOR', { officeId: offices.algiers }),
    },
  };
}

export function agencyInput(officeId: string, name = 'Café Tantonville') {
  return {
    ...emptyOf(agencyFields),
    name,
    address: '7 Square Port Said',
    city: 'Algiers',
    postalCode: '16000',
    countryCode: 'DZ',
    email: 'contact@tantonville.example',
    phone: '+213 21 00 00 00',
    lat: 36.78,
    lon: 3.06,
    officeId,
  };
}
