export type MediaOptions =
  | { kind: 'disk'; /** Absolute; created if missing. */ folder: string }
  | {
      kind: 's3';
      /** For other services than Amazon's; uses path-style addressing. */
      endpoint: string | undefined;
      publicEndpoint: string | undefined;
      bucket: string;
      region: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

/** Origins for the content security policy. */
export function mediaOrigins(options: MediaOptions): string[] {
  if (options.kind === 'disk') return [];
  const { publicEndpoint, bucket, region } = options;
  return [
    publicEndpoint === undefined ? `https://${bucket}.s3.${region}.amazonaws.com` : new URL(publicEndpoint).origin,
  ];
}
