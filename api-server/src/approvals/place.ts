import type { ApproverRole } from '@comptoir/api-contract/approval-rules';
import type { Role } from '@comptoir/api-contract/roles';
import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { canSignIn } from '../inbox/audience';
import { isChangedFor } from './changed-account';

/** Place of a request: an office, the country of a person without one, or neither for rules. */
export interface Place {
  officeId: string | null;
  countryCode: string | null;
}

const RANKS: Readonly<Record<Role, number>> = { COLLECTOR: 0, OFFICEMANAGER: 1, ADMIN: 2, SUPERADMIN: 3 };

export function hasRank(role: Role, needed: ApproverRole): boolean {
  return RANKS[role] >= RANKS[needed];
}

/** The highest of the roles. */
export function strictest(roles: readonly [ApproverRole, ...ApproverRole[]]): ApproverRole {
  return roles.reduce((one, other) => (hasRank(one, other) ? one : other));
}

/** Condition for requests whose place is in the reach. */
export function isInReach(reach: Reach): RawBuilder<boolean> {
  if (reach.officeId === undefined && reach.countryCode === undefined) return sql`true`;
  const country = reach.officeId === undefined ? sql`approval.country_code = ${reach.countryCode}` : sql`false`;
  return sql`case when approval.office_id is null then coalesce(${country}, false)
    else ${inReach(reach, 'approval.officeId')} end`;
}

/**
 * People other than the maker and `besides` who may approve a request of now, of the lowest role that has any: those of
 * higher roles find it in their list.
 */
export async function findApprovers(
  connection: Connection,
  { officeId, countryCode }: Place,
  { role, maker, besides = null }: { role: ApproverRole; maker: string; besides?: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ id: string; role: Role }>`
    select person.id, person.role from users person
    where ${canSignIn('person')} and person.id <> ${maker}::uuid and person.id is distinct from ${besides}::uuid
      and not ${isChangedFor({ person: sql`person.id`, maker: sql`${maker}::uuid`, moment: sql`now()` })}
      and (person.role = 'SUPERADMIN'
        or (person.role = 'OFFICEMANAGER' and person.office_id = ${officeId}::uuid)
        or (person.role = 'ADMIN' and person.country_code = coalesce(${countryCode}::text,
          (select country_code from offices where id = ${officeId}::uuid))))`.execute(connection);
  const able = rows.filter((person) => hasRank(person.role, role));
  const lowest = Math.min(...able.map((person) => RANKS[person.role]));
  return able.filter((person) => RANKS[person.role] === lowest).map(({ id }) => id);
}
