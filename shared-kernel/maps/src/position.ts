import type { Precision } from '@comptoir/api-contract/geocode';

/** Degrees north and east. */
export interface Position {
  lat: number;
  lon: number;
}

/** A position with its precision, if known. */
export interface Location extends Position {
  precision?: Precision | undefined;
}
