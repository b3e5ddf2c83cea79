import type { ImportKindName } from '@comptoir/api-contract/imports';
import { guessFields, guessHeader, isCertain } from './column-guess';

const header = (kind: ImportKindName, ...rows: string[]) =>
  guessHeader(
    kind,
    rows.map((row) => ({ cells: row.split(';') })),
  );

test.each([
  ['the first one', 0, ['Agence;Date', 'A;1']],
  ['below lines of text', 2, ['Liste;;', 'le 3 mai;;', 'Agence;Collecteur;Date', 'A;B;C']],
  ['below groups of columns', 1, ['Qui;;Quand;', 'Agence;Collecteur;Date;Heure', 'A;B;C;D']],
  ['the first row of a table, where no title is known', 1, ['Liste;;', 'Wer;Wo;Wann', 'A;B;C']],
  ['not a record that is called as a field is', 0, ['Wer;Wo', 'A;B', 'Note;D']],
  ['a title alone above more cells', 0, ['Agence', 'A;B;C']],
] as const)('finds the title row: %s', (_, at, rows) => {
  expect(header('collections', ...rows)).toBe(at);
});

test('does not take a supplier named like a field for a title', () => {
  expect(header('suppliers', 'Lieferant', 'Naftal', 'Société')).toBe(0);
});

test.each([
  ['collections', ['Agence', 'Encaisseur', 'Heure de passage', 'Ordre', 'Date', 'Montant'], true],
  ['collections', ['Agence', 'Porteur', 'Date', 'Montant'], false],
  ['collections', ['Agence', 'Collecteur', 'Date', 'Montant', 'Météo'], true],
  ['collections', ['Id', 'Agence', 'Date', 'Statut'], true],
  ['collections', ['Agence', 'Date'], true],
  ['agencies', ['Nom', 'Adresse', 'Ville', 'Boîte'], false],
] as const)('columns of %s with %j are certain: %s', (kind, titles, isKnown) => {
  expect(isCertain(kind, { titles, fields: guessFields(kind, titles) })).toBe(isKnown);
});
