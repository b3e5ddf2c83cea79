import * as z from 'zod/mini';
import { operation } from './operation';
import { ROLES } from './roles';
import { CountryCode, Email, Id, RoleName } from './values';

export const Login = z.object({
  email: Email,
  password: z.string('Password is required').check(z.minLength(1, 'Password is required'), z.maxLength(1024)),
});

/** The claims of an access token; `exp` in seconds since 1970. */
export const AccessTokenClaims = z.object({
  sub: Id,
  email: z.string(),
  role: RoleName,
  officeId: z.nullable(Id),
  countryCode: z.nullable(CountryCode),
  exp: z.number(),
});

export const Profile = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  role: RoleName,
  countryCode: z.nullable(CountryCode),
  officeId: z.nullable(Id),
  verified: z.boolean(),
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
  getMe: operation({ summary: 'The signed-in person', access: ROLES, response: Profile }),
};

export type Login = z.infer<typeof Login>;
export type AccessTokenClaims = z.infer<typeof AccessTokenClaims>;
export type Profile = z.infer<typeof Profile>;
