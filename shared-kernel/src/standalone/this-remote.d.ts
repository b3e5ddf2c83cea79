// What the development build of a remote puts here: its own remote.config.ts and its sources.
declare module '@comptoir/this-remote' {
  import type { RemoteConfig } from '@comptoir/shared-kernel/remote/config';

  const config: RemoteConfig;
  export default config;
}

interface ImportMeta {
  /** Of the bundler, while sources are taken over: `idle` is told when a change has arrived. */
  webpackHot?: Record<'addStatusHandler' | 'removeStatusHandler', (handler: (status: string) => void) => void>;
  /** Of the bundler: the modules of a folder, each loaded when it is asked for. */
  webpackContext: (
    folder: string,
    options: { regExp: RegExp; mode: 'lazy' },
  ) => (file: string) => Promise<Readonly<Record<string, unknown>>>;
}
