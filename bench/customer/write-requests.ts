import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../api-server/src/calendar/durations';
import type { Samples } from '../../api-server/test/read-requests';

export interface WriteRequest {
  role: 'OFFICEMANAGER' | 'ADMIN';
  variant: string;
  method: 'POST' | 'PATCH' | 'DELETE';
  /** `id` is that of the record created by `first`. */
  path: (id: string) => `/${string}`;
  body?: (samples: Samples) => object;
  /** Creates the record, outside the measured time. */
  first?: { path: `/${string}`; body: (samples: Samples) => object };
}

const collection = ({ officeId, collectorId, 'getAgency.id': agencyId }: Samples) => ({
  officeId,
  agencyId,
  collectorId,
  scheduledCollectionDate: new Date().toISOString(),
  scheduledAmount: 100,
  currency: 'EUR',
});

const trade = ({ officeId }: Samples) => ({
  officeId,
  oldAmount: 0.1,
  oldCurrency: 'USD',
  newAmount: 0.09,
  newCurrency: 'EUR',
  rate: 0.9,
});

const expense = ({ officeId, 'getSupplier.id': supplierId }: Samples) => ({
  officeId,
  supplierId,
  date: new Date().toISOString(),
  amount: -0.01,
  currency: 'EUR',
  description: 'Fuel',
});

const office = () => ({ name: `Empty office ${randomUUID()}`, city: 'Algiers', countryCode: 'DZ' });

const agency = ({ officeId }: Samples) => ({
  officeId,
  name: 'New agency',
  address: '1 Rue',
  city: 'Algiers',
  postalCode: '16000',
  countryCode: 'DZ',
  email: 'new@big.example',
  phone: '+213 21',
  lat: 36,
  lon: 3,
});

export function writeRequests(): WriteRequest[] {
  return [...newRecords(), ...changes()];
}

function newRecords(): WriteRequest[] {
  const create = (variant: string, path: `/${string}`, body: (samples: Samples) => object): WriteRequest => ({
    role: 'OFFICEMANAGER',
    variant,
    method: 'POST',
    path: () => path,
    body,
  });
  return [
    create('createAgency', '/agencies', agency),
    create('createCollection', '/collections', collection),
    create('createTrade', '/trades', trade),
    create('createTransaction', '/transactions', expense),
    create('createSupplier', '/suppliers', ({ officeId }) => ({ officeId, name: 'New supplier' })),
  ];
}

function changes(): WriteRequest[] {
  const scheduled = { path: '/collections', body: collection } as const;
  const later = new Date(Date.now() + DAY_MS).toISOString();
  const reversal = () => ({ reason: 'Booked twice' });
  return [
    {
      role: 'OFFICEMANAGER',
      variant: 'updateCollection that records it',
      first: scheduled,
      method: 'PATCH',
      path: (id) => `/collections/${id}`,
      body: () => ({ collectedAmount: 100 }),
    },
    {
      role: 'OFFICEMANAGER',
      variant: 'updateCollection that moves it',
      first: scheduled,
      method: 'PATCH',
      path: (id) => `/collections/${id}`,
      body: () => ({ scheduledCollectionDate: later }),
    },
    {
      role: 'ADMIN',
      variant: 'reverseTrade',
      first: { path: '/trades', body: trade },
      method: 'POST',
      path: (id) => `/trades/${id}/reversal`,
      body: reversal,
    },
    {
      role: 'ADMIN',
      variant: 'reverseTransaction',
      first: { path: '/transactions', body: expense },
      method: 'POST',
      path: (id) => `/transactions/${id}/reversal`,
      body: reversal,
    },
    {
      role: 'ADMIN',
      variant: 'deleteOffice that is empty',
      first: { path: '/offices', body: office },
      method: 'DELETE',
      path: (id) => `/offices/${id}`,
    },
  ];
}
