import { readFileSync } from 'node:fs';
import { refusalCodes, refusals, type RefusalCode } from '../refusals';
import { ownPasswordRefusals, passwordRefusals, signInRefusals, userRefusals } from './accounts';
import { approvalRefusals, nobodyRefusals } from './approvals';
import { cashRefusals } from './cash';
import { collectionRefusals } from './collections';
import { correctionRefusals } from './corrections';
import { custodyRefusals, handoverRefusals } from './custody';
import { factorRefusals } from './factors';
import { financeRefusals } from './finance';
import { FOUND_RECORDS, generalRefusals } from './general';
import { importRefusals } from './imports';
import { officeContents, officeRefusals } from './offices';
import { platformRefusals } from './platform';
import { ssoRefusals } from './sso';
import { sumRefusals } from './sums';
import { viewRefusals } from './views';
import { webhookRefusals } from './webhooks';

/** Packages with the refusals of their operations. */
const PACKAGES = {
  'shared-kernel/kernel/src/i18n': { codes: generalRefusals, records: ['session'] },
  'shared-kernel/ui/src/corrections': { codes: correctionRefusals, records: [] },
  'shared-kernel/ui/src/records/factors': { codes: { ...factorRefusals, ...nobodyRefusals }, records: [] },
  'shared-kernel/ui/src/views': { codes: viewRefusals, records: ['view'] },
  'shared-kernel/ui/src/components/list/totals': { codes: sumRefusals, records: [] },
  'shared-kernel/ui/src/imports': { codes: importRefusals, records: [] },
  'host-shell/src/auth/sso': { codes: ssoRefusals, records: [] },
  'host-shell/src': { codes: { ...signInRefusals, ...passwordRefusals, ...platformRefusals }, records: [] },
  'mfe-administration/src/approvals': { codes: approvalRefusals, records: [] },
  'mfe-administration/src': {
    codes: {
      ...passwordRefusals,
      ...ownPasswordRefusals,
      ...userRefusals,
      ...officeRefusals,
      ...officeContents,
      ...webhookRefusals,
    },
    records: ['office', 'user'],
  },
  'mfe-operations/src': {
    codes: { ...userRefusals, ...collectionRefusals, ...cashRefusals, ...handoverRefusals },
    records: ['agency', 'closure', 'collection', 'file', 'handover', 'pick-up', 'series', 'user'],
  },
  'mfe-field/src': {
    codes: { ...collectionRefusals, ...cashRefusals, ...custodyRefusals },
    records: ['case', 'collection', 'file', 'handover', 'pick-up'],
  },
  'mfe-finance/src': {
    codes: { ...cashRefusals, ...custodyRefusals, ...financeRefusals, ...nobodyRefusals },
    records: ['case', 'collection', 'day', 'entry', 'handover', 'supplier', 'trade', 'transaction'],
  },
};
const LANGUAGES = ['fr', 'ar'] as const;
const PLURAL = /_(zero|one|two|few|many|other)$/;

interface Texts {
  refusals?: Record<string, string>;
}

function textsOf(folder: string, language: string): Record<string, string> {
  const { refusals: texts = {} }: Texts = JSON.parse(readFileSync(`${folder}/messages/${language}.json`, 'utf8'));
  return texts;
}

const namesIn = (text: string) => new Set([...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name));
const places = Object.entries(PACKAGES).flatMap(([folder, shown]) =>
  LANGUAGES.map((language) => ({ folder, language, ...shown })),
);

test.each(places)('$folder has exactly its refusals in $language', (place) => {
  const texts = Object.keys(textsOf(place.folder, place.language)).map((key) => key.replace(PLURAL, ''));
  const expected = [...Object.keys(place.codes), ...place.records.map((record) => `not-found_${record}`)];
  expect([...new Set(texts)].toSorted()).toEqual(expected.toSorted());
});

test.each(places)('$folder uses the placeholders of the contract in $language', ({ folder, language }) => {
  const texts = textsOf(folder, language);
  const shown = refusalCodes().filter((code) => code in texts && code !== 'not-found');
  const namesOf = (sentence: (code: RefusalCode) => string) => shown.map((code) => [code, namesIn(sentence(code))]);
  expect(namesOf((code) => texts[code] ?? '')).toEqual(namesOf((code) => refusals[code][1]));
});

test('every refusal and every record type is translated somewhere', () => {
  const shown = Object.values(PACKAGES);
  expect(new Set(shown.flatMap(({ codes }) => Object.keys(codes)))).toEqual(
    new Set([...refusalCodes(), ...Object.keys(officeContents)]),
  );
  expect(new Set(shown.flatMap<string>(({ records }) => records))).toEqual(
    new Set(FOUND_RECORDS.filter((record) => record !== 'record')),
  );
});

test.each(Object.keys(PACKAGES))('the English texts of %s equal the contract, except for number formats', (folder) => {
  const texts = textsOf(folder, 'en');
  const translatedCodes = refusalCodes().filter((code) => code in texts);
  const plain = translatedCodes.map((code) => texts[code]?.replaceAll(/, \w+(?=\}\})/g, ''));
  expect(plain).toEqual(translatedCodes.map((code) => refusals[code][1]));
});
