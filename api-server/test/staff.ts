import { v7 as newId } from 'uuid';
import type { TestApi } from './api';
import { PASSWORD } from './small-business';

export interface StaffMember {
  id: string;
  token: string;
}

export async function openStaff(api: TestApi, officeId: string, count: number): Promise<StaffMember[]> {
  const { passwordHash } = await api
    .connection()
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', api.business().people.OFFICEMANAGER.id)
    .executeTakeFirstOrThrow();
  const ids = Array.from({ length: count }, () => newId());
  await api
    .connection()
    .insertInto('users')
    .values(
      ids.map((id) => ({
        id,
        email: `${id}@test.example`,
        name: 'Manager',
        phone: null,
        role: 'OFFICEMANAGER' as const,
        countryCode: null,
        officeId,
        passwordHash,
        verified: true,
      })),
    )
    .execute();
  const staff: StaffMember[] = [];
  // Sequential, to stay below the sign-in limit.
  for (const id of ids) {
    const body = { email: `${id}@test.example`, password: PASSWORD };
    const answer = await api.call('nobody', 'POST /login', { body });
    staff.push({ id, token: answer.json<{ access_token: string }>().access_token });
  }
  return staff;
}
