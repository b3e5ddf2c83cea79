import type { Refusals } from './refusal';

/** Sign-in and own password: shown before sign-in and in Settings. */
export const passwordRefusals = {
  'password-easy': [422, 'This password is too common or too easy to guess'],
  'link-invalid': [422, 'This link appears to be invalid or has expired.'],
} as const satisfies Refusals;

export const signInRefusals = {
  'wrong-credentials': [401, 'Please check your email and password and try again.'],
  'too-many-sign-ins': [429, 'Too many failed sign-ins. Please try again later.'],
} as const satisfies Refusals;

export const ownPasswordRefusals = {
  'password-wrong': [422, 'The current password is not correct'],
  'password-unchanged': [422, 'The new password must differ from the current one'],
} as const satisfies Refusals;

/** Accounts of others. */
export const userRefusals = {
  'email-in-use': [409, 'There is already an account with this email address.'],
  'too-many-invitations': [
    429,
    'Several invitations were sent to this address within an hour. Please send the next one later.',
  ],
  'password-set-already': [409, 'This person has already set a password.'],
  'own-account': [409, 'You cannot delete your own account.'],
  'last-superadmin': [409, 'The last SUPERADMIN cannot be deleted.'],
  'holds-cash': [
    409,
    'This person holds cash of an office or takes part in an open handover. Hand over the cash and end the handover first.',
  ],
} as const satisfies Refusals;

export const accountRefusals = {
  ...signInRefusals,
  ...passwordRefusals,
  ...ownPasswordRefusals,
  ...userRefusals,
};
