import type { LanguageCode } from '@comptoir/api-contract/languages';
import type { Role } from '@comptoir/api-contract/roles';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Archivable } from './columns';

export interface OfficesTable extends Archivable {
  id: string;
  name: string;
  city: string;
  countryCode: string;
  /** IANA name. */
  timeZone: Generated<string>;
  /** Kept by the database: name and city as searches compare them. */
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
  /** The one that the person chose; null for somebody who never did. */
  language: Generated<LanguageCode | null>;
  /** An invitation to an address that has an account which the inviting person may not know of. */
  held: Generated<boolean>;
  /** Kept by the database: the name as searches compare it. */
  searchName: GeneratedAlways<string>;
  /** Kept by the database: name, email and phone as searches compare them. */
  searchText: GeneratedAlways<string>;
}
