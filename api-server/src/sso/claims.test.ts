import { hasSecondStep, requireAllowed, roleOf, valuesOf, verifiedEmail } from './claims';
import { returnPath } from './return-path';
import type { SsoRules } from './sso-rules';

const RULES: SsoRules = {
  name: 'Contoso',
  issuer: 'https://id.example',
  clientId: 'comptoir',
  clientSecret: 'secret',
  scopes: 'openid',
  publicUrl: 'https://comptoir.example',
  accounts: 'known',
  linksByEmail: true,
  verifiedClaim: 'email_verified',
  domains: [],
  required: [],
  officeClaim: 'office',
  countryClaim: 'country',
  secondStep: [],
};

test('a claim has one value, several, or is inside of another', () => {
  const claims = { hd: 'a.example', groups: ['desk', 'cash'], realm_access: { roles: ['admin'] }, 'x.y': 1 };
  expect(valuesOf(claims, 'hd')).toEqual(['a.example']);
  expect(valuesOf(claims, 'groups')).toEqual(['desk', 'cash']);
  expect(valuesOf(claims, 'realm_access.roles')).toEqual(['admin']);
  expect(valuesOf(claims, 'x.y')).toEqual(['1']);
  for (const absent of ['other', 'hd.length', 'realm_access', 'constructor.name', 'groups.0.0']) {
    expect(valuesOf(claims, absent)).toEqual([]);
  }
});

test('only a verified email counts', () => {
  const email = 'Person@Comptoir.example';
  for (const verified of [true, 'true', 1]) {
    expect(verifiedEmail(RULES, { email, email_verified: verified })).toBe('person@comptoir.example');
  }
  // The Kelvin sign and a capital I with a dot: letters of other addresses in lower case.
  for (const other of ['\u212Aarim@comptoir.example', 'l\u0130na@comptoir.example', 'a b@comptoir.example', '']) {
    expect(verifiedEmail(RULES, { email: other, email_verified: true })).toBeUndefined();
  }
  for (const verified of [undefined, false, 'false', 0, 'yes', ['false', 'true']]) {
    expect(verifiedEmail(RULES, { email, email_verified: verified })).toBeUndefined();
  }
});

test('domains need a verified email, and all required claims are needed', () => {
  const rules = { ...RULES, domains: ['comptoir.example'], required: [{ claim: 'groups', value: 'staff' }] };
  const person = { email: 'a@comptoir.example', email_verified: true, groups: ['staff'] };
  expect(() => requireAllowed(rules, person)).not.toThrow();
  const others = [
    { ...person, email_verified: false },
    { ...person, email: 'a@comptoir.example.evil.example' },
    { ...person, email: '"a@comptoir.example"@evil.example' },
    { ...person, groups: ['guests'] },
    {},
  ];
  for (const claims of others) expect(() => requireAllowed(rules, claims)).toThrow('may not be used here');
});

test('a role is one that the claims name, and ambiguous claims give none', () => {
  const roles = new Map([
    ['desk', 'OFFICEMANAGER'],
    ['chief', 'OFFICEMANAGER'],
    ['head', 'ADMIN'],
  ] as const);
  const rules = { ...RULES, roles: { claim: 'groups', values: roles } };
  expect(roleOf(RULES, {})).toBeUndefined();
  expect(roleOf(rules, { groups: ['other', 'desk', 'chief'] })).toBe('OFFICEMANAGER');
  for (const groups of [[], ['other'], ['desk', 'head'], { desk: true }]) {
    expect(() => roleOf(rules, { groups })).toThrow('does not have the role');
  }
});

test('one of the listed values states a second step', () => {
  const rules = {
    ...RULES,
    secondStep: [
      { claim: 'amr', value: 'mfa' },
      { claim: 'acr', value: 'phr' },
    ],
  };
  expect(hasSecondStep(rules, { amr: ['pwd', 'mfa'] })).toBe(true);
  expect(hasSecondStep(rules, { acr: 'phr' })).toBe(true);
  expect(hasSecondStep(rules, { amr: ['pwd'], acr: '1' })).toBe(false);
  expect(hasSecondStep(RULES, { amr: ['mfa'] })).toBe(false);
});

test.each([
  ['/agencies?page=2', '/agencies?page=2'],
  ['/a/../money-book', '/money-book'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/api/sso/start', '/'],
  ['/auth/login?sso', '/'],
  [`/${'a'.repeat(2_001)}`, '/'],
  [undefined, '/'],
])('the return path %s leads to %s', (requested, path) => {
  expect(returnPath(requested, 'https://comptoir.example')).toBe(path);
});
