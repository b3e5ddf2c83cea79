import { agency } from '../testing/samples';
import { agencySearch } from './agency-search';

const chéraga = { ...agency, id: 'b', name: 'Librairie Chéraga', address: '19 Route de Ouled Fayet', city: 'Chéraga' };
const search = agencySearch([agency, chéraga]);
const found = (typed: string) => search(typed).map(({ label }) => label);

test('nothing typed finds every agency', () => {
  expect(found('')).toEqual(['Pharmacie Audin', 'Librairie Chéraga']);
});

test('a part of the name, the address or the city finds it', () => {
  expect(found('audin')).toEqual(['Pharmacie Audin']);
  expect(found('ouled fayet')).toEqual(['Librairie Chéraga']);
});

test('words of it in any order find it, those that begin words before others', () => {
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

test('accents and capitals do not matter', () => {
  expect(found('CHERAGA')).toEqual(['Librairie Chéraga']);
});

test('the address tells agencies of one name apart', () => {
  expect(search('audin')[0]).toMatchObject({ label: 'Pharmacie Audin', detail: '3 Place Maurice Audin' });
});
