export type { Country } from './country';
export { byCountryName, countryName } from './country-name';
export { CountryFlag, countryFlagUrl } from './country-flag';
export { countryOptions, searchCountries, type CountryOption } from './country-search';
export { loadCountries } from './load-countries';
