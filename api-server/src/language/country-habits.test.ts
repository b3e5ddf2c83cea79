import { languageOfCountry, timeZoneOfCountry } from './country-habits';

it.each([
  ['DZ', 'ar'],
  ['FR', 'fr'],
  ['GB', 'en'],
  ['CI', 'fr'],
  ['DE', undefined],
])('in %s the main language is %s', (country, language) => {
  expect(languageOfCountry(country)).toBe(language);
});

it.each([
  ['DZ', 3.06, 'Africa/Algiers'],
  ['GB', -0.1, 'Europe/London'],
  ['US', -118.2, 'America/Los_Angeles'],
  ['US', undefined, 'UTC'],
  ['FR', undefined, 'Europe/Paris'],
  ['QQ', 0, 'UTC'],
])('in %s at longitude %s the zone is %s', (country, longitude, timeZone) => {
  const at = new Date('2026-11-20T12:00:00Z');
  const shown = (zone: string) => new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(at);
  expect(shown(timeZoneOfCountry(country, at, longitude))).toBe(shown(timeZone));
});
