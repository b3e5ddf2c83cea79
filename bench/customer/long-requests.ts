import { DAY_MS } from '../../api-server/src/calendar/durations';
import type { ReadRequest, Samples } from '../../api-server/test/read-requests';

/** The longest answers that pages ask for, and exports: of the big office, and of all. */
export function longRequests({ officeId }: Samples): Pick<ReadRequest, 'role' | 'variant' | 'address'>[] {
  const monthAgo = new Date(Date.now() - 30 * DAY_MS).toISOString();
  const ofOffice = [
    ['all agencies', `/agencies?officeId=${officeId}&limit=50000`],
    ['500 collections', `/collections?officeId=${officeId}&limit=500`],
    ['5,000 trades', `/trades?officeId=${officeId}&limit=5000`],
    ['500 suppliers', `/suppliers?officeId=${officeId}&limit=500`],
    ['1,000 entries', `/general-ledger?officeId=${officeId}&page=0&limit=1000`],
    ['export of a month', `/collections/csv?officeId=${officeId}&startDate=${monthAgo}`],
    ['export of all collections', `/collections/csv?officeId=${officeId}`],
    ['export of all trades', `/trades/csv?officeId=${officeId}`],
    ['export of the money book', `/general-ledger/csv?officeId=${officeId}`],
    ['export of all collections, XLSX', `/collections/csv?officeId=${officeId}&format=xlsx`],
    ['export of all trades, XLSX', `/trades/csv?officeId=${officeId}&format=xlsx`],
    ['export of the money book, XLSX', `/general-ledger/csv?officeId=${officeId}&format=xlsx`],
  ] as const;
  const ofAll = [
    ['50,000 agencies', '/agencies?limit=50000'],
    ['500 collections', '/collections?limit=500'],
    ['export of a month', `/collections/csv?startDate=${monthAgo}`],
  ] as const;
  return [
    ...ofOffice.map(([variant, address]) => ({ role: 'OFFICEMANAGER', variant, address }) as const),
    ...ofAll.map(([variant, address]) => ({ role: 'SUPERADMIN', variant, address }) as const),
  ];
}
