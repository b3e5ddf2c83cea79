import * as z from 'zod/mini';
import { operation } from './operation';
import { ROLES, STAFF } from './roles';
import { Id, NumberId, QueryText, RoleName } from './values';

/** Maximal number of suggested people. */
export const MENTIONABLE_LIMIT = 8;

/** Mention in a note: the name for readers, the id for the server. */
const MENTION = /@\[([^\][\n]{1,200})\]\(([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\)/g;

export interface Mention {
  id: string;
  name: string;
}

/** Part of a note: text or a mention. */
export type NotePart = string | Mention;

/** Splits a note into its parts. */
export function notePartsOf(note: string): NotePart[] {
  const parts: NotePart[] = [];
  let end = 0;
  for (const { 0: all, 1: name = '', 2: id = '', index } of note.matchAll(MENTION)) {
    if (index > end) parts.push(note.slice(end, index));
    parts.push({ id, name });
    end = index + all.length;
  }
  if (end < note.length) parts.push(note.slice(end));
  return parts;
}

/** Ids of the people mentioned in a note, without duplicates. */
export function mentionedIn(note: string): string[] {
  return [...new Set(notePartsOf(note).flatMap((part) => (typeof part === 'string' ? [] : [part.id])))];
}

/** Text of a mention in a note, without brackets in the name, which would end it. */
export function mentionText({ id, name }: Mention): string {
  return `@[${name.replaceAll(/[[\]\n]/g, ' ').trim()}](${id})`;
}

/** Note as plain text, with names only. */
export function plainNote(note: string): string {
  return notePartsOf(note)
    .map((part) => (typeof part === 'string' ? part : `@${part.name}`))
    .join('');
}

const Mentionable = z.array(z.object({ id: Id, name: z.string(), role: RoleName }));

export const mentionOperations = {
  listMentionable: operation({
    summary: 'People who can be mentioned in a note of a collection, by part of their name',
    access: ROLES,
    params: z.object({ id: NumberId }),
    query: z.object({ search: QueryText }),
    response: Mentionable,
  }),
  listMentionableIn: operation({
    summary: 'People who can be mentioned in the first note of a new collection',
    access: STAFF,
    query: z.object({ officeId: Id, collectorId: z.optional(Id), search: QueryText }),
    response: Mentionable,
  }),
};
