import { mentionedIn, mentionText, MENTIONABLE_LIMIT, notePartsOf, plainNote } from '@comptoir/api-contract/mentions';
import { ROLES, type Role } from '@comptoir/api-contract/roles';
import { sql } from 'kysely';
import type { Person } from '../access/person';
import { refusedAt } from '../api-error';
import type { Connection, WriteTransaction } from '../database/database';
import { hasWords } from '../database/search';
import { people } from '../inbox/audience';
import { notify } from '../inbox/notify.repository';

type Mentioned = { id: string; name: string; role: Role };
type Place = { officeId: string; collectorId?: string | undefined };

const EXCERPT = 200;

/**
 * People who see a collection, of the same office and level or one level above. Others stay hidden, so that
 * accounts cannot be discovered.
 */
export async function findMentionable(
  connection: Connection,
  { role: options, id: self }: Pick<Person, 'id' | 'role'>,
  { officeId, collectorId }: Place,
  { search = '', ids }: { search?: string | undefined; ids?: readonly string[] },
): Promise<Mentioned[]> {
  const roles = ROLES.slice(Math.max(0, ROLES.indexOf(options) - 1));
  const { rows } = await sql<Mentioned>`
    select person.id, person.name, person.role from users person
    where person.archived_at is null and person.verified and not person.held and person.id <> ${self}
      and person.role = any(${[...roles]}::text[])
      and ((person.role = 'COLLECTOR' and person.id = ${collectorId ?? null})
        or (person.role = 'OFFICEMANAGER' and person.office_id = ${officeId})
        or (person.role = 'ADMIN' and person.country_code = (select country_code from offices where id = ${officeId}))
        or person.role = 'SUPERADMIN')
      and ${hasWords(sql`person.search_name`, search)}
      and (${ids ? [...ids] : null}::uuid[] is null or person.id = any(${ids ? [...ids] : null}::uuid[]))
    order by array_position(${['COLLECTOR', 'OFFICEMANAGER', 'ADMIN', 'SUPERADMIN']}::text[], person.role),
      lower(person.name), person.id
    limit ${sql.lit(ids ? 1000 : MENTIONABLE_LIMIT)}`.execute(connection);
  return rows;
}

/** For the first note, before the collection exists: includes the collector if in the office. */
export async function findMentionableIn(
  connection: Connection,
  person: Person,
  officeId: string,
  { collectorId, search }: { collectorId?: string | undefined; search?: string | undefined },
): Promise<Mentioned[]> {
  const collector = connection.selectFrom('users').select('id').where('officeId', '=', officeId);
  const own = collectorId && (await collector.where('id', '=', collectorId).executeTakeFirst());
  return findMentionable(connection, person, { officeId, collectorId: own ? own.id : undefined }, { search });
}

/**
 * Replaces the name in each mention by the current one.
 *
 * @throws {ApiError} 422 for someone who may not be mentioned here, unless such a mention becomes plain text
 */
export async function withNames<Note extends { note: string }>(
  connection: Connection,
  author: Person,
  place: Place,
  notes: readonly Note[],
  others: 'refused' | 'as text' = 'refused',
): Promise<Note[]> {
  const ids = mentionsOf(notes);
  if (ids.length === 0) return [...notes];
  const found = await findMentionable(connection, author, place, { ids });
  return notes.map((note, index) => ({
    ...note,
    note: notePartsOf(note.note)
      .map((part) => {
        if (typeof part === 'string') return part;
        const person = found.find(({ id }) => id === part.id);
        // A mention of oneself is allowed and notifies no one.
        if (!person && part.id === author.id) return mentionText(author);
        if (!person && others === 'as text') return `@${part.name}`;
        if (!person) throw refusedAt(`collectionNotes.${index}.note`, 'mention-unknown', { name: part.name });
        return mentionText(person);
      })
      .join(''),
  }));
}

export async function notifyMentioned(
  transaction: WriteTransaction,
  author: Person,
  { id, officeId, agencyName, version }: { id: bigint; officeId: string; agencyName: string; version: number },
  notes: readonly { note: string }[],
): Promise<void> {
  const ids = mentionsOf(notes);
  if (ids.length === 0) return;
  const note = notes.find((each) => mentionedIn(each.note).length > 0)?.note ?? '';
  const notification = {
    kind: 'mention',
    cause: `mention:${id}:${version}`,
    entity: 'collection',
    entityId: String(id),
    officeId,
    params: { by: author.name, agency: agencyName, note: plainNote(note).slice(0, EXCERPT) },
  } as const;
  await notify(transaction, notification, people(ids), author.id);
}

function mentionsOf(notes: readonly { note: string }[]): string[] {
  return [...new Set(notes.flatMap(({ note }) => mentionedIn(note)))];
}
