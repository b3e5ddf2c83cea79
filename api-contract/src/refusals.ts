import { accountRefusals } from './refusals/accounts';
import { cashRefusals } from './refusals/cash';
import { collectionRefusals } from './refusals/collections';
import { financeRefusals } from './refusals/finance';
import { generalRefusals } from './refusals/general';
import { importRefusals } from './refusals/imports';
import { officeRefusals } from './refusals/offices';
import { platformRefusals } from './refusals/platform';
import { sumRefusals } from './refusals/sums';
import { viewRefusals } from './refusals/views';

/** Every way in which the server refuses a call, by the code that its answer carries. */
export const refusals = {
  ...generalRefusals,
  ...accountRefusals,
  ...officeRefusals,
  ...collectionRefusals,
  ...cashRefusals,
  ...financeRefusals,
  ...importRefusals,
  ...platformRefusals,
  ...sumRefusals,
  ...viewRefusals,
};

export type RefusalCode = keyof typeof refusals;

type SentenceOf<Code extends RefusalCode> = (typeof refusals)[Code][1];
type NamesIn<Sentence> = Sentence extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** A part of a sentence that is one itself, like '2 agencies'. */
export interface RefusalPart {
  code: string;
  message: string;
  values: Readonly<Record<string, string | number>>;
}

export type RefusalValue = string | number | readonly RefusalPart[];

/** What the sentence of a refusal names. */
export type RefusalValues<Code extends RefusalCode> = Readonly<Record<NamesIn<SentenceOf<Code>>, RefusalValue>>;

/** The codes of all refusals. */
export function refusalCodes(): RefusalCode[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object literal are exactly its type's
  return Object.keys(refusals) as RefusalCode[];
}

/** An English sentence with its values in it; parts are told one after the other. */
export function sentenceWith(template: string, values: Readonly<Record<string, RefusalValue>>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'object' ? value.map(({ message }) => message).join(', ') : String(value);
  });
}
