import { ROLES } from '@comptoir/api-contract/roles';
import * as z from 'zod/mini';
import { address } from './address.schema';
import { LocalText } from './local-text.schema';
import { RECORDS } from './record-types';

/** A record of the product, or `fleet/vehicle`: a record type offered by the remote `fleet`. */
export type RecordType = (typeof RECORDS)[number] | `${string}/${string}`;

const RECORD = new RegExp(`^(${RECORDS.join('|')}|[a-z][a-z0-9-]+/[a-z][a-z0-9-]+)$`);
// A zod template literal would add a thousand bytes to the first page.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pattern is the type
const record = z.string().check(z.regex(RECORD, 'A record like agency or fleet/vehicle')) as unknown as z.ZodMiniType<
  RecordType,
  RecordType
>;
const exposed = z
  .string()
  .check(z.regex(/^\.\/[a-z0-9-]+$/, 'An exposed module like ./agencies: small letters, digits and hyphens'));
const icon = z.optional(z.string());
/** Roles that see it; everyone if absent. */
const roles = z.optional(z.array(z.enum(ROLES)).check(z.minLength(1)));
const order = z.number();

/** A tab on a record's page, loaded when opened. */
const RecordTab = z.object({
  slot: z.literal('record.tab'),
  record,
  module: exposed,
  title: LocalText,
  order,
  roles,
});

/** A card below the content of a record's page. */
const RecordCard = z.object({ slot: z.literal('record.card'), record, module: exposed, order, roles });

/** A button beside the title of a record: links to an address, or shows a piece such as a dialog. */
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

const SettingsSection = z.object({
  slot: z.literal('settings.section'),
  module: exposed,
  title: LocalText,
  description: LocalText,
  order,
  roles,
});

const UserMenuEntry = z.object({
  slot: z.literal('user-menu'),
  label: LocalText,
  icon,
  to: address,
  order,
  roles,
});

const Command = z.object({ slot: z.literal('command'), label: LocalText, icon, to: address, order, roles });

/** A contribution of a remote to a page of another. */
export const Contribution = z.union([RecordTab, RecordCard, RecordAction, SettingsSection, UserMenuEntry, Command], {
  error: (issue) => (issue.code === 'invalid_union' ? errorOf(issue.errors) : undefined),
});

/** Error for the intended kind of contribution; zod's discriminated union would be larger. */
function errorOf(kinds: readonly (readonly z.core.$ZodIssue[])[]): string {
  const meant = kinds.find((issues) => issues.every(({ path }) => path[0] !== 'slot'));
  if (!meant) return 'No slot of this name';
  return meant.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}

export type Contribution = z.infer<typeof Contribution>;
