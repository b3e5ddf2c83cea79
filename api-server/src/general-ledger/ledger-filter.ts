import type { LedgerQuery } from '@comptoir/api-contract/general-ledger';

export type LedgerFilter = Pick<LedgerQuery, 'from' | 'to' | 'trade' | 'collectionId' | 'currency' | 'supplierId'>;
