// Replaced by the development build of a remote: its own remote.config.ts and its sources.
declare module '@comptoir/this-remote' {
  import type { RemoteConfig } from '@comptoir/kernel/remote/config';

  const config: RemoteConfig;
  export default config;
}

interface ImportMeta {
  /** Module updates of the bundler; `idle` follows each applied change. */
  webpackHot?: Record<'addStatusHandler' | 'removeStatusHandler', (handler: (status: string) => void) => void>;
  /** Module context of the bundler: loads each module of a folder on demand. */
  webpackContext: (
    folder: string,
    options: { regExp: RegExp; mode: 'lazy' },
  ) => (file: string) => Promise<Readonly<Record<string, unknown>>>;
}
