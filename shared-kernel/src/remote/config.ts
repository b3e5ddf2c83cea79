import type { Area, NavigationEntry, Widget } from './descriptor.schema';

/** A source file of the remote, for example `./src/agencies/agencies.area.tsx`; it is exposed as `./agencies`. */
export type SourceFile = `./src/${string}.${'ts' | 'tsx'}`;

/** What a team writes in `remote.config.ts`; the build makes `exposes` and `remote.json` of it. */
export interface RemoteConfig {
  name: string;
  areas: readonly (Omit<Area, 'module'> & { module: SourceFile })[];
  navigation: readonly NavigationEntry[];
  widgets: readonly (Omit<Widget, 'module'> & { module: SourceFile })[];
}

export function defineRemote(config: RemoteConfig): RemoteConfig {
  return config;
}
