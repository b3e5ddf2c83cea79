import { ROLES, type Role } from '@comptoir/api-contract/roles';
import type { ClaimValue, SsoRules } from '../sso/sso-rules';
import { StartError } from '../start-error';
import type { EnvironmentValues } from './environment.schema';

const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/;

/**
 * Reads the `SSO_…` settings; undefined without `SSO_ISSUER`.
 *
 * @throws {StartError} `configuration`
 */
export function readSso(values: EnvironmentValues, publicUrl: string): SsoRules | undefined {
  const { SSO_ISSUER: issuer, SSO_CLIENT_ID: clientId, SSO_CLIENT_SECRET: clientSecret } = values;
  if (issuer === undefined) return undefined;
  if (!issuer.startsWith('https://') && !LOCAL.test(issuer)) {
    throw configurationError('SSO_ISSUER must be an https address; http is for a provider on this machine only.');
  }
  if (clientId === undefined || clientSecret === undefined) {
    throw configurationError('SSO_ISSUER needs SSO_CLIENT_ID and SSO_CLIENT_SECRET.');
  }
  const roles = rolesOf(values);
  if (values.SSO_ACCOUNTS === 'create' && !roles) {
    throw configurationError('SSO_ACCOUNTS=create needs SSO_ROLES, the roles of new accounts.');
  }
  return {
    name: values.SSO_NAME ?? new URL(issuer).hostname,
    issuer,
    clientId,
    clientSecret,
    scopes: values.SSO_SCOPES ?? 'openid email profile',
    publicUrl,
    accounts: values.SSO_ACCOUNTS ?? 'known',
    linksByEmail: values.SSO_LINK_EMAIL === 'on',
    verifiedClaim: values.SSO_VERIFIED_CLAIM ?? 'email_verified',
    domains: words(values.SSO_DOMAINS).map((domain) => domain.toLowerCase()),
    required: pairs('SSO_REQUIRE', values.SSO_REQUIRE),
    ...(roles && { roles }),
    officeClaim: values.SSO_OFFICE_CLAIM ?? 'office',
    countryClaim: values.SSO_COUNTRY_CLAIM ?? 'country',
    secondStep: pairs('SSO_SECOND_STEP', values.SSO_SECOND_STEP),
    ...(values.SSO_ONLY === 'on' && {
      breakGlass: words(values.SSO_BREAK_GLASS).map((email) => email.toLowerCase()),
    }),
  };
}

function rolesOf(values: EnvironmentValues): SsoRules['roles'] {
  if (values.SSO_ROLES === undefined) return undefined;
  const found = new Map<string, Role>();
  for (const { claim: value, value: name } of pairs('SSO_ROLES', values.SSO_ROLES)) {
    const role = ROLES.find((one) => one === name);
    if (!role) throw configurationError(`SSO_ROLES has an unknown role: ${name}. Roles are ${ROLES.join(', ')}.`);
    found.set(value, role);
  }
  return { claim: values.SSO_ROLE_CLAIM ?? 'roles', values: found };
}

/** `name=value name=value`; a name may contain `=`, as those of directories do, a value may not. */
function pairs(setting: string, text: string | undefined): ClaimValue[] {
  return words(text).map((word) => {
    const [, claim, value] = /^(.+)=([^=]+)$/.exec(word) ?? [];
    if (claim === undefined || value === undefined)
      throw configurationError(`${setting} must list pairs like name=value.`);
    return { claim, value };
  });
}

function words(text = ''): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function configurationError(sentence: string): StartError {
  return new StartError('configuration', sentence);
}
