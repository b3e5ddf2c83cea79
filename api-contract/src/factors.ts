import { EMAIL_LIMIT } from './email';
import * as z from 'zod/mini';
import { LanguageCode } from './languages';
import { operation } from './operation';
import { ADMINS, ROLES } from './roles';
import { Id, NOTE_LIMIT, requiredText } from './values';

export const FACTOR_KINDS = ['TOTP', 'PASSKEY'] as const;

/** Policy of a role: no second step, one for people who want it, or one for everyone after some days. */
export const FACTOR_POLICIES = ['off', 'offered', 'required'] as const;

/** Step that a sign-in waits for: a code, or first a new authenticator app where one is required. */
export const SIGN_IN_STEPS = ['factor', 'enrolment'] as const;

/** Number of recovery codes of a person. */
export const RECOVERY_CODES = 10;

const CODE_MESSAGE = 'Enter the code';

const ticket = z.string().check(z.minLength(1), z.maxLength(100));

/** Six digits of an authenticator app, or a recovery code; spaces and dashes are ignored. */
const oneTimeCode = z.string(CODE_MESSAGE).check(
  z.overwrite((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
  z.minLength(6, CODE_MESSAGE),
  z.maxLength(32, CODE_MESSAGE),
);

export const CodeForm = z.object({ oneTimeCode });

/** `values` of the refusal `second-step` of `login`. */
export const SignInStep = z.object({
  step: z.enum(SIGN_IN_STEPS),
  ticket: z.string(),
  /** Setting of the deployment, whether the person has one or not. */
  passkeys: z.enum(['on', 'off']),
});

export const FactorTicket = z.object({ ticket });

/** `language` is the one chosen on the page, used for e-mails from then on. */
export const SecondStep = z.object({ ticket, oneTimeCode, language: z.optional(LanguageCode) });

/** A new authenticator app: `secret` in base32, and `uri` with it for a QR code. */
export const AppSetup = z.object({ ticket: z.string(), secret: z.string(), uri: z.string() });

export const FactorPassword = z.object({
  password: z.string('Password is required').check(z.minLength(1, 'Password is required'), z.maxLength(1024)),
});

/** Beginning of a new second step; people without a password leave it out, soon after a sign-in. */
export const FactorBeginning = z.partial(FactorPassword);

/** Options and credentials of WebAuthn Level 3 as JSON, for `PublicKeyCredential.parse…FromJSON` and from `toJSON`. */
const webAuthn = z.record(z.string(), z.unknown());

export const PasskeyOptions = z.object({ ticket: z.string(), options: webAuthn });

export const PasskeyCredential = z.object({ ticket, credential: webAuthn });

/** With the ticket of a sign-in that waits for its second step; without, the passkey is the only step. */
export const PasskeyBeginning = z.object({ ticket: z.optional(ticket) });

export const PasskeySignIn = z.extend(PasskeyCredential, { language: z.optional(LanguageCode) });

export const NewFactor = z.object({ ticket, oneTimeCode });

export const Factor = z.object({
  id: Id,
  kind: z.enum(FACTOR_KINDS),
  /** Browser and system that added a passkey; empty if unknown. */
  name: z.string(),
  createdDate: z.string(),
  lastUsedDate: z.nullable(z.string()),
});

/** Second steps of the caller. */
export const FactorOverview = z.object({
  policy: z.enum(FACTOR_POLICIES),
  /** True if passkeys are offered as well. */
  passkeys: z.boolean(),
  /** Time from which a sign-in needs a second step; null where none is required. */
  requiredDate: z.nullable(z.string()),
  factors: z.array(Factor),
  /** Number of unused recovery codes. */
  recoveryCodesLeft: z.int(),
  /** The account has no password: a new second step needs a sign-in of the last ten minutes. */
  freshSignIn: z.optional(z.literal(true)),
});

/** Shown once. */
const recoveryCodes = z.array(z.string());

/** The email is the one that the caller saw: another one would get the mails and the new sign-in. */
export const SecondStepsRemoval = z.object({
  reason: requiredText('Reason is required', NOTE_LIMIT),
  email: z.string().check(z.maxLength(EMAIL_LIMIT)),
});

export const factorOperations = {
  completeSignIn: operation({
    summary: 'Finish a sign-in with a code of an authenticator app, or a recovery code',
    secret: true,
    access: 'public',
    body: SecondStep,
    // Codes of a first authenticator app, or the number of codes left after one was used.
    response: z.object({
      access_token: z.string(),
      recoveryCodes: z.optional(recoveryCodes),
      recoveryCodesLeft: z.optional(z.int()),
    }),
    status: 200,
  }),
  beginEnrolment: operation({
    summary: 'Begin to add the authenticator app that a sign-in requires',
    secret: true,
    access: 'public',
    body: FactorTicket,
    response: AppSetup,
    status: 200,
  }),
  beginPasskeySignIn: operation({
    summary: 'Begin a sign-in with a passkey, as the only or the second step',
    secret: true,
    access: 'public',
    body: PasskeyBeginning,
    response: PasskeyOptions,
    status: 200,
  }),
  completePasskeySignIn: operation({
    summary: 'Finish a sign-in with a passkey',
    secret: true,
    access: 'public',
    body: PasskeySignIn,
    response: z.object({ access_token: z.string() }),
    status: 200,
  }),
  listFactors: operation({
    summary: 'Second steps of the caller, and the policy of the role',
    access: ROLES,
    response: FactorOverview,
  }),
  beginFactor: operation({
    summary: 'Begin to add an authenticator app',
    secret: true,
    access: ROLES,
    body: FactorBeginning,
    response: AppSetup,
    status: 200,
  }),
  addFactor: operation({
    summary: 'Add an authenticator app with its first code; ends the other sessions and returns recovery codes',
    secret: true,
    access: ROLES,
    body: NewFactor,
    response: z.object({ recoveryCodes }),
    status: 201,
  }),
  beginPasskey: operation({
    summary: 'Begin to add a passkey',
    secret: true,
    access: ROLES,
    body: FactorBeginning,
    response: PasskeyOptions,
    status: 200,
  }),
  addPasskey: operation({
    summary: 'Add a passkey; ends the other sessions, and returns recovery codes with the first second step',
    secret: true,
    access: ROLES,
    body: PasskeyCredential,
    response: z.object({ recoveryCodes: z.nullable(recoveryCodes) }),
    status: 201,
  }),
  removeFactor: operation({
    summary: 'Remove a second step, after a confirmation of the session',
    access: ROLES,
    params: z.object({ id: Id }),
  }),
  renewRecoveryCodes: operation({
    summary: 'Replace the recovery codes, after a confirmation of the session',
    access: ROLES,
    secret: true,
    response: z.object({ recoveryCodes }),
    status: 200,
  }),
  confirmSession: operation({
    summary: 'Confirm the session with a code, for ten minutes',
    secret: true,
    access: ROLES,
    body: CodeForm,
  }),
  getSecondSteps: operation({
    summary: 'Number of second steps of an account that the caller administers',
    access: ADMINS,
    params: z.object({ id: Id }),
    response: z.object({ count: z.int(), email: z.string() }),
  }),
  removeSecondSteps: operation({
    stepUp: true,
    approval: ['FACTOR_REMOVAL'],
    summary:
      'Ask another administrator to remove the second steps of an account, whose device is lost, and end its sessions',
    access: ADMINS,
    params: z.object({ id: Id }),
    body: SecondStepsRemoval,
  }),
  beginPasskeyConfirmation: operation({
    summary: 'Begin to confirm the session with a passkey',
    secret: true,
    access: ROLES,
    response: PasskeyOptions,
    status: 200,
  }),
  confirmWithPasskey: operation({
    summary: 'Confirm the session with a passkey, for ten minutes',
    secret: true,
    access: ROLES,
    body: PasskeyCredential,
  }),
};

export type FactorKind = (typeof FACTOR_KINDS)[number];
export type FactorPolicy = (typeof FACTOR_POLICIES)[number];
export type SignInStep = z.infer<typeof SignInStep>;
export type Factor = z.infer<typeof Factor>;
export type FactorOverview = z.infer<typeof FactorOverview>;
export type AppSetup = z.infer<typeof AppSetup>;
