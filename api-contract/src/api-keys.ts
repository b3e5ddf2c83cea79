import * as z from 'zod/mini';
import { operation } from './operation';
import { ADMINS } from './roles';
import { Id, Instant, requiredText } from './values';

/** Start of each key: `ck_<id>_<secret>`. */
export const API_KEY_PREFIX = 'ck_';
export const API_KEY_DAYS = 366;
const ADDRESSES_LIMIT = 20;

/** Resources that a key may read. */
export const API_KEY_RESOURCES = [
  'agencies',
  'approvals',
  'cash',
  'collections',
  'general-ledger',
  'office-closures',
  'offices',
  'pick-up-series',
  'pick-ups',
  'suppliers',
  'trades',
  'users',
] as const;

const CHANGED = [
  'agencies',
  'collections',
  'general-ledger',
  'office-closures',
  'pick-up-series',
  'suppliers',
  'trades',
] as const;

/** A scope allows the calls of a resource: `read` those by GET, `write` the others. */
export const API_KEY_SCOPES = [
  ...API_KEY_RESOURCES.map((resource) => `${resource}:read` as const),
  ...CHANGED.map((resource) => `${resource}:write` as const),
];

const name = requiredText('Name is required', 100);
const scope = z.enum(API_KEY_SCOPES, 'Not a scope');
const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'Not an IP address or a network');

/** Addresses and networks. */
export const ApiKeyAddresses = z.array(address).check(z.maxLength(ADDRESSES_LIMIT));

export const ApiKey = z.object({
  id: Id,
  name,
  scopes: z.array(scope),
  /** Limits the key to an office, with the rights of its manager; null for the reach of its creator. */
  officeId: z.nullable(Id),
  /** Addresses and networks from which it may be used; empty for all. */
  addresses: z.array(z.string()),
  createdDate: z.string(),
  expiresDate: z.string(),
  lastUsedDate: z.nullable(z.string()),
  lastUsedAddress: z.nullable(z.string()),
});

export const NewApiKey = z.object({
  name,
  scopes: z.array(scope).check(
    z.minLength(1, 'At least one scope is required'),
    z.refine((scopes) => new Set(scopes).size === scopes.length, 'A scope is listed twice'),
  ),
  officeId: z._default(z.nullable(Id), null),
  addresses: z._default(ApiKeyAddresses, []),
  /** At most 366 days ahead. */
  expiresDate: Instant,
});

const byId = z.object({ id: Id });

export const apiKeyOperations = {
  listApiKeys: operation({
    summary: 'API keys of the caller that are in force, newest first',
    access: ADMINS,
    response: z.array(ApiKey),
    list: true,
  }),
  createApiKey: operation({
    stepUp: true,
    summary: 'Create an API key. Only this answer contains its token, which is sent as `Authorization: Bearer`',
    access: ADMINS,
    body: NewApiKey,
    response: z.object({ key: ApiKey, token: z.string() }),
    status: 201,
    secret: true,
  }),
  endApiKey: operation({
    stepUp: true,
    summary: 'End an API key of the caller',
    access: ADMINS,
    params: byId,
  }),
  listUserApiKeys: operation({
    summary: 'API keys in force of an account that the caller administers, newest first',
    access: ADMINS,
    params: byId,
    response: z.array(ApiKey),
    list: true,
  }),
  endUserApiKey: operation({
    stepUp: true,
    summary: 'End an API key of an account that the caller administers',
    access: ADMINS,
    params: z.extend(byId, { keyId: Id }),
  }),
};

export type ApiKey = z.infer<typeof ApiKey>;
export type NewApiKey = z.infer<typeof NewApiKey>;
