import * as z from 'zod/mini';
import { RemoteName, RemoteVersion } from './remote-failures';
import { Id, RoleName } from './values';

/** Valid name of a service: also the audience of its tokens. */
export const ServiceName = RemoteName;

/** Lifetime of a token, in seconds. */
export const SERVICE_TOKEN_SECONDS = 300;

/** Request of a page server for a token; the person is that of the session. */
export const NewServiceToken = z.object({
  service: ServiceName,
  remote: RemoteName,
  version: RemoteVersion,
});

/** Claims of a token that a service receives, signed with EdDSA by a key of `/api/jwks`. */
export const ServiceTokenClaims = z.object({
  /** Name of the service. Refuse tokens with another one. */
  aud: ServiceName,
  /** Id of the person. */
  sub: Id,
  role: RoleName,
  officeId: z.nullable(Id),
  countryCode: z.nullable(z.string()),
  /** Remote that declares the service, and the version that the person is offered: for logs, not for access. */
  remote: z.string(),
  version: z.string(),
  /** Seconds since 1970. */
  iat: z.number(),
  exp: z.number(),
});

export type NewServiceToken = z.infer<typeof NewServiceToken>;
export type ServiceTokenClaims = z.infer<typeof ServiceTokenClaims>;
