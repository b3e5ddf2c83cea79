import { changesOf } from './changes-of';
import { historyMessage } from './history-messages';

function sentences(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  return changesOf({ before, after }, historyMessage).map((text) => text.replaceAll(/[\u2068\u2069]/g, ''));
}

test('a changed value is shown with the previous one', () => {
  expect(sentences({ name: 'Algiers', city: 'Algiers' }, { name: 'Algiers Port', city: 'Algiers' })).toEqual([
    'Name changed from “Algiers” to “Algiers Port”',
  ]);
});

test('added and removed values are reported as such', () => {
  expect(sentences({ phone: null }, { phone: '+213 555' })).toEqual(['Phone set to “+213 555”']);
  expect(sentences({ phone: '+213 555' }, { phone: null })).toEqual(['Phone “+213 555” removed']);
});

test('codes are translated: countries, roles, states, yes and no', () => {
  expect(sentences({ countryCode: 'DZ' }, { countryCode: 'FR' })).toEqual([
    'Country changed from “Algeria” to “France”',
  ]);
  expect(sentences({ verified: false }, { verified: true })).toEqual(['Account verified changed from “no” to “yes”']);
  expect(sentences({ status: 'UNCOLLECTED' }, { status: 'COLLECTED_WITH_ISSUES' })).toEqual([
    'Status changed from “Not collected” to “Collected with issues”',
  ]);
});

test('amounts have their currency, instants their day, people their name', () => {
  const before = {
    scheduledAmount: 1200.5,
    currency: 'DZD',
    scheduledCollectionDate: '2026-11-20T12:00:00.000Z',
    collectorId: 'a',
    collector: { id: 'a', name: 'Yacine' },
  };
  const after = {
    ...before,
    scheduledAmount: 1300,
    scheduledCollectionDate: '2026-11-21T12:00:00.000Z',
    collectorId: 'b',
    collector: { id: 'b', name: 'Sofiane' },
  };
  expect(sentences(before, after)).toEqual([
    'Collector changed from “Yacine” to “Sofiane”',
    expect.stringMatching(/^Scheduled date changed from “20\/11\/2026 .*” to “21\/11\/2026 .*”$/),
    'Scheduled amount changed from “DA\u00A01,200.50” to “DA\u00A01,300.00”',
  ]);
});

test('changes of a series are described, its rule only as changed', () => {
  const before = {
    rrule: 'FREQ=WEEKLY;BYDAY=MO',
    startDate: '2026-11-02',
    localTime: null,
    holidayRule: 'SKIP',
    until: null,
    isPaused: false,
  };
  const after = {
    rrule: 'FREQ=WEEKLY;BYDAY=TU',
    startDate: '2026-11-03',
    localTime: '09:30',
    holidayRule: 'BEFORE',
    until: '2026-12-31',
    isPaused: true,
  };
  expect(sentences(before, after)).toEqual([
    'First day changed from “02/11/2026” to “03/11/2026”',
    'Last day set to “31/12/2026”',
    'Time set to “09:30”',
    'On closed days changed from “No collection” to “On the open day before”',
    'Paused changed from “no” to “yes”',
    'The repetition was changed',
  ]);
});

test('time zone and limits of an office are included', () => {
  expect(sentences({ timeZone: 'Africa/Algiers' }, { timeZone: 'Europe/Paris' })).toEqual([
    'Time zone changed from “Africa/Algiers” to “Europe/Paris”',
  ]);
  const limits = [
    { currency: 'EUR', amount: 100 },
    { currency: 'DZD', amount: 5000 },
  ];
  expect(sentences({ balanceLimits: [] }, { balanceLimits: limits })).toEqual([
    'Balance limits set to “€100.00, DA\u00A05,000.00”',
  ]);
});

test('location and notes are reported once as changed', () => {
  const before = { lat: 36.7, lon: 3.05, collectionNotes: [] };
  expect(sentences(before, { ...before, lat: 36.8, lon: 3.06 })).toEqual(['The place on the map was moved']);
  expect(sentences(before, { ...before, collectionNotes: [{ note: 'Ring twice' }] })).toEqual(['A note was added']);
});

test('derived values are excluded', () => {
  expect(
    sentences({ id: '1', collectorsAmount: 1, admins: [] }, { id: '1', collectorsAmount: 2, admins: ['A'] }),
  ).toEqual([]);
});

test('created and deleted records have no changes', () => {
  expect(changesOf({ before: null, after: { name: 'Algiers' } }, historyMessage)).toEqual([]);
  expect(changesOf({ before: { name: 'Algiers' }, after: null }, historyMessage)).toEqual([]);
});

test('an added or removed file is reported by name', () => {
  expect(sentences({}, { file: 'receipt.jpg' })).toEqual(['File “receipt.jpg” added']);
  expect(sentences({ file: 'receipt.jpg' }, {})).toEqual(['File “receipt.jpg” removed']);
});

test('a correction and a reversal are reported with their reason', () => {
  expect(
    sentences(
      { collectedAmount: 500, currency: 'USD' },
      { collectedAmount: 450, currency: 'USD', correctionReason: 'Counted again' },
    ),
  ).toEqual(['Collected amount changed from “$500.00” to “$450.00”', 'Reason: “Counted again”']);
  expect(sentences({}, { reversed: 'Booked twice' })).toEqual(['Reversed: “Booked twice”']);
  expect(sentences({ reversal: null }, { reversal: { reason: 'Wrong rate', by: 'Nadia' } })).toEqual([
    'Reversed: “Wrong rate”',
  ]);
});
