import { createSigner } from 'fast-jwt';
import { overrideReader } from './remote-override';

const options = { origins: ['http://localhost:*'], secret: 'a secret that a test signs overrides with' };
const exp = Math.floor(Date.now() / 1000) + 600;
const claims = {
  sub: '01890000-0000-7000-8000-000000000001',
  remote: 'finance',
  address: 'http://localhost:4312/',
  exp,
};

function signed(changed: object = {}, key = options.secret): string {
  return `a=b; comptoir-override=${createSigner({ algorithm: 'HS256', key })({ ...claims, ...changed })}; c=d`;
}

test('an override signed by the API is taken from the cookie of the browser', () => {
  expect(overrideReader(options)(signed())).toEqual({
    by: claims.sub,
    remote: 'finance',
    address: 'http://localhost:4312/',
    until: new Date(exp * 1000).toISOString(),
  });
});

test.each([
  ['there is none', undefined],
  ['it is forged', signed({}, 'another secret')],
  ['it is over', signed({ exp: exp - 3600 })],
  ['its origin is not allowed any more', signed({ address: 'https://preview.example/' })],
  ['it is not what the API signs', signed({ remote: '../finance' })],
  ['it is no token', 'comptoir-override=eyJhbGciOiJub25lIn0.e30.'],
])('where %s, the page is the published one', (_, cookies) => {
  expect(overrideReader(options)(cookies)).toBeUndefined();
});

test('after a rotation of REMOTE_OVERRIDE_SECRET, pages ignore permissions of the former secret', () => {
  const restarted = overrideReader({ ...options, secret: 'the new secret of API and page servers' });
  expect(restarted(signed())).toBeUndefined();
  expect(restarted(signed({}, 'the new secret of API and page servers'))).toMatchObject({ remote: 'finance' });
});

test('a signed override is ignored where the deployment allows none', () => {
  expect(overrideReader(undefined)(signed())).toBeUndefined();
});
