import { readConfig } from './config';

const SECRETS = { FACTOR: 'f'.repeat(32), BEFORE: 'b'.repeat(32), JWT: 'j'.repeat(32), NEXT: 'n'.repeat(32) };

test('SECOND_STEP lists the policies of roles', () => {
  const { factors } = readConfig({ SECOND_STEP: 'SUPERADMIN=required:14  ADMIN=offered\nCOLLECTOR=off' });
  expect(factors?.rules.policies).toEqual({
    SUPERADMIN: { kind: 'required', days: 14 },
    ADMIN: { kind: 'offered' },
    COLLECTOR: { kind: 'off' },
  });
  expect(readConfig({ SECOND_STEP: '' }).factors?.rules.policies).toEqual({});
});

test.each(['ADMIN', 'ADMIN=on', 'ADMIN=required', 'ADMIN=required:-1', 'MANAGER=offered', 'ADMIN=off ADMIN=offered'])(
  'SECOND_STEP=%s is refused',
  (text) => {
    expect(() => readConfig({ SECOND_STEP: text })).toThrow('SECOND_STEP must list roles');
  },
);

test('FACTOR_SECRET seals; it, former secrets and token secrets open', () => {
  const tokens = { JWT_SECRET: SECRETS.JWT, JWT_SECRET_NEXT: SECRETS.NEXT };
  expect(readConfig(tokens).factors?.secrets).toEqual([SECRETS.JWT, SECRETS.NEXT]);
  const own = { FACTOR_SECRET: SECRETS.FACTOR, FACTOR_SECRET_BEFORE: SECRETS.BEFORE };
  expect(readConfig({ ...tokens, ...own }).factors?.secrets).toEqual([
    SECRETS.FACTOR,
    SECRETS.JWT,
    SECRETS.NEXT,
    SECRETS.BEFORE,
  ]);
  expect(() => readConfig({ FACTOR_SECRET_BEFORE: SECRETS.BEFORE })).toThrow('FACTOR_SECRET_BEFORE needs');
});
