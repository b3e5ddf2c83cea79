import type { LanguageCode } from '@comptoir/api-contract/languages';
import type { Role } from '@comptoir/api-contract/roles';

export interface Person {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  role: Role;
  /** Country of an ADMIN, or of the person's office. */
  countryCode: string | null;
  officeId: string | null;
  verified: boolean;
  platform?: boolean;
  language: LanguageCode | null;
}

export interface Caller extends Person {
  sessionId: string;
  /** The session comes from a single sign-on. */
  sso?: boolean;
  /** Scopes of an API key; absent for a person's own session. */
  scopes?: readonly string[];
}

export type SessionState = 'living' | 'just renewed';
