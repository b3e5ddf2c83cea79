export { OfficeZone } from './office-zone';
export { useOfficePages, useOfficeQuery } from './office-query';
export { selection, useOfficeInCountry, useOfficeTimeZone, useSelection } from './selection';
export { useOffices, useSelectableCountries } from './selection.queries';
export { useRoleSelection } from './use-role-selection';
export type { Selection } from './selection.store';
