import type { $ZodObject } from 'zod/v4/core';
import type { Contribution } from './contribution.schema';
import type { Area, Capability, NavigationEntry, ServiceDeclaration, Widget } from './descriptor.schema';

/** A source file of the remote; `./src/agencies/agencies.area.tsx` is exposed as `./agencies`. */
export type SourceFile = `./src/${string}.${'ts' | 'tsx'}`;

/** A contribution in `remote.config.ts`, whose module is a source file. */
export type ContributionConfig = WithSource<Contribution>;

// Distributes over the union, so that each kind keeps its required fields.
type WithSource<Item> = Item extends { module: string }
  ? Omit<Item, 'module'> & { module: SourceFile }
  : Item extends { module?: string | undefined }
    ? Omit<Item, 'module'> & { module?: SourceFile }
    : Item;

/** Content of `remote.config.ts`; the build derives `exposes` and `remote.json` from it. */
export interface RemoteConfig {
  name: string;
  areas: readonly (Omit<Area, 'module'> & { module: SourceFile })[];
  navigation: readonly NavigationEntry[];
  widgets: readonly (Omit<Widget, 'module'> & { module: SourceFile })[];
  contributions?: readonly ContributionConfig[];
  /** Capabilities of the browser that its pages use; the others stay closed. */
  needs?: readonly Capability[];
  /** Backends of the remote, which its pages call with `@comptoir/kernel/service`. */
  services?: readonly ServiceDeclaration[];
  /** Settings with defaults, which the platform engineer changes and `useRemoteSettings` reads. */
  settings?: $ZodObject;
}

/** Default export of `remote.config.ts`, typed. Validated by the build. */
export function defineRemote(config: RemoteConfig): RemoteConfig {
  return config;
}
