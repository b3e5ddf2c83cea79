import { act, render, screen } from '@testing-library/react';
import { contractMessage, setLanguage, useContractMessages } from '.';
import { CONTRACT_PATTERNS } from './contract-patterns';
import arabic from './messages/contract.ar.json';
import french from './messages/contract.fr.json';

function Reason({ message }: { message: string }) {
  const inLanguage = useContractMessages();
  return <p>{inLanguage(message)}</p>;
}

/** As a page does: what reads the messages fetches their language. */
async function readInFrench() {
  render(<Reason message="Name is required" />);
  await act(() => setLanguage('fr'));
  await screen.findByText('Le nom est requis');
}

afterEach(() => act(() => setLanguage('en')));

test('in English a message of the server stays as it is', () => {
  const message = 'This office cannot be deleted: it still has 1 agency, 2 people.';
  expect(contractMessage(message)).toBe(message);
});

test.each([
  ['Reason is required', 'Le motif est requis'],
  ['Insufficient USD balance: 120.00 available', 'Solde USD insuffisant : 120,00 disponibles'],
  [
    'This rate is 31 % above the last ones, 134.6055: give a reason',
    'Ce taux est 31 % au-dessus des derniers, 134,6055 : indiquez le motif',
  ],
  ['Trade 1042 is already reversed', 'L’échange 1042 est déjà annulé'],
  [
    'This office cannot be deleted: it still has 1 agency, 12 people, 1 planned collection, a balance in EUR, USD.',
    'Ce bureau ne peut pas être supprimé : il a encore 1 agence, 12 personnes, 1 collecte planifiée et un solde en EUR, USD.',
  ],
  [
    'This office cannot be moved to another country: it still has 3 agencies.',
    'Ce bureau ne peut pas changer de pays : il a encore 3 agences.',
  ],
  ['Something that nobody has translated', 'Something that nobody has translated'],
])('%s', async (english, inFrench) => {
  await readInFrench();
  expect(contractMessage(english)).toBe(inFrench);
});

test('each sentence that has something in it is in both catalogues, with the same things in it', () => {
  for (const pattern of CONTRACT_PATTERNS) {
    const names = pattern.match(/\{\{\w+\}\}/g);
    for (const catalogue of [french, arabic]) expect(catalogue[pattern].match(/\{\{\w+\}\}/g)).toEqual(names);
  }
});

test('both catalogues have the same messages', () => {
  expect(Object.keys(arabic).toSorted()).toEqual(Object.keys(french).toSorted());
});
