import { COUNTRY_CODES } from '@comptoir/api-contract/countries';
import { readCountry } from './country-text';

test.each([
  ['FR', ['France', 'FRANCE', 'fra', 'fr', 'FX', 'فرنسا', 'République française']],
  ['GB', ['United Kingdom', 'UK', 'U.K.', 'GB', 'GBR', 'England', 'Great Britain', 'Royaume-Uni', 'المملكة المتحدة']],
  ['RU', ['Russia', 'Russie', 'Russian Federation', 'روسيا', 'Россия', 'RUS']],
  ['RS', ['Serbia', 'Serbie', 'صربيا', 'SRB']],
  ['US', ['USA', 'U.S.A.', 'United States of America', 'États-Unis', 'Etats-Unis', 'أمريكا', 'امريكا']],
  ['DZ', ['Algérie', 'algerie', 'Algeria', 'الجزائر', 'الجَزائر', 'DZA']],
  ['CI', ["Cote d'Ivoire", 'Côte d’Ivoire', 'Ivory Coast', 'ساحل العاج']],
  ['CD', ['DRC', 'RDC', 'Congo-Kinshasa', 'Zaire']],
  ['LC', ['St Lucia', 'Saint Lucia', 'Ste-Lucie', 'Sainte-Lucie']],
  ['AG', ['Antigua and Barbuda', 'Antigua & Barbuda', 'Antigua-et-Barbuda']],
  ['DE', ['Deutschland', 'Allemagne', 'ألمانيا', 'المانيا']],
  ['KR', ['South Korea', 'Korea', 'Corée du Sud', '대한민국']],
  ['GN', ['Guinea', 'Guinée']],
])('reads the names of %s', (code, texts) => {
  expect(texts.map((text) => [text, readCountry(text)])).toEqual(texts.map((text) => [text, code]));
});

test('reads every country by its codes and its names in three languages', () => {
  for (const code of COUNTRY_CODES) {
    const names = ['en', 'fr', 'ar'].map((language) => new Intl.DisplayNames([language], { type: 'region' }).of(code));
    for (const text of [code, code.toLowerCase(), ...names])
      expect([text, readCountry(text ?? '')]).toEqual([text, code]);
  }
});

test.each(['', ' ', 'ZZ', 'XX', 'EU', 'SU', 'Unknown Region', 'European Union', 'Atlantis', 'A'])(
  'rejects "%s" as a country',
  (text) => expect(readCountry(text)).toBeUndefined(),
);
