import { preferredLanguage } from './preferred-language';

it.each([
  ['fr', 'fr'],
  ['fr-DZ,fr;q=0.9,en;q=0.8', 'fr'],
  ['de-DE, en;q=0.4, AR ; q=0.7', 'ar'],
  ['fr;q=0, en', 'en'],
  ['frankly', undefined],
  ['*', undefined],
  ['fr;q=much', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s selects %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
