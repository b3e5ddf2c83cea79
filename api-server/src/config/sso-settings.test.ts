import { readConfig } from './config';

const PROVIDER = {
  SSO_ISSUER: 'https://id.example/realms/main',
  SSO_CLIENT_ID: 'comptoir',
  SSO_CLIENT_SECRET: 'secret',
};

test('single sign-on is off until it has a provider', () => {
  expect(readConfig({}).sso).toBeUndefined();
  expect(readConfig({ SSO_NAME: 'Contoso', SSO_ONLY: 'on' }).sso).toBeUndefined();
});

test('a provider alone accepts linked accounts only, and leaves passwords', () => {
  expect(readConfig({ ...PROVIDER, PUBLIC_URL: 'https://comptoir.example/' }).sso).toEqual({
    name: 'id.example',
    issuer: 'https://id.example/realms/main',
    clientId: 'comptoir',
    clientSecret: 'secret',
    scopes: 'openid email profile',
    publicUrl: 'https://comptoir.example',
    accounts: 'known',
    linksByEmail: false,
    verifiedClaim: 'email_verified',
    domains: [],
    required: [],
    officeClaim: 'office',
    countryClaim: 'country',
    secondStep: [],
  });
});

test('claims map to roles, also by names of a directory', () => {
  const roles = 'CN=Managers,DC=example=OFFICEMANAGER  desk=ADMIN';
  const { sso } = readConfig({ ...PROVIDER, SSO_ROLE_CLAIM: 'groups', SSO_ROLES: roles, SSO_ACCOUNTS: 'create' });
  expect(sso?.roles).toEqual({
    claim: 'groups',
    values: new Map([
      ['CN=Managers,DC=example', 'OFFICEMANAGER'],
      ['desk', 'ADMIN'],
    ]),
  });
});

test('SSO_ONLY keeps passwords for the listed emails', () => {
  const { sso } = readConfig({ ...PROVIDER, SSO_ONLY: 'on', SSO_BREAK_GLASS: 'Emergency@Comptoir.example' });
  expect(sso?.breakGlass).toEqual(['emergency@comptoir.example']);
});

test.each([
  [{ SSO_ISSUER: 'http://id.example' }, 'SSO_ISSUER must be an https address'],
  [{ SSO_CLIENT_SECRET: '' }, 'SSO_ISSUER needs SSO_CLIENT_ID and SSO_CLIENT_SECRET'],
  [{ SSO_ACCOUNTS: 'create' }, 'SSO_ACCOUNTS=create needs SSO_ROLES'],
  [{ SSO_ROLES: 'desk=CHIEF' }, 'SSO_ROLES has an unknown role: CHIEF'],
  [{ SSO_REQUIRE: 'hd' }, 'SSO_REQUIRE must list pairs'],
  [{ SSO_SCOPES: 'email' }, 'SSO_SCOPES must include openid'],
])('%j is refused', (settings, sentence) => {
  expect(() => readConfig({ ...PROVIDER, ...settings })).toThrow(sentence);
});
