import { MapsConfig } from './maps-config.schema';

test('the bundled map needs no settings', () => {
  expect(MapsConfig.parse({ provider: 'builtin' })).toEqual({ provider: 'builtin' });
});

test('Google needs a key, tiles a URL', () => {
  expect(MapsConfig.safeParse({ provider: 'google' }).success).toBe(false);
  expect(MapsConfig.safeParse({ provider: 'google', googleKey: 'k' }).success).toBe(true);
  expect(MapsConfig.safeParse({ provider: 'tiles' }).success).toBe(false);
  expect(MapsConfig.safeParse({ provider: 'tiles', tileUrl: '/t/{z}/{x}/{y}.png' }).success).toBe(true);
});

test('another provider is refused', () => {
  expect(MapsConfig.safeParse({ provider: 'paper' }).success).toBe(false);
});
