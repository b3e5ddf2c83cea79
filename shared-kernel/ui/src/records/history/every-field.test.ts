import { AgencyChange } from '@comptoir/api-contract/agencies';
import { CollectionChange } from '@comptoir/api-contract/collections';
import { OfficeChange } from '@comptoir/api-contract/offices';
import { SeriesChange } from '@comptoir/api-contract/pick-up-series';
import { SupplierChange } from '@comptoir/api-contract/suppliers';
import { UserChange } from '@comptoir/api-contract/users';
import { changesOf } from './changes-of';
import { historyMessage } from './history-messages';

const FIELDS = [
  ...new Set(
    [AgencyChange, CollectionChange, OfficeChange, SeriesChange, SupplierChange, UserChange].flatMap((change) =>
      Object.keys(change.shape),
    ),
  ),
];

/** Fields excluded from the history, with the reason. */
const UNTOLD: Readonly<Record<string, string>> = {
  recordedAt: 'the collection date says it',
  recordingId: 'a name that nobody reads',
  issueClarified: 'the page of the pick-up says whether an issue is open',
};

/** Values of each field before and after a change. */
const CHANGED: Readonly<Record<string, readonly [unknown, unknown]>> = {
  agencyId: [{ agency: { name: 'Audin' } }, { agency: { name: 'Didouche' } }],
  collectorId: [{ collector: { name: 'Yacine' } }, { collector: { name: 'Amel' } }],
  officeId: [{ office: { name: 'Oran' } }, { office: { name: 'Algiers' } }],
  scheduledCollectionDate: [
    { scheduledCollectionDate: '2026-11-20T12:00:00.000Z' },
    { scheduledCollectionDate: '2026-11-21T12:00:00.000Z' },
  ],
  hasTime: [{ hasTime: false }, { hasTime: true }],
  currency: [{ currency: 'USD' }, { currency: 'EUR' }],
  scheduledAmount: [{ scheduledAmount: 10 }, { scheduledAmount: 20 }],
  collectedAmount: [{ collectedAmount: null }, { collectedAmount: 20 }],
  roundPosition: [{ roundPosition: 1 }, { roundPosition: 2 }],
  alertBefore2Hours: [{ alertBefore2Hours: false }, { alertBefore2Hours: true }],
  alertBefore24Hours: [{ alertBefore24Hours: false }, { alertBefore24Hours: true }],
  collectionNotes: [{ collectionNotes: [] }, { collectionNotes: [{ note: 'Ring twice' }] }],
  status: [{ status: 'UNCOLLECTED' }, { status: 'UNCOLLECTED_WITH_ISSUES' }],
  isPaused: [{ isPaused: false }, { isPaused: true }],
  platform: [{}, { platform: true }],
  until: [{ until: null }, { until: '2026-12-31' }],
  countryCode: [{ countryCode: 'DZ' }, { countryCode: 'FR' }],
  lat: [{ lat: 36 }, { lat: 37 }],
  lon: [{ lon: 3 }, { lon: 4 }],
};

const RECORD = {
  scheduledAmount: 10,
  currency: 'USD',
  scheduledCollectionDate: '2026-11-20T12:00:00.000Z',
  hasTime: true,
};

test.each(FIELDS.filter((field) => !(field in UNTOLD)))('a change of %s is shown in the history', (field) => {
  const [before, after] = CHANGED[field] ?? [{}, { [field]: 'Another' }];
  const states = { before: Object.assign({}, RECORD, before), after: Object.assign({}, RECORD, after) };
  expect(changesOf(states, historyMessage)).not.toEqual([]);
});

test('every exclusion is a field of a change', () => {
  expect(Object.keys(UNTOLD).filter((field) => !FIELDS.includes(field))).toEqual([]);
});
