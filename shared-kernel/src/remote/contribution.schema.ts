import { ROLES } from '@comptoir/api-contract/roles';
import * as z from 'zod/mini';
import { address } from './address.schema';
import { LocalText } from './local-text.schema';
import { RECORDS } from './record-types';

/** A record of ours, or `fleet/vehicle`: a record that the remote `fleet` shows and offers to others. */
export type RecordType = (typeof RECORDS)[number] | `${string}/${string}`;

const RECORD = new RegExp(`^(${RECORDS.join('|')}|[a-z][a-z0-9-]+/[a-z][a-z0-9-]+)$`);
// A template of zod would say the same, and weigh a thousand bytes on the first page of everybody.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pattern is the type
const record = z.string().check(z.regex(RECORD, 'A record like agency or fleet/vehicle')) as unknown as z.ZodMiniType<
  RecordType,
  RecordType
>;
const exposed = z.string().check(z.regex(/^\.\/[a-z0-9-]+$/, 'An exposed module like ./agencies'));
/** Name of an icon of the kernel. */
const icon = z.optional(z.string());
/** Who it is for; absent: everybody who sees the place. */
const roles = z.optional(z.array(z.enum(ROLES)).check(z.minLength(1)));
const order = z.number();

/** A part of a record's page beside its own: opened by its title, and loaded then. */
const RecordTab = z.object({
  slot: z.literal('record.tab'),
  record,
  module: exposed,
  title: LocalText,
  order,
  roles,
});

/** A card under what the page of a record says itself. */
const RecordCard = z.object({ slot: z.literal('record.card'), record, module: exposed, order, roles });

/** A button beside the title of a record: it leads to an address, or shows a piece, such as a dialog, until that closes. */
const RecordAction = z
  .object({
    slot: z.literal('record.action'),
    record,
    label: LocalText,
    icon,
    to: z.optional(address),
    module: z.optional(exposed),
    order,
    roles,
  })
  .check(
    z.refine(({ to, module }) => (to === undefined) !== (module === undefined), 'An action has either to or module'),
  );

/** A subject of the page of settings. */
const SettingsSection = z.object({
  slot: z.literal('settings.section'),
  module: exposed,
  title: LocalText,
  description: LocalText,
  order,
  roles,
});

/** A line of the menu behind the person's initials. */
const UserMenuEntry = z.object({
  slot: z.literal('user-menu'),
  label: LocalText,
  icon,
  to: address,
  order,
  roles,
});

/** Something that a person may ask for by name, from anywhere. */
const Command = z.object({ slot: z.literal('command'), label: LocalText, icon, to: address, order, roles });

/** What a remote adds to a page that is not its own. */
export const Contribution = z.union([RecordTab, RecordCard, RecordAction, SettingsSection, UserMenuEntry, Command], {
  error: (issue) => (issue.code === 'invalid_union' ? mistakeOf(issue.errors) : undefined),
});

/** What is wrong, of the kind of contribution that is meant; a discriminated union of zod would say the same in more bytes. */
function mistakeOf(kinds: readonly (readonly z.core.$ZodIssue[])[]): string {
  const meant = kinds.find((issues) => issues.every(({ path }) => path[0] !== 'slot'));
  if (!meant) return 'No slot of this name';
  return meant.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}

export type Contribution = z.infer<typeof Contribution>;
