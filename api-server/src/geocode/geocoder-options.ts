export type GeocoderOptions =
  | { kind: 'offline' }
  /** `url` is the base of `/search`; `contact` is the email required by the usage policy of Nominatim. */
  | { kind: 'nominatim'; url: string; contact: string | undefined }
  | { kind: 'photon'; url: string };
