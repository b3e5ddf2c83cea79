import { mentionText, type Mention } from '@comptoir/api-contract/mentions';
import * as z from 'zod/mini';

/** Who was chosen to be mentioned in a note, which shows names alone; a draft from before may not have it. */
export const Mentioned = z.optional(z.array(z.object({ id: z.string(), name: z.string() })));

/** What a form has of a note that may mention people. */
export interface MentioningNote {
  note: string;
  mentioned?: z.infer<typeof Mentioned>;
}

/** Notes as they are sent, with the people who were chosen to be mentioned in them. */
export function withMentionsIn<Note extends { note: string }>(
  notes: readonly Note[],
  chosen: readonly Mention[] = [],
): Note[] {
  return notes.map((note) => ({ ...note, note: withMentions(note.note, chosen) }));
}

/** Somebody whose name is being typed: where the @ stands, and what of the name is there. */
export interface TypedMention {
  at: number;
  search: string;
}

/** What is typed of a mention right before the caret; an address such as a@b is none. */
export function typedMention(text: string, caret: number): TypedMention | undefined {
  const [, , search] = /(^|[\s(])@([^\s@[\]]{0,40}(?: [^\s@[\]]{1,40})?)$/.exec(text.slice(0, caret)) ?? [];
  if (search === undefined) return undefined;
  return { at: caret - search.length - 1, search };
}

/** The note with a name in place of what was typed of it, and where the caret stands after it. */
export function withName(
  text: string,
  caret: number,
  { at }: TypedMention,
  name: string,
): { text: string; caret: number } {
  const begin = `${text.slice(0, at)}@${name} `;
  return { text: begin + text.slice(caret).replace(/^ /, ''), caret: begin.length };
}

/** The note as it is sent: each name that was chosen stands for its person, the longest first. */
export function withMentions(text: string, chosen: readonly Mention[]): string {
  const people = chosen.toSorted((one, other) => other.name.length - one.name.length);
  const marked = people.reduce((note, { name }, index) => note.replaceAll(`@${name}`, `\u0000${index}\u0000`), text);
  return people.reduce((note, person, index) => note.replaceAll(`\u0000${index}\u0000`, mentionText(person)), marked);
}
