import { atThisPace } from './deadlines';

const configured = { manifest: 3000, entry: 5000, firstRender: 5000 };

test.each([
  ['a fast start keeps the deadlines', 300, configured],
  ['a slow start lengthens those below three times its duration', 1500, { ...configured, manifest: 4500 }],
  ['a start of 4 s lengthens all', 4000, { manifest: 12_000, entry: 12_000, firstRender: 12_000 }],
  ['a page that waited for long has a minute', 600_000, { manifest: 60_000, entry: 60_000, firstRender: 60_000 }],
])('%s', (_title, startup, deadlines) => {
  expect(atThisPace(configured, startup)).toEqual(deadlines);
});
