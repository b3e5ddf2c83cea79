import { accountRefusals } from './refusals/accounts';
import { approvalRefusals } from './refusals/approvals';
import { cashRefusals } from './refusals/cash';
import { collectionRefusals } from './refusals/collections';
import { correctionRefusals } from './refusals/corrections';
import { custodyRefusals } from './refusals/custody';
import { factorRefusals } from './refusals/factors';
import { financeRefusals } from './refusals/finance';
import { generalRefusals } from './refusals/general';
import { importRefusals } from './refusals/imports';
import { officeRefusals } from './refusals/offices';
import { platformRefusals } from './refusals/platform';
import { ssoRefusals } from './refusals/sso';
import { sumRefusals } from './refusals/sums';
import { viewRefusals } from './refusals/views';
import { webhookRefusals } from './refusals/webhooks';

/** All refusals by code. */
export const refusals = {
  ...generalRefusals,
  ...accountRefusals,
  ...factorRefusals,
  ...ssoRefusals,
  ...officeRefusals,
  ...collectionRefusals,
  ...approvalRefusals,
  ...cashRefusals,
  ...correctionRefusals,
  ...custodyRefusals,
  ...financeRefusals,
  ...importRefusals,
  ...platformRefusals,
  ...sumRefusals,
  ...viewRefusals,
  ...webhookRefusals,
};

export type RefusalCode = keyof typeof refusals;

type SentenceOf<Code extends RefusalCode> = (typeof refusals)[Code][1];
type NamesIn<Sentence> = Sentence extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** Part of a message with its own text, like '2 agencies'. */
export interface RefusalPart {
  code: string;
  message: string;
  values: Readonly<Record<string, string | number>>;
}

export type RefusalValue = string | number | readonly RefusalPart[];

/** Values of a refusal's message. */
export type RefusalValues<Code extends RefusalCode> = Readonly<Record<NamesIn<SentenceOf<Code>>, RefusalValue>>;

export function refusalCodes(): RefusalCode[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object literal are exactly its type's
  return Object.keys(refusals) as RefusalCode[];
}

/** Fills values into an English message; parts are joined. */
export function sentenceWith(template: string, values: Readonly<Record<string, RefusalValue>>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'object' ? value.map(({ message }) => message).join(', ') : String(value);
  });
}
