import { provisionalText, readProvisional } from './provisional-statement';

const officeId = '01890000-0000-7000-8000-00000000000a';
const pickUp = {
  id: '0199f0aa-0000-7000-8000-000000000001',
  occurredAt: '2026-11-28T08:14:03.250Z',
  lines: [
    { currency: 'DZD', amount: 125_000 },
    { currency: 'EUR', amount: 50.5 },
  ],
} as const;
const contentHash = 'ab'.repeat(32);

test('the code of a provisional receipt names office, pick-up, amounts, time and content', () => {
  const text = provisionalText({ officeId, timeZone: 'Africa/Algiers', contentHash, pickUp });
  expect(encodeURI(text)).toBe(text);
  expect(readProvisional(text)).toEqual({
    officeId,
    pickUpId: pickUp.id,
    seconds: Date.parse('2026-11-28T08:14:03Z') / 1000,
    timeZone: 'Africa/Algiers',
    lines: [
      { currency: 'DZD', minor: '12500000' },
      { currency: 'EUR', minor: '5050' },
    ],
    contentHash,
  });
});

test.each(['', 'P1', '1.key.4711', provisionalText({ officeId, timeZone: 'UTC', contentHash: 'short', pickUp })])(
  '%j is no provisional receipt',
  (text) => {
    expect(readProvisional(text)).toBeUndefined();
  },
);
