import * as z from 'zod/mini';
import { LanguageCode } from './languages';
import { operation } from './operation';
import { ROLES } from './roles';
import { Email, Id, RoleName } from './values';

/** `language` is the one chosen on the page, used for e-mails from then on. */
export const Login = z.object({
  email: Email,
  password: z.string('Password is required').check(z.minLength(1, 'Password is required'), z.maxLength(1024)),
  language: z.optional(LanguageCode),
});

export const LanguageChoice = z.object({ language: LanguageCode });

/** Claims of an access token; `exp` in seconds since 1970. */
export const AccessTokenClaims = z.object({
  sub: Id,
  email: z.string(),
  role: RoleName,
  officeId: z.nullable(Id),
  countryCode: z.nullable(z.string()),
  /** IANA time zone of the office when the token was issued. */
  timeZone: z.optional(z.string()),
  /** The platform permission; absent without it. */
  platform: z.optional(z.literal(true)),
  exp: z.number(),
});

export const Profile = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  role: RoleName,
  countryCode: z.nullable(z.string()),
  officeId: z.nullable(Id),
  verified: z.boolean(),
  /** The session comes from a single sign-on. */
  sso: z.optional(z.boolean()),
  /** Place for gradual roll-outs, up to 9999. */
  place: z.optional(z.number()),
  /** Default views of the user's lists. */
  views: z.optional(z.array(z.object({ id: Id, list: z.string(), query: z.string(), officeId: z.nullable(Id) }))),
});

export const sessionOperations = {
  login: operation({
    summary: 'Sign in',
    secret: true,
    access: 'public',
    body: Login,
    response: z.object({ access_token: z.string() }),
    status: 200,
  }),
  chooseLanguage: operation({
    summary: 'Set the language of emails to the caller',
    access: ROLES,
    body: LanguageChoice,
  }),
  getMe: operation({ summary: 'The signed-in person', access: ROLES, response: Profile }),
};

export type Login = z.infer<typeof Login>;
export type AccessTokenClaims = z.infer<typeof AccessTokenClaims>;
export type Profile = z.infer<typeof Profile>;
