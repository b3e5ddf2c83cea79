import type { LanguageCode } from '@comptoir/api-contract/languages';
import type { Role } from '@comptoir/api-contract/roles';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Archivable, OptionalTimestamp } from './columns';

export interface OfficesTable extends Archivable {
  id: string;
  name: string;
  city: string;
  countryCode: string;
  timeZone: Generated<string>;
  searchText: GeneratedAlways<string>;
}

export interface UsersTable extends Archivable {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  passwordHash: string | null;
  role: Role;
  countryCode: string | null;
  officeId: string | null;
  verified: Generated<boolean>;
  language: Generated<LanguageCode | null>;
  /** Invitation to an address whose existing account must stay hidden from the inviter. */
  held: Generated<boolean>;
  /** Permission for the page Platform; a SUPERADMIN needs none. */
  platform: Generated<boolean>;
  /** First sign-in of a person whose role needs a second step. */
  factorsAskedAt: OptionalTimestamp;
  searchName: GeneratedAlways<string>;
  searchText: GeneratedAlways<string>;
}
