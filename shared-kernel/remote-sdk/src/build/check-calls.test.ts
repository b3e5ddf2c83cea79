import { descriptorOf } from './exposed-modules';
import { defineRemote } from '@comptoir/kernel/remote/config';
import type { FirstCall } from '@comptoir/kernel/internal/remote/first-call.schema';

const built = (...calls: FirstCall[]) =>
  descriptorOf(
    defineRemote({
      name: 'fleet',
      areas: [{ path: '/fleet', module: './src/fleet.area.tsx', title: { en: 'Fleet' }, needs: 'office', calls }],
      navigation: [],
      widgets: [],
    }),
    '1.0.0',
  );

test('the first calls of a page are part of the descriptor', () => {
  const calls = [
    { get: '/suppliers?officeId={office}&search={?search}&trade={?trade=false}&from={day:-30}' },
    { at: '/{id}', get: '/agencies/{id}', roles: ['ADMIN' as const] },
  ];
  expect(built(...calls).areas[0]?.calls).toEqual(calls);
});

test.each([
  ['/trucks', 'the API has no GET /trucks'],
  ['/logout', 'the API has no GET /logout'],
  ['/events', 'the API has no GET /events'],
  ['/agencies/{id}', 'there is no {id}'],
  ['/agencies?officeId={bureau}', 'there is no {bureau}'],
  ['/agencies?officeId={the office}', 'text in braces cannot be read'],
  ['https://elsewhere.example/agencies', 'An address below /api'],
])('%s is refused by the build and on publishing', (get, error) => {
  expect(() => built({ get })).toThrow(error);
});

test('an area has at most a few first calls', () => {
  const calls = Array.from({ length: 5 }, (_, page) => ({ get: `/agencies?page=${page}` }));
  expect(() => built(...calls)).toThrow('/fleet begins with more than 4 calls');
});

test('a widget has at most a few first calls, which are validated alike', () => {
  const withWidget = (...calls: FirstCall[]) =>
    descriptorOf(
      defineRemote({
        name: 'fleet',
        areas: [],
        navigation: [],
        widgets: [{ slot: 'dashboard', module: './src/trips.widget.tsx', order: 1, calls }],
      }),
      '1.0.0',
    );
  const call = { get: '/overview?officeId={office}&timeZone={zone}' };
  expect(withWidget(call).widgets[0]?.calls).toEqual([call]);
  expect(() => withWidget({ get: '/trucks' })).toThrow('the API has no GET /trucks');
  expect(() => withWidget(call, call, call, call, call)).toThrow('./trips begins with more than 4 calls');
});
