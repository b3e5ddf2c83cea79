import { LanguageCode } from '@comptoir/api-contract/languages';
import { Month, MonthSum } from '@comptoir/api-contract/month-report';
import { RoleName } from '@comptoir/api-contract/values';
import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE } from '../language/preferred-language';

const person = { to: z.string(), name: z.string(), language: z._default(LanguageCode, DEFAULT_LANGUAGE) };

const place = z.union([z.object({ office: z.string() }), z.object({ countryCode: z.string() })]);

/** Mail before rendering; `token` is part of the link, moments are ISO text. */
export const Mail = z.discriminatedUnion('template', [
  z.object({
    template: z.literal('invitation'),
    ...person,
    token: z.string(),
    inviter: z.string(),
    role: RoleName,
    place,
    expiresAt: z.string(),
    timeZone: z.string(),
  }),
  /** Queued before invitations named the inviter. */
  z.object({ template: z.literal('plain-invitation'), ...person, token: z.string() }),
  z.object({ template: z.literal('password-reset'), ...person, token: z.string() }),
  z.object({
    template: z.literal('inbox'),
    ...person,
    counts: z.array(z.object({ kind: z.string(), count: z.int() })),
  }),
  /** Never queued: written when it is sent. */
  z.object({
    template: z.literal('month'),
    ...person,
    month: Month,
    sums: z.array(MonthSum),
    late: z.int(),
    unanswered: z.int(),
  }),
  z.object({ template: z.literal('address-changed'), ...person, by: z.string() }),
  /** `by` is null for the command of an operator. */
  z.object({ template: z.literal('second-steps-removed'), ...person, by: z.nullable(z.string()) }),
  z.object({ template: z.literal('second-invitation'), ...person, inviter: z.string(), role: RoleName, place }),
  z.object({
    template: z.literal('remote-demoted'),
    ...person,
    remote: z.string(),
    version: z.string(),
    people: z.int(),
    views: z.int(),
    reason: z.string(),
    instead: z.string(),
  }),
  z.object({
    template: z.literal('remote-crashed'),
    ...person,
    remote: z.string(),
    version: z.string(),
    reason: z.string(),
    message: z.string(),
    /** First frame of the stack, in the sources. */
    place: z.string(),
  }),
  z.object({
    template: z.literal('collection-notice'),
    ...person,
    scheduledAt: z.string(),
    hasTime: z.boolean(),
    /** IANA name. */
    timeZone: z.string(),
    collectionId: z.string(),
    collector: z.object({ name: z.string(), phone: z.nullable(z.string()) }),
    /** `city` is null in older queued mails. */
    office: z.object({ name: z.string(), city: z.nullable(z.string()) }),
  }),
]);

/** Queued before migration `0015-languages`, in English and UTC. */
const EarlierMail = z.pipe(
  z.discriminatedUnion('template', [
    z.object({ template: z.literal('invitation'), ...person, token: z.string() }),
    z.object({
      template: z.literal('collection-notice'),
      ...person,
      scheduledAt: z.string(),
      collectionId: z.string(),
      collector: z.string(),
      office: z.string(),
    }),
  ]),
  z.transform((mail): Mail => {
    if (mail.template === 'invitation') return { ...mail, template: 'plain-invitation' };
    const { collector, office } = mail;
    return {
      ...mail,
      hasTime: true,
      timeZone: 'UTC',
      collector: { name: collector, phone: null },
      office: { name: office, city: null },
    };
  }),
);

/** May have been queued before an upgrade. */
export const QueuedMail = z.union([Mail, EarlierMail]);

export type Mail = z.infer<typeof Mail>;
