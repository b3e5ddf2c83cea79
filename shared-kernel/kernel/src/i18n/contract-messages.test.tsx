import { refusals, sentenceWith, type RefusalPart } from '@comptoir/api-contract/refusals';
import { act, render, screen } from '@testing-library/react';
import { contractMessage, defineMessages, setLanguage, useContractMessages } from './index';
import { useKernelMessages } from './kernel-messages';

const { useMessages } = defineMessages('bank', {
  en: { refusals: { 'balance-too-low': 'Insufficient {{currency}} balance: {{available, amount}} available' } },
  ar: () =>
    Promise.resolve({
      default: { refusals: { 'balance-too-low': 'رصيد {{currency}}: {{available, amount}}' } },
    }),
  fr: () =>
    Promise.resolve({
      default: {
        refusals: {
          'balance-too-low': 'Solde {{currency}} insuffisant : {{available, amount}} disponibles',
          'rate-above': 'Taux {{percent}} % au-dessus de {{rate, rate}}',
          'office-in-use': 'Il a encore {{inTheWay}}.',
          agencies_one: '{{count, number}} agence',
          agencies_other: '{{count, number}} agences',
          balances: 'un solde en {{currencies}}',
          'not-found_trade': 'Cet échange n’existe pas.',
        },
      },
    }),
});

function Reason({ message }: { message: string }) {
  useMessages();
  useKernelMessages();
  const inLanguage = useContractMessages();
  return <p>{inLanguage(message)}</p>;
}

test('a limit is translated with any number', async () => {
  await readInFrench();
  expect(contractMessage('At most 57 characters')).toBe('Au plus 57 caractères');
});

/** Reading the messages loads their language, as on a page. */
async function readInFrench() {
  render(<Reason message="Name is required" />);
  await act(() => setLanguage('fr'));
  await screen.findByText('Le nom est requis');
}

afterEach(() => act(() => setLanguage('en')));

const agencies: RefusalPart = { code: 'agencies', message: '2 agencies', values: { count: 2 } };
const balance: RefusalPart = { code: 'balances', message: 'a balance in EUR', values: { currencies: 'EUR, USD' } };

test.each([
  ['balance-too-low', { currency: 'USD', available: '287620.70' }, 'Solde USD insuffisant : 287 620,70 disponibles'],
  ['rate-above', { percent: '31', rate: '134.6055' }, 'Taux 31 % au-dessus de 134,6055'],
  ['office-in-use', { inTheWay: [agencies, balance] }, 'Il a encore 2 agences et un solde en EUR, USD.'],
  ['not-found', { record: 'trade' }, 'Cet échange n’existe pas.'],
  ['not-found', { record: 'record' }, 'Cet enregistrement n’existe pas.'],
  ['own-account', {}, 'You cannot delete your own account.'],
] as const)('%s of %j', async (code, values, inFrench) => {
  await readInFrench();
  const message = sentenceWith(refusals[code][1], values);
  expect(contractMessage({ code, values, message }).replaceAll(/\s/g, ' ')).toBe(inFrench);
});

test('English messages come from the server, except for their numbers', () => {
  const message = 'Insufficient USD balance: 287620.70 available';
  const values = { currency: 'USD', available: '287620.70' };
  expect(contractMessage({ code: 'balance-too-low', values, message })).toBe(
    'Insufficient USD balance: 287,620.70 available',
  );
  expect(contractMessage({ code: 'own-account', message: 'You cannot.' })).toBe('You cannot.');
});

test('numbers are isolated in right-to-left text', async () => {
  render(<Reason message="Name is required" />);
  await act(() => setLanguage('ar'));
  await screen.findByText('الاسم مطلوب');
  const values = { currency: 'USD', available: '287620.70' };
  expect(contractMessage({ code: 'balance-too-low', values, message: '' })).toBe(
    'رصيد \u2068USD\u2069: \u2068287,620.70\u2069',
  );
});

test('a message without a code is translated by its sentence, if at all', async () => {
  await readInFrench();
  expect(contractMessage('Reason is required')).toBe('Le motif est requis');
  expect(contractMessage('Nobody: knows. this')).toBe('Nobody: knows. this');
});
