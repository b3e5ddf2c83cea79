import { sql, type RawBuilder } from 'kysely';

export type Audience = RawBuilder<{ id: string }>;

export const canSignIn = (table: string) =>
  sql<boolean>`(${sql.ref(`${table}.archived_at`)} is null and ${sql.ref(`${table}.verified`)} and not ${sql.ref(`${table}.held`)})`;

/** Falls back to administrators of the country, so that someone can act. */
export function managersOf(officeId: RawBuilder<unknown>): Audience {
  return sql`
    select person.id from offices office join users person on ${canSignIn('person')} and (
      (person.role = 'OFFICEMANAGER' and person.office_id = office.id)
      or (person.role = 'ADMIN' and person.country_code = office.country_code and not exists (
        select from users manager
        where manager.role = 'OFFICEMANAGER' and manager.office_id = office.id and ${canSignIn('manager')})))
    where office.id = ${officeId} and office.archived_at is null`;
}

export function administratorsOf(officeId: RawBuilder<unknown>): Audience {
  return sql`
    select person.id from offices office
    join users person on person.role = 'ADMIN' and person.country_code = office.country_code and ${canSignIn('person')}
    where office.id = ${officeId} and office.archived_at is null`;
}

/** SUPERADMINs if the country has no administrators, so that someone can act. */
export function administratorsOrSuperadmins(officeId: RawBuilder<unknown>): Audience {
  const administrators = administratorsOf(officeId);
  return sql`${administrators} union ${superadmins} and not exists (${administrators})`;
}

export const superadmins: Audience = sql`
  select person.id from users person where person.role = 'SUPERADMIN' and ${canSignIn('person')}`;

export function people(ids: readonly string[]): Audience {
  return sql`select person.id from users person where person.id = any(${[...ids]}::uuid[]) and ${canSignIn('person')}`;
}

/** Managers of an office except some people; without others, administrators of the country. */
export function managersBesides(officeId: RawBuilder<unknown>, ids: readonly string[]): Audience {
  const besides = (audience: Audience) => sql`
    select person.id from (${audience}) person where person.id <> all(${[...ids]}::uuid[])`;
  const others = besides(managersOf(officeId));
  return sql`${others} union ${besides(administratorsOf(officeId))} and not exists (${others})`;
}
