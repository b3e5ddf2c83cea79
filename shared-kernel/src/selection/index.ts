export { selection, useOfficeInCountry, useSelection } from './selection';
export { useOffices, useSelectableCountries } from './selection.queries';
export type { Selection } from './selection.store';
