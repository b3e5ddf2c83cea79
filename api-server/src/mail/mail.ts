import { LanguageCode } from '@comptoir/api-contract/languages';
import { RoleName } from '@comptoir/api-contract/values';
import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE } from '../language/preferred-language';

const person = { to: z.string(), name: z.string(), language: z._default(LanguageCode, DEFAULT_LANGUAGE) };

/** Where an invited person is to work: the name of an office, or the code of a country. */
const place = z.union([z.object({ office: z.string() }), z.object({ countryCode: z.string() })]);

/** A mail before it is written out; `token` goes into its link. Moments are ISO text. */
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
  /** Of which no more is known: it was queued before invitations said who invites. */
  z.object({ template: z.literal('plain-invitation'), ...person, token: z.string() }),
  z.object({ template: z.literal('password-reset'), ...person, token: z.string() }),
  /** How much of each kind is open in an inbox. */
  z.object({
    template: z.literal('inbox'),
    ...person,
    counts: z.array(z.object({ kind: z.string(), count: z.int() })),
  }),
  z.object({ template: z.literal('address-changed'), ...person, by: z.string() }),
  /** To somebody who has an account already. */
  z.object({ template: z.literal('second-invitation'), ...person, inviter: z.string(), role: RoleName, place }),
  z.object({
    template: z.literal('remote-demoted'),
    ...person,
    remote: z.string(),
    version: z.string(),
    /** For how many people it failed within an hour, of how many views, and how. */
    people: z.int(),
    views: z.int(),
    reason: z.string(),
    /** The version that took its place. */
    instead: z.string(),
  }),
  z.object({
    template: z.literal('collection-notice'),
    ...person,
    scheduledAt: z.string(),
    /** Whether it was agreed for that minute. */
    hasTime: z.boolean(),
    /** IANA name. */
    timeZone: z.string(),
    collectionId: z.string(),
    collector: z.object({ name: z.string(), phone: z.nullable(z.string()) }),
    /** `city` is unknown in a notice of an earlier form. */
    office: z.object({ name: z.string(), city: z.nullable(z.string()) }),
  }),
]);

/** Forms that mails were queued in before `0015-languages`, when all of them were in English and in UTC. */
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

/** A mail as it waits in the outbox, possibly since before an upgrade. */
export const QueuedMail = z.union([Mail, EarlierMail]);

export type Mail = z.infer<typeof Mail>;
