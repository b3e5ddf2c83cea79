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

test('accents and capitals do not matter', () => {
  expect(found('CHERAGA')).toEqual(['Librairie Chéraga']);
});

test('the address tells agencies of one name apart', () => {
  expect(search('audin')[0]).toMatchObject({ label: 'Pharmacie Audin', detail: '3 Place Maurice Audin' });
});
