import { REMOTE_NAME, REMOTE_VERSION } from '@comptoir/api-contract/remote-names';
import { ROLES } from '@comptoir/api-contract/roles';
import * as z from 'zod/mini';
import { address } from './address.schema';
import { Contribution } from './contribution.schema';
import { FirstCall, WidgetCall } from './first-call.schema';
import { LocalText } from './local-text.schema';
import { SettingsSchema } from './settings.schema';

export { LocalText };

const path = z.string().check(z.regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'A path like /money-book'));
const exposed = z
  .string()
  .check(z.regex(/^\.\/[a-z0-9-]+$/, 'An exposed module like ./agencies: small letters, digits and hyphens'));
const roles = z.optional(z.array(z.enum(ROLES)).check(z.minLength(1)));
const order = z.number().check(z.gte(-10_000), z.lte(10_000));
const height = z.int().check(z.gte(0), z.lte(2000, 'At most 2,000 pixels'));

function some<Item extends z.ZodMiniType>(item: Item, most: number) {
  return z.array(item).check(z.maxLength(most, `At most ${most}`));
}
const needs = z.enum(['nothing', 'country', 'office']);

/** A part of the product below a path, with routes of the remote. */
export const Area = z.object({
  path,
  module: exposed,
  title: LocalText,
  /** Roles that may enter; everyone signed in if absent. */
  roles,
  needs,
  /** Roles for which it replaces the dashboard as first page; none if absent. */
  home: roles,
  /** First API calls of its pages. */
  calls: z.optional(z.array(FirstCall)),
  /**
   * Paths of records found by the search, by type: `{ agency: '/agencies/{id}' }`. The first area that the user may
   * enter wins. Needs schema 2.
   */
  records: z.optional(z.record(z.string(), address)),
});

/** An entry of the sidebar that links to an area. */
export const NavigationEntry = z.object({
  path,
  label: LocalText,
  /** Name of a kernel icon. */
  icon: z.string(),
  order,
  /** Shown to everyone who may enter the area if absent. */
  level: z.optional(z.enum(['ADMIN', 'SUPERADMIN'])),
  /** Roles that see the entry, among those who may enter the area; all if absent. */
  roles,
  /** Shortcut letter after `g`; on a conflict the first entry wins. Needs schema 2. */
  letter: z.optional(z.string().check(z.regex(/^[a-z]$/, 'A letter from a to z'))),
});

/** A part of a page of the shell. */
export const Widget = z.object({
  slot: z.enum(['dashboard']),
  module: exposed,
  order,
  /** Selection required by the widget; an office if absent. Needs schema 2. */
  needs: z.optional(needs),
  /** A third, half (default) or all of the width. */
  size: z.optional(z.enum(['small', 'medium', 'wide'])),
  /** Reserved height in pixels, to avoid layout shifts: beside other widgets, and in a row of its own. */
  height: z.optional(z.object({ beside: height, alone: height })),
  roles,
  /** First API calls of the page for the widget. */
  calls: z.optional(z.array(WidgetCall)),
});

/**
 * Capabilities of the browser that a remote may ask for. `camera` and `geolocation` are closed on the pages of other
 * remotes; with `offline` the whole version opens without a connection.
 */
export const CAPABILITIES = ['camera', 'geolocation', 'offline'] as const;

const WHY_MESSAGE = 'A sentence of at most 200 characters for the platform engineer';

/** A backend that the pages of a remote call at `/services/<name>/`. */
export const ServiceDeclaration = z.object({
  name: z.string().check(z.regex(REMOTE_NAME, 'A name like fleet')),
  /** Shown to the platform engineer, who consents to it. */
  why: z.string().check(z.minLength(1, WHY_MESSAGE), z.maxLength(200, WHY_MESSAGE)),
});

/** Descriptor schemas that this kernel reads. */
export const DESCRIPTOR_SCHEMAS = [1, 2] as const;

/** `remote.json`: contributions and requirements of a built remote. */
export const RemoteDescriptor = z
  .object({
    /** 2 if it uses `contributions`, `needs`, `services`, `settings`, `records` of an area or `letter` of an entry. */
    schema: z.literal(DESCRIPTOR_SCHEMAS),
    name: z.string().check(z.regex(REMOTE_NAME, 'A name like operations')),
    version: z.string().check(z.regex(REMOTE_VERSION, 'A version like 1.4.2')),
    /** Contract version of the kernel it was built for. */
    kernel: z.string().check(z.regex(/^\d+\.\d+$/, 'A contract version like 1.0')),
    areas: some(Area, 50),
    navigation: some(NavigationEntry, 50),
    widgets: some(Widget, 20),
    /** Contributions to pages of other remotes. Needs schema 2. */
    contributions: z.optional(some(Contribution, 50)),
    /** Capabilities of its pages (`CAPABILITIES`). Needs schema 2. */
    needs: z.optional(z.array(z.string())),
    /** Backends that its pages call. Needs schema 2. */
    services: z.optional(z.array(ServiceDeclaration)),
    /** Settings that the platform engineer changes on the page Platform. Needs schema 2. */
    settings: z.optional(SettingsSchema),
    /** Version ranges of shared packages. */
    shared: z.record(z.string(), z.string()),
    /** Names used from each face of the kernel; absent if unknown to the build. */
    uses: z.optional(z.record(z.string(), z.array(z.string()))),
    /** Faces on demand that each module imports at its start, for preloading; absent if unknown to the build. */
    firstFaces: z.optional(z.record(z.string(), z.array(z.string()))),
  })
  .check(
    z.refine(({ schema, ...descriptor }) => schema >= schemaOf(descriptor), {
      path: ['schema'],
      error:
        'Contributions, needs of remotes and widgets, services, settings, records of areas and letters of entries belong to schema 2',
    }),
    z.refine(({ navigation }) => areUnique(navigation.flatMap(({ letter }) => letter ?? [])), {
      path: ['navigation'],
      error: 'Two entries claim one letter',
    }),
  );

/** Lowest schema that can describe the contributions of a remote. */
export function schemaOf({
  areas = [],
  navigation = [],
  widgets,
  contributions = [],
  needs: capabilities,
  services,
  settings,
}: {
  areas?: readonly { records?: unknown }[];
  navigation?: readonly { letter?: unknown }[];
  widgets: readonly { needs?: unknown }[];
  contributions?: readonly unknown[] | undefined;
  needs?: readonly unknown[] | undefined;
  services?: readonly unknown[] | undefined;
  settings?: unknown;
}): 1 | 2 {
  const descriptor = [
    ...contributions,
    capabilities,
    services,
    settings,
    ...areas.map(({ records }) => records),
    ...navigation.map(({ letter }) => letter),
    ...widgets.map(({ needs }) => needs),
  ];
  return descriptor.some((each) => each !== undefined) ? 2 : 1;
}

function areUnique(all: readonly string[]): boolean {
  return new Set(all).size === all.length;
}

export { MOST_FIRST_CALLS, type FirstCall, type PageCall, type WidgetCall } from './first-call.schema';
/** Capability of the browser that the pages of a remote use. */
export type Capability = (typeof CAPABILITIES)[number];
export type Area = z.infer<typeof Area>;
export type NavigationEntry = z.infer<typeof NavigationEntry>;
export type ServiceDeclaration = z.infer<typeof ServiceDeclaration>;
export type Widget = z.infer<typeof Widget>;
export type RemoteDescriptor = z.infer<typeof RemoteDescriptor>;

/** Modules named by a descriptor but not exposed by its build. */
export function missingModules(
  { areas, widgets, contributions = [] }: RemoteDescriptor,
  { exposes }: { exposes: readonly { path: string }[] },
): string[] {
  const exposed = new Set(exposes.map((expose) => expose.path));
  const modules = [...areas, ...widgets, ...contributions].flatMap((piece) =>
    'module' in piece ? [piece.module] : [],
  );
  return modules.filter((module) => module !== undefined).filter((module) => !exposed.has(module));
}
