import * as z from 'zod/mini';
import { operation } from './operation';
import { ROLES, STAFF } from './roles';
import { Id, NumberId, QueryText, RoleName } from './values';

/** So many people are offered at once. */
export const MENTIONABLE_LIMIT = 8;

/** How a note names a person: the name for whoever reads the text, the id for the server. */
const MENTION = /@\[([^\][\n]{1,200})\]\(([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\)/g;

export interface Mention {
  id: string;
  name: string;
}

/** A part of a note: a text, or somebody who is mentioned in it. */
export type NotePart = string | Mention;

/** A note in its parts, in their order. */
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

/** The people whom a note mentions, each once. */
export function mentionedIn(note: string): string[] {
  return [...new Set(notePartsOf(note).flatMap((part) => (typeof part === 'string' ? [] : [part.id])))];
}

/** A mention as it stands in a note. A name has no brackets there: they would end it. */
export function mentionText({ id, name }: Mention): string {
  return `@[${name.replaceAll(/[[\]\n]/g, ' ').trim()}](${id})`;
}

/** A note for whoever reads it as plain text: names alone. */
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
