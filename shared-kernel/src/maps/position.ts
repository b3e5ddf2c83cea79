import type { Precision } from '@comptoir/api-contract/geocode';

/** Degrees north and east. */
export interface Position {
  lat: number;
  lon: number;
}

/** A position and, where it is known, how exact it is. */
export interface Location extends Position {
  precision?: Precision | undefined;
}
