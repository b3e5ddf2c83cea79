import type { Samples } from '../../api-server/test/read-requests';

/** A write that may be sent any number of times. */
interface WriteRequest {
  role: 'OFFICEMANAGER';
  variant: string;
  path: `/${string}`;
  body: (samples: Samples) => object;
}

/** What an office writes all day. */
export function writeRequests(): WriteRequest[] {
  const role = 'OFFICEMANAGER';
  return [
    {
      role,
      variant: 'createAgency',
      path: '/agencies',
      body: ({ officeId }) => ({
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
      }),
    },
    {
      role,
      variant: 'createCollection',
      path: '/collections',
      body: ({ officeId, collectorId, 'getAgency.id': agencyId }) => ({
        officeId,
        agencyId,
        collectorId,
        scheduledCollectionDate: new Date().toISOString(),
        scheduledAmount: 100,
        currency: 'EUR',
      }),
    },
    {
      role,
      variant: 'createTrade',
      path: '/trades',
      body: ({ officeId }) => ({
        officeId,
        oldAmount: 0.1,
        oldCurrency: 'USD',
        newAmount: 0.09,
        newCurrency: 'EUR',
        rate: 0.9,
      }),
    },
    {
      role,
      variant: 'createTransaction',
      path: '/transactions',
      body: ({ officeId, 'getSupplier.id': supplierId }) => ({
        officeId,
        supplierId,
        date: new Date().toISOString(),
        amount: -0.01,
        currency: 'EUR',
        description: 'Fuel',
      }),
    },
    {
      role,
      variant: 'createSupplier',
      path: '/suppliers',
      body: ({ officeId }) => ({ officeId, name: 'New supplier' }),
    },
  ];
}
