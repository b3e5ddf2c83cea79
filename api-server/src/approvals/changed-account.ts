import { sql, type RawBuilder } from 'kysely';

/** Days before a request in which one person must not have had hold of the accounts of its maker and approver. */
export const CHANGED_DAYS = 7;

/** Creation of an account, or a change that gives it to another person or widens what it may do. */
const isHandOver = sql`entry.entity = 'user' and (entry.action = 'CREATE' or exists (
  select from unnest(array['email', 'role', 'officeId', 'countryCode', 'factors']) as field
  where entry.before -> field is distinct from entry.after -> field))`;

/**
 * True if one person may be behind both accounts: one created or changed the other in the days before a request, or the
 * same third person did so with both, also through further accounts; a SUPERADMIN as third person does not count. Also
 * true if another person changed the account since the request. Reads the audit trail.
 */
export function isChangedFor(request: Readonly<Record<'person' | 'maker' | 'moment', RawBuilder<unknown>>>) {
  const { person, maker, moment } = request;
  const begin = sql`${moment} - make_interval(days => ${CHANGED_DAYS})`;
  return sql<boolean>`(exists (
    select from audit_entries entry where ${isHandOver} and entry.entity_id = ${person}::text
      and entry.at >= ${moment} and entry.user_id is distinct from ${person})
  or exists (
    with recursive hands (of_maker, id, at) as (
      values (false, ${person}, 'infinity'::timestamptz), (true, ${maker}, ${moment})
      union
      select hands.of_maker, entry.user_id, entry.at from hands
      join audit_entries entry on entry.entity_id = hands.id::text and entry.at between ${begin} and hands.at
        and entry.user_id <> hands.id
      where ${isHandOver})
    select from hands one join hands other on other.id = one.id and other.of_maker
    where not one.of_maker and (one.id in (${person}, ${maker})
      or exists (select from users third where third.id = one.id and third.role <> 'SUPERADMIN'))))`;
}
