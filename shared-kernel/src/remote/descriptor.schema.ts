import { REMOTE_NAME, REMOTE_VERSION } from '@comptoir/api-contract/remote-names';
import { ROLES } from '@comptoir/api-contract/roles';
import * as z from 'zod/mini';
import { address } from './address.schema';
import { Contribution } from './contribution.schema';
import { FirstCall, WidgetCall } from './first-call.schema';
import { LocalText } from './local-text.schema';

export { LocalText };

const path = z.string().check(z.regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'A path like /money-book'));
const exposed = z.string().check(z.regex(/^\.\/[a-z0-9-]+$/, 'An exposed module like ./agencies'));
const roles = z.optional(z.array(z.enum(ROLES)).check(z.minLength(1)));
const order = z.number();
const needs = z.enum(['nothing', 'country', 'office']);

/** A part of the product below a path; the remote routes inside it. */
export const Area = z.object({
  path,
  module: exposed,
  title: LocalText,
  /** Who may enter; absent: everybody who is signed in. */
  roles,
  /** What must be selected before the area has anything to show. */
  needs,
  /** Whose first page it is, instead of the dashboard; absent: nobody's. */
  home: roles,
  /** What its pages ask the API for first. */
  calls: z.optional(z.array(FirstCall)),
  /**
   * Where a record that the search finds is shown, by its kind: `{ agency: '/agencies/{id}' }`. Of the areas that say so
   * the first one leads there that the person may enter. Of schema 2.
   */
  records: z.optional(z.record(z.string(), address)),
});

/** A line of the sidebar that leads to an area. */
export const NavigationEntry = z.object({
  path,
  label: LocalText,
  /** Name of an icon of the kernel. */
  icon: z.string(),
  order,
  /** Absent: shown to everybody who may enter the area. */
  level: z.optional(z.enum(['ADMIN', 'SUPERADMIN'])),
  /** Of those who may enter the area, who is shown the entry; absent: all of them. */
  roles,
  /** The letter that leads there after `g`; of two remotes with one letter the first entry has it. Of schema 2. */
  letter: z.optional(z.string().check(z.regex(/^[a-z]$/, 'A letter from a to z'))),
});

/** A piece of a page that belongs to the shell. */
export const Widget = z.object({
  slot: z.enum(['dashboard']),
  module: exposed,
  order,
  /** What must be selected before it has anything to show; absent: an office. Of schema 2. */
  needs: z.optional(needs),
  /** A third, a half (the default) or the whole of the width. */
  size: z.optional(z.enum(['small', 'medium', 'wide'])),
  /**
   * Room that it takes from the first moment, so that nothing moves when its content comes: its height in pixels, where
   * widgets stand beside one another and where each has a line of its own.
   */
  height: z.optional(z.object({ beside: z.int(), alone: z.int() })),
  roles,
  /** What the page asks the API for first, where it shows the widget. */
  calls: z.optional(z.array(WidgetCall)),
});

/** The schemas of a descriptor that this kernel reads. */
export const DESCRIPTOR_SCHEMAS = [1, 2] as const;

/** `remote.json`: what a built remote contributes, and what it needs. */
export const RemoteDescriptor = z
  .object({
    /** 2 where it says what 1 has no words for: `contributions`, `needs` of a widget, `records` of an area, `letter` of an entry. */
    schema: z.literal(DESCRIPTOR_SCHEMAS),
    name: z.string().check(z.regex(REMOTE_NAME, 'A name like operations')),
    version: z.string().check(z.regex(REMOTE_VERSION, 'A version like 1.4.2')),
    /** Contract version of the kernel it was built for. */
    kernel: z.string().check(z.regex(/^\d+\.\d+$/, 'A contract version like 1.0')),
    areas: z.array(Area),
    navigation: z.array(NavigationEntry),
    widgets: z.array(Widget),
    /** What it adds to pages of others. Of schema 2. */
    contributions: z.optional(z.array(Contribution)),
    /** Ranges of the shared packages that it takes from the shell. */
    shared: z.record(z.string(), z.string()),
    /** The names that it takes from each face of the kernel; absent where the build could not tell. */
    uses: z.optional(z.record(z.string(), z.array(z.string()))),
  })
  .check(
    z.refine(({ schema, ...said }) => schema >= schemaOf(said), {
      path: ['schema'],
      error: 'Contributions, what widgets need, records of areas and letters of entries belong to schema 2',
    }),
    z.refine(({ navigation }) => hasEachOnce(navigation.flatMap(({ letter }) => letter ?? [])), {
      path: ['navigation'],
      error: 'Two entries claim one letter',
    }),
  );

/** The lowest schema that has words for what a remote contributes. */
export function schemaOf({
  areas = [],
  navigation = [],
  widgets,
  contributions = [],
}: {
  areas?: readonly { records?: unknown }[];
  navigation?: readonly { letter?: unknown }[];
  widgets: readonly { needs?: unknown }[];
  contributions?: readonly unknown[] | undefined;
}): 1 | 2 {
  const said = [
    ...contributions,
    ...areas.map(({ records }) => records),
    ...navigation.map(({ letter }) => letter),
    ...widgets.map(({ needs }) => needs),
  ];
  return said.some((each) => each !== undefined) ? 2 : 1;
}

function hasEachOnce(all: readonly string[]): boolean {
  return new Set(all).size === all.length;
}

export { MOST_FIRST_CALLS, type FirstCall, type PageCall, type WidgetCall } from './first-call.schema';
export type Area = z.infer<typeof Area>;
export type NavigationEntry = z.infer<typeof NavigationEntry>;
export type Widget = z.infer<typeof Widget>;
export type RemoteDescriptor = z.infer<typeof RemoteDescriptor>;

/** The modules that a descriptor names and its build does not expose. */
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
