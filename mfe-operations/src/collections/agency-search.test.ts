import { agency } from '../testing/samples';
import { agencySearch } from './agency-search';

const chéraga = { ...agency, id: 'b', name: 'Librairie Chéraga', address: '19 Route de Ouled Fayet', city: 'Chéraga' };
const search = agencySearch([agency, chéraga]);
const found = (typed: string) => search(typed).map(({ label }) => label);

test('an empty query finds every agency', () => {
  expect(found('')).toEqual(['Pharmacie Audin', 'Librairie Chéraga']);
});

test('a part of the name, the address or the city matches', () => {
  expect(found('audin')).toEqual(['Pharmacie Audin']);
  expect(found('ouled fayet')).toEqual(['Librairie Chéraga']);
});

test('words match in any order, beginnings of words first', () => {
  const pharmacies = ['Pharmacie du Port', 'Grande Pharmacie', 'Parapharmacie'].map((name, at) => ({
    ...agency,
    id: `${at}`,
    name,
  }));
  const names = (typed: string) => agencySearch(pharmacies)(typed).map(({ label }) => label);
  expect(found('fayet librairie')).toEqual(['Librairie Chéraga']);
  expect(names('pharm')).toEqual(['Pharmacie du Port', 'Grande Pharmacie', 'Parapharmacie']);
  expect(names('audin pharm port')).toEqual(['Pharmacie du Port']);
});

test('accents and case are ignored', () => {
  expect(found('CHERAGA')).toEqual(['Librairie Chéraga']);
});

test('the address distinguishes agencies of the same name', () => {
  expect(search('audin')[0]).toMatchObject({ label: 'Pharmacie Audin', detail: '3 Place Maurice Audin' });
});
