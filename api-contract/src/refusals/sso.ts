import type { Refusals } from './refusal';

/** Single sign-on. */
export const ssoRefusals = {
  'sso-off': [409, 'Single sign-on is not set up here.'],
  'sso-away': [503, 'The sign-in service of your organisation cannot be reached. Try again in a minute.'],
  'sso-refused': [403, 'The sign-in was cancelled, or your organisation refused it.'],
  'sso-expired': [422, 'This sign-in took too long, or began in another browser. Please begin again.'],
  'sso-invalid': [422, 'The answer of the sign-in service could not be verified. Please begin again.'],
  'sso-clock': [
    422,
    'The clocks of this server and of the sign-in service differ. Please tell an administrator, and try again later.',
  ],
  'sso-not-allowed': [403, 'Your account at the sign-in service may not be used here.'],
  'sso-unknown': [403, 'There is no account for you here. Please ask an administrator to invite you.'],
  'sso-deactivated': [403, 'Your account here is no longer active. Please ask an administrator.'],
  'sso-role': [403, 'Your account at the sign-in service does not have the role that it needs here.'],
  'sso-office': [403, 'Your account at the sign-in service does not name an office or a country that exists here.'],
  'sso-only': [403, 'Passwords are switched off for this account. Sign in with your organisation.'],
} as const satisfies Refusals;

export type SsoRefusal = keyof typeof ssoRefusals;
