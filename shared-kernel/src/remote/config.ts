import type { Contribution } from './contribution.schema';
import type { Area, NavigationEntry, Widget } from './descriptor.schema';

/** A source file of the remote, for example `./src/agencies/agencies.area.tsx`; it is exposed as `./agencies`. */
export type SourceFile = `./src/${string}.${'ts' | 'tsx'}`;

/** A contribution as `remote.config.ts` writes it: its module is a source file. */
export type ContributionConfig = WithSource<Contribution>;

// One after the other, so that each kind keeps what it must say.
type WithSource<Item> = Item extends { module: string }
  ? Omit<Item, 'module'> & { module: SourceFile }
  : Item extends { module?: string | undefined }
    ? Omit<Item, 'module'> & { module?: SourceFile }
    : Item;

/** What a team writes in `remote.config.ts`; the build makes `exposes` and `remote.json` of it. */
export interface RemoteConfig {
  name: string;
  areas: readonly (Omit<Area, 'module'> & { module: SourceFile })[];
  navigation: readonly NavigationEntry[];
  widgets: readonly (Omit<Widget, 'module'> & { module: SourceFile })[];
  /** What it adds to pages of others. */
  contributions?: readonly ContributionConfig[];
}

/**
 * What a remote contributes, with its types: the default export of `remote.config.ts`. It is checked when it is built.
 */
export function defineRemote(config: RemoteConfig): RemoteConfig {
  return config;
}
