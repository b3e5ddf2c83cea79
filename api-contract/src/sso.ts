import * as z from 'zod/mini';
import { LanguageCode } from './languages';
import { operation } from './operation';
import { ROLES } from './roles';

/** Begins a single sign-on; `returnTo` is the path of the page to show after it. Opened as a page, not called. */
export const SSO_START = '/api/sso/start';

/** Parameter of the sign-in page after the provider's answer, which the browser of the sign-in takes. */
export const SSO_ANSWERED = 'sso';

/** `language` is the one chosen on the page, used for e-mails from then on. */
export const SsoCompletion = z.object({ language: z.optional(LanguageCode) });

export const ssoOperations = {
  completeSso: operation({
    summary: 'Take the session of the single sign-on that this browser began',
    secret: true,
    access: 'public',
    body: SsoCompletion,
    response: z.object({ access_token: z.string(), returnTo: z.string() }),
    status: 200,
  }),
  endSso: operation({
    summary: 'Sign out here, and get the address of the sign-out at the provider',
    secret: true,
    access: ROLES,
    // It carries the ID token as a hint; null where the provider offers no sign-out.
    response: z.object({ addressWithToken: z.nullable(z.string()) }),
    status: 200,
  }),
};
