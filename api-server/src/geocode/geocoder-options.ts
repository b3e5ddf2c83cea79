/** Which service locates addresses before the offline one. */
export type GeocoderOptions =
  | { kind: 'offline' }
  /** `url` is the address below which `/search` answers; `contact` is the email that Nominatim's rules ask for. */
  | { kind: 'nominatim'; url: string; contact: string | undefined }
  /** `url` is the address below which `/api` answers. */
  | { kind: 'photon'; url: string };
