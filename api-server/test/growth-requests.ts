import { AGENCY_LIST_LIMIT } from '@comptoir/api-contract/agencies';
import type { FastifyInstance } from 'fastify';
import type { ReadRequest, Samples } from './read-requests';

export async function changeOne(server: FastifyInstance, token: string, id: string): Promise<ReadRequest> {
  const address = `/agencies?limit=${AGENCY_LIST_LIMIT}`;
  const headers = { authorization: `Bearer ${token}`, 'if-match': '*' };
  const rename = (name: string) =>
    server.inject({ method: 'PATCH', url: `/api/agencies/${id}`, headers, payload: { name } });
  // Two changes, since the version before the first is unknown.
  await rename('Renamed');
  const { headers: read } = await server.inject({ url: `/api${address}`, headers });
  await rename('Renamed again');
  const since = String(read['x-list-version']);
  const variant = 'listAgencies since a change';
  return { name: 'listAgencies', role: 'OFFICEMANAGER', address: `${address}&since=${since}`, variant };
}

export const COMMON_WORDS = ['agency', 'ag'];

/** Cases beyond the samples: an unused currency, a round, and very common words. */
export function furtherReads({ collectorId = '', from = '', ...samples }: Samples): ReadRequest[] {
  const ofDay = new URLSearchParams({ collectorId, startDate: from, endDate: new Date().toISOString(), sort: 'round' });
  const provisional = new URLSearchParams({
    officeId: samples['officeId'] ?? '',
    pickUpId: samples['listReceipts.pickUpId'] ?? '',
    code: samples['verifyReceipt.code'] ?? '',
  });
  return (['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER'] as const).flatMap((role) => [
    {
      name: 'verifyReceipt',
      role,
      address: `/receipts/verify?${provisional.toString()}`,
      variant: 'verifyReceipt with a pick-up',
    } as const,
    {
      name: 'listTrades',
      role,
      address: '/trades?limit=50&currency=GBP',
      variant: 'listTrades with a rare currency',
    } as const,
    {
      name: 'listCollections',
      role,
      address: `/collections?limit=50&${ofDay.toString()}`,
      variant: 'listCollections in the order of a round',
    } as const,
    ...COMMON_WORDS.map(
      (search) =>
        ({
          name: 'listCollections',
          role,
          address: `/collections?limit=50&search=${search}`,
          variant: `listCollections with "${search}"`,
        }) as const,
    ),
    ...COMMON_WORDS.map(
      (search) =>
        ({
          name: 'exportCollections',
          role,
          address: `/collections/csv?search=${search}`,
          variant: `exportCollections with "${search}"`,
        }) as const,
    ),
  ]);
}

/** List behind each count, sum or export, with fields that do not filter it. */
const LISTS: Partial<Record<ReadRequest['name'], { path: string; besides?: readonly string[] }>> = {
  getCollectionTotals: { path: '/collections' },
  listCollectors: { path: '/collections', besides: ['search', 'archived', 'page'] },
  exportCollectors: { path: '/collections', besides: ['search', 'format'] },
  sumCollections: { path: '/collections' },
  exportCollections: { path: '/collections', besides: ['format', 'sort', 'ids'] },
  sumGeneralLedger: { path: '/general-ledger' },
  getLedgerPeriod: { path: '/general-ledger' },
  exportGeneralLedger: { path: '/general-ledger', besides: ['format'] },
  listSupplierExpenses: { path: '/general-ledger' },
  sumTrades: { path: '/trades' },
  exportTrades: { path: '/trades', besides: ['format'] },
  exportAgencies: { path: '/agencies', besides: ['format'] },
  exportOffices: { path: '/offices', besides: ['format'] },
  exportSuppliers: { path: '/suppliers', besides: ['format'] },
  exportUsers: { path: '/users', besides: ['format'] },
  listSecurityEvents: { path: '/security-events', besides: ['before'] },
  listInbox: { path: '/inbox', besides: ['before'] },
};
/** Counted up to a bound with a period or a search. */
const COUNTED: ReadonlySet<ReadRequest['name']> = new Set(['listCollections', 'listGeneralLedger', 'listTrades']);
const COUNTED_BY = ['to', 'endDate', 'search', 'currency'];

const OF_COLLECTORS: ReadonlySet<ReadRequest['name']> = new Set(['listCollectors', 'exportCollectors']);

export function listUrlOf({ name, address }: ReadRequest): string | undefined {
  const [path = '', text] = address.split('?');
  const query = new URLSearchParams(text);
  const isCounted = COUNTED.has(name) && COUNTED_BY.some((field) => query.has(field));
  const list = isCounted ? { path } : LISTS[name];
  // All-time counts of collectors are stored.
  if (!list || (OF_COLLECTORS.has(name) && !query.has('startDate'))) return undefined;
  for (const field of list.besides ?? []) query.delete(field);
  query.set('limit', '1');
  // These sum or count trades as well, also hidden ones.
  if (name === 'getLedgerPeriod' || (name === 'listGeneralLedger' && query.has('currency'))) query.set('trade', 'true');
  return `${list.path}?${query.toString()}`;
}
