/** Where the files of collections are kept. */
export type MediaOptions =
  | { kind: 'disk'; /** Absolute; made when missing. */ folder: string }
  | {
      kind: 's3';
      /** Of a service that is not Amazon's own; its buckets are addressed by path. */
      endpoint: string | undefined;
      /** The same service as browsers reach it. */
      publicEndpoint: string | undefined;
      bucket: string;
      region: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

/** The origins beside this server that a browser sends files to and shows them from: for the policy of a page. */
export function mediaOrigins(options: MediaOptions): string[] {
  if (options.kind === 'disk') return [];
  const { publicEndpoint, bucket, region } = options;
  return [
    publicEndpoint === undefined ? `https://${bucket}.s3.${region}.amazonaws.com` : new URL(publicEndpoint).origin,
  ];
}
