import type { Collection } from '@comptoir/api-contract/collections';
import type { Balance, LedgerEntry, LedgerPeriod } from '@comptoir/api-contract/general-ledger';
import type { Supplier } from '@comptoir/api-contract/suppliers';
import type { Trade } from '@comptoir/api-contract/trades';

export const officeId = '01890000-0000-7000-8000-00000000000a';

/** Selection without which no screen shows data. */
export const selection = { country: 'DZ', office: officeId };

export const balances: Balance[] = [
  { currency: 'USD', amount: 120 },
  { currency: 'EUR', amount: 0 },
  { currency: 'GBP', amount: 0 },
  { currency: 'DZD', amount: 1_234_567.89 },
  { currency: 'CNY', amount: 0 },
];

/** Books of a day whose only entry is `tradeEntry`. */
export const periods: LedgerPeriod[] = [
  { currency: 'USD', opening: 220, in: 0, out: 100, closing: 120 },
  { currency: 'EUR', opening: 0, in: 0, out: 0, closing: 0 },
  { currency: 'GBP', opening: 0, in: 0, out: 0, closing: 0 },
  { currency: 'DZD', opening: 1_230_367.89, in: 13_450, out: 0, closing: 1_243_817.89 },
  { currency: 'CNY', opening: 0, in: 0, out: 0, closing: 0 },
];

export const trade: Trade = {
  id: '12',
  createdDate: '2026-11-05T10:30:00.000Z',
  oldAmount: 100,
  oldCurrency: 'USD',
  newAmount: 13_450,
  newCurrency: 'DZD',
  rate: 134.5,
  officeId,
  reversal: null,
};

export const supplier: Supplier = { id: '01890000-0000-7000-8000-0000000000f1', name: 'Naftal', officeId: null };

export const collectionEntry: LedgerEntry & { collection: object } = {
  id: '551',
  date: '2026-11-05T10:30:00.000Z',
  valueDate: null,
  kind: 'COLLECTION',
  currency: 'USD',
  collectionId: '1042',
  correctsId: null,
  correctedById: null,
  reversal: null,
  balance: 560,
  movements: [{ currency: 'USD', amount: 440, balance: 560 }],
  transaction: { id: null, amount: 440, description: 'Collection #1042', written: null, supplier: null },
  collection: {
    status: 'COLLECTED',
    scheduledAmount: 440,
    collectedAmount: 440,
    collector: { name: 'Amel Cherif' },
    agency: { name: 'Pharmacie Audin' },
  },
  trade: null,
};

export const expenseEntry: LedgerEntry = {
  ...collectionEntry,
  id: '550',
  kind: 'EXPENSE',
  currency: 'DZD',
  collectionId: null,
  balance: 1_230_367.89,
  movements: [{ currency: 'DZD', amount: -4200, balance: 1_230_367.89 }],
  transaction: {
    id: '01890000-0000-7000-8000-0000000000d1',
    amount: -4200,
    description: 'Fuel for the scooters',
    written: 'Fuel for the scooters',
    supplier,
  },
  collection: null,
};

export const tradeEntry: LedgerEntry = {
  ...expenseEntry,
  id: '549',
  kind: 'TRADE',
  currency: 'USD',
  balance: 120,
  movements: [
    { currency: 'USD', amount: -100, balance: 120 },
    { currency: 'DZD', amount: 13_450, balance: 1_243_817.89 },
  ],
  transaction: { id: null, amount: -100, description: 'Exchange of USD to DZD', written: null, supplier: null },
  trade,
};

export const collection: Collection = {
  id: '1042',
  status: 'COLLECTED',
  officeId,
  agencyId: '01890000-0000-7000-8000-0000000000a1',
  agency: {
    id: '01890000-0000-7000-8000-0000000000a1',
    name: 'Pharmacie Audin',
    address: '3 Place Maurice Audin',
    city: 'Algiers',
    phone: '+213 555 01 12 34',
    lat: 36.77,
    lon: 3.06,
  },
  collectorId: '01890000-0000-7000-8000-0000000000c1',
  collector: { id: '01890000-0000-7000-8000-0000000000c1', name: 'Amel Cherif', phone: '+213 555 01 56 00' },
  scheduledCollectionDate: '2026-11-05T09:00:00.000Z',
  hasTime: false,
  roundPosition: null,
  actualCollectionDate: '2026-11-05T10:30:00.000Z',
  recordedBy: { id: '01890000-0000-7000-8000-0000000000c1', name: 'Amel Cherif' },
  scheduledAmount: 440,
  collectedAmount: 440,
  currency: 'USD',
  unansweredIssue: false,
  collectionNotes: [
    { note: 'Ring twice', role: 'OFFICEMANAGER', author: 'Nadia Benali', createdDate: '2026-11-04T10:30:00.000Z' },
    {
      note: 'The shop was closed at first',
      role: 'COLLECTOR',
      author: 'Amel Cherif',
      createdDate: '2026-11-05T10:30:00.000Z',
    },
  ],
  alertBefore2Hours: false,
  alertBefore24Hours: false,
  media: ['/media/1?signature=x', '/media/2?signature=y'],
  mediaFiles: [
    {
      id: '01890000-0000-7000-8000-0000000000e1',
      url: '/media/1?signature=x',
      name: 'receipt.jpg',
      contentType: 'image/jpeg',
      size: 1000,
    },
    {
      id: '01890000-0000-7000-8000-0000000000e2',
      url: '/media/2?signature=y',
      name: 'statement.pdf',
      contentType: 'application/pdf',
      size: 1000,
    },
  ],
};
