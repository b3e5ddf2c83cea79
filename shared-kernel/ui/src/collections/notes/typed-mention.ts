import { mentionText, type Mention } from '@comptoir/api-contract/mentions';
import * as z from 'zod/mini';

/** People chosen in a note, whose text has names only. Optional, because older drafts lack it. */
export const Mentioned = z.optional(z.array(z.object({ id: z.string(), name: z.string() })));

/** Values of a form with a note. */
export interface MentioningNote {
  note: string;
  mentioned?: z.infer<typeof Mentioned>;
}

/** Replaces chosen names by their mentions in each note. */
export function withMentionsIn<Note extends { note: string }>(
  notes: readonly Note[],
  chosen: readonly Mention[] = [],
): Note[] {
  return notes.map((note) => ({ ...note, note: withMentions(note.note, chosen) }));
}

/** Index of the @ and the typed part of the name. */
export interface TypedMention {
  at: number;
  search: string;
}

/** Mention being typed before the caret; an address such as a@b is not one. */
export function typedMention(text: string, caret: number): TypedMention | undefined {
  const [, , search] = /(^|[\s(])@([^\s@[\]]{0,40}(?: [^\s@[\]]{1,40})?)$/.exec(text.slice(0, caret)) ?? [];
  if (search === undefined) return undefined;
  return { at: caret - search.length - 1, search };
}

/** Replaces the typed part by a name and returns the new caret. */
export function withName(
  text: string,
  caret: number,
  { at }: TypedMention,
  name: string,
): { text: string; caret: number } {
  const begin = `${text.slice(0, at)}@${name} `;
  return { text: begin + text.slice(caret).replace(/^ /, ''), caret: begin.length };
}

/** Replaces each chosen name by its mention, longest first. */
export function withMentions(text: string, chosen: readonly Mention[]): string {
  const people = chosen.toSorted((one, other) => other.name.length - one.name.length);
  const marked = people.reduce((note, { name }, index) => note.replaceAll(`@${name}`, `\u0000${index}\u0000`), text);
  return people.reduce((note, person, index) => note.replaceAll(`\u0000${index}\u0000`, mentionText(person)), marked);
}
