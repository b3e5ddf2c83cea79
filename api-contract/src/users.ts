import * as z from 'zod/mini';
import { EXPORTED, EXPORT_OPTIONS } from './export-formats';
import { shapeOf } from './fields/field';
import { personFields } from './fields/person';
import { nearPage, pageFields, passedRows } from './list-pages';
import { operation } from './operation';
import { STAFF } from './roles';
import { Archived, CountryCode, Id, Instant, OptionalPhone, QueryText, RoleName } from './values';

/** Largest page of the lists of people, in rows. */
export const USER_LIST_LIMIT = 50_000;

const person = shapeOf(personFields, 'input');

const officeId = z
  .string('Office is required')
  .check(z.minLength(1, 'Office is required'), z.guid('Office is required'));

/** Roles that can be invited; the first SUPERADMIN is created by the deployment. */
export const INVITED_ROLES = ['ADMIN', 'OFFICEMANAGER', 'COLLECTOR'] as const;

export const CollectorForm = z.object({ ...person, officeId });

/** An invitation: an ADMIN belongs to a country, others to an office. Other places are ignored. */
export const UserInvitation = z
  .object({
    ...person,
    role: z.enum(INVITED_ROLES, 'Role is required'),
    countryCode: z.optional(z.nullable(CountryCode)),
    officeId: z.optional(z.nullable(z.guid('Office is required'))),
  })
  .check(
    z.refine((user) => user.role !== 'ADMIN' || user.countryCode, {
      error: 'Country is required',
      path: ['countryCode'],
    }),
    z.refine((user) => user.role === 'ADMIN' || user.officeId, { error: 'Office is required', path: ['officeId'] }),
  );

/** Role and place cannot change; the phone may be cleared. Only a SUPERADMIN changes the platform permission. */
export const UserChange = z.partial(
  z.object({ ...shapeOf(personFields, 'change'), phone: z.nullable(OptionalPhone), platform: z.boolean() }),
);

export const User = z.object({
  id: Id,
  ...shapeOf(personFields, 'answer'),
  phone: z.nullable(z.string()),
  /** False until the invited person has set a password. */
  verified: z.boolean(),
  role: RoleName,
  countryCode: z.nullable(z.string()),
  officeId: z.nullable(Id),
  office: z.nullable(z.object({ id: Id, name: z.string() })),
  /** The platform permission; absent without it. */
  platform: z.optional(z.literal(true)),
});

export const Collector = z.extend(User, {
  /** Collected ones, with or without issues, among those scheduled from `startDate` until now or collected already. */
  collectedCollections: z.int(),
  totalCollections: z.int(),
});

const pages = pageFields(USER_LIST_LIMIT);

export const UserListQuery = z
  .object({
    ...pages,
    role: z.optional(RoleName),
    officeId: z.optional(Id),
    countryCode: z.optional(CountryCode),
    search: QueryText,
  })
  .check(nearPage(passedRows));

export const CollectorListQuery = z
  .object({
    ...pages,
    startDate: z.optional(Instant),
    officeId: z.optional(Id),
    search: QueryText,
    archived: Archived,
  })
  .check(nearPage(passedRows));

export const CollectorCsvQuery = z.object({
  startDate: z.optional(Instant),
  officeId: z.optional(Id),
  search: QueryText,
  ...EXPORT_OPTIONS,
});

/** Defaults to administrators and office managers; an administrator belongs to all offices of the country. */
export const UserCsvQuery = z.object({
  role: z.optional(RoleName),
  officeId: z.optional(Id),
  countryCode: z.optional(CountryCode),
  search: QueryText,
  ...EXPORT_OPTIONS,
});

const params = z.object({ id: Id });

export const userOperations = {
  listCollectors: operation({
    summary: 'Collectors with the count of their collections, by name',
    access: STAFF,
    query: CollectorListQuery,
    response: z.array(Collector),
    list: true,
  }),
  listUsers: operation({
    summary: 'Accounts that the caller may administer, by name',
    access: STAFF,
    query: UserListQuery,
    response: z.array(User),
    list: true,
  }),
  exportCollectors: operation({
    stepUp: true,
    summary: 'The same list as a file: CSV (RFC 4180, UTF-8 with BOM), or a workbook (XLSX) with `format=xlsx`',
    access: STAFF,
    query: CollectorCsvQuery,
    produces: EXPORTED,
  }),
  exportUsers: operation({
    stepUp: true,
    summary: 'The same list as a file: CSV (RFC 4180, UTF-8 with BOM), or a workbook (XLSX) with `format=xlsx`',
    access: STAFF,
    query: UserCsvQuery,
    produces: EXPORTED,
  }),
  getUser: operation({ summary: 'One account', access: STAFF, params, response: User, versioned: true }),
  inviteUser: operation({
    stepUp: true,
    summary: 'Invite a person by email',
    access: STAFF,
    body: UserInvitation,
    response: User,
    status: 201,
    versioned: true,
  }),
  updateUser: operation({
    stepUp: true,
    summary: 'Change an account',
    access: STAFF,
    params,
    body: UserChange,
    response: User,
    versioned: true,
  }),
  resendInvitation: operation({
    stepUp: true,
    summary: 'Email a new invitation link and invalidate the previous one; 409 if the account has a password',
    access: STAFF,
    params,
  }),
  deleteUser: operation({
    stepUp: true,
    summary: 'Delete an account and end its sessions',
    access: STAFF,
    params,
    versioned: true,
  }),
  archiveCollector: operation({
    stepUp: true,
    summary: 'Archive a collector: the account leaves the lists and its sessions end until it is restored',
    access: STAFF,
    params,
    response: User,
    versioned: true,
  }),
  restoreCollector: operation({
    stepUp: true,
    summary: 'Restore a collector with the same password: administrators restore any, others only their own',
    access: STAFF,
    params,
    response: User,
    versioned: true,
  }),
};

export type CollectorForm = z.infer<typeof CollectorForm>;
export type UserInvitation = z.infer<typeof UserInvitation>;
export type UserChange = z.infer<typeof UserChange>;
export type User = z.infer<typeof User>;
export type Collector = z.infer<typeof Collector>;
export type UserListQuery = z.infer<typeof UserListQuery>;
export type CollectorListQuery = z.infer<typeof CollectorListQuery>;
