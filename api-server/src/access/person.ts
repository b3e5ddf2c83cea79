import type { LanguageCode } from '@comptoir/api-contract/languages';
import type { Role } from '@comptoir/api-contract/roles';

/** Somebody with an account. */
export interface Person {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  role: Role;
  /** The country of an ADMIN, or of the office that the person works in. */
  countryCode: string | null;
  officeId: string | null;
  verified: boolean;
  /** The one that the person chose. */
  language: LanguageCode | null;
}

/** Who makes a request, read from the database for every request, and in which session. */
export interface Caller extends Person {
  sessionId: string;
}

/** A session lives, or goes on with another token since a moment ago. */
export type SessionState = 'living' | 'just renewed';
