import { readRemoteOverrides } from './remote-overrides';

const REMOTE_OVERRIDE_SECRET = 'a secret of more than thirty-two characters';

it('allows nothing without listed origins', () => {
  expect(readRemoteOverrides({ REMOTE_OVERRIDE_SECRET })).toBeUndefined();
  expect(readRemoteOverrides({ REMOTE_OVERRIDE_ORIGINS: ' ', REMOTE_OVERRIDE_SECRET })).toBeUndefined();
});

it('accepts origins, also with any port or subdomain', () => {
  const origins = ['https://preview.example', 'http://localhost:*', 'https://*.preview.example'];
  expect(readRemoteOverrides({ REMOTE_OVERRIDE_ORIGINS: origins.join(' '), REMOTE_OVERRIDE_SECRET })).toEqual({
    origins,
    secret: REMOTE_OVERRIDE_SECRET,
  });
});

it.each(['*', 'https://*', 'preview.example', 'https://preview.example/finance', "https://x.example 'unsafe-eval'"])(
  'refuses %s as an origin',
  (list) => {
    expect(() => readRemoteOverrides({ REMOTE_OVERRIDE_ORIGINS: list, REMOTE_OVERRIDE_SECRET })).toThrow(
      'REMOTE_OVERRIDE_ORIGINS must list origins',
    );
  },
);

it('requires a secret', () => {
  const REMOTE_OVERRIDE_ORIGINS = 'http://localhost:*';
  expect(() => readRemoteOverrides({ REMOTE_OVERRIDE_ORIGINS, REMOTE_OVERRIDE_SECRET: 'short' })).toThrow(
    'needs REMOTE_OVERRIDE_SECRET of at least 32 characters',
  );
});
