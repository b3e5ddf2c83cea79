import type { AgencySummary } from '@comptoir/api-contract/summaries';
import { describeApi } from '../../test/api';
import { collectionInput } from '../../test/collections';
import { HOUR_MS } from '../calendar/durations';
import { localDay } from '../calendar/local-day';

const ZONE = 'Africa/Algiers';

describeApi('the summary of an agency', (api) => {
  const on = (hours: number) => ({
    scheduledCollectionDate: new Date(localDay(ZONE).begins + hours * HOUR_MS).toISOString(),
  });
  /** Plans at one new agency, and records the collected amounts that are given. */
  const plan = async (collections: readonly { hours: number; currency?: string; collected?: number }[]) => {
    const common = await collectionInput(api);
    const ids: string[] = [];
    for (const { hours, currency = 'USD', collected } of collections) {
      const body = { ...common, ...on(hours), currency };
      const { id } = (await api.call('OFFICEMANAGER', 'POST /collections', { body })).json<{ id: string }>();
      ids.push(id);
      if (collected === undefined) continue;
      const change = { collectedAmount: collected, reason: 'Counted twice' };
      const answer = await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: change });
      expect(answer.statusCode).toBe(200);
    }
    return { agencyId: common.agencyId, ids };
  };
  const summaryOf = async (agencyId: string) => {
    const answer = await api.call('OFFICEMANAGER', `GET /agencies/${agencyId}/summary`);
    expect(answer.statusCode).toBe(200);
    return answer.json<AgencySummary>();
  };
  const idsOf = (collections: AgencySummary['next']) => collections.map(({ id }) => id);

  it('is empty without collections, and 404 for an archived agency', async () => {
    const { agencyId } = await plan([]);
    const empty = { usual: [], late: 0, next: [], last: [], issues: { count: 0, collections: [] } };
    expect(await summaryOf(agencyId)).toEqual(empty);
    await api.call('OFFICEMANAGER', `POST /agencies/${agencyId}/archival`);
    expect((await api.call('OFFICEMANAGER', `GET /agencies/${agencyId}/summary`)).statusCode).toBe(404);
  });

  it('has the latest late collection before the next ones, and nothing of other agencies', async () => {
    await plan([{ hours: 30 }, { hours: -30 }]);
    const { agencyId, ids } = await plan([{ hours: 200 }, { hours: -50 }, { hours: -1 }, { hours: 25 }, { hours: 23 }]);
    const [, , late, tomorrow, today] = ids;
    const { next, ...summary } = await summaryOf(agencyId);
    expect(idsOf(next)).toEqual([late, today, tomorrow]);
    expect(summary.late).toBe(2);
    expect(next[1]).toMatchObject({ status: 'UNCOLLECTED', scheduledAmount: 120.5, collectedAmount: null });
    const planned = await api.call('OFFICEMANAGER', `GET /collections/${today}`);
    expect(next[1]?.collectorName).toBe(planned.json<{ collector: { name: string } }>().collector.name);
  });

  it('takes the usual amount of each currency from the last ten collected', async () => {
    const last = Array.from({ length: 10 }, (_, index) => ({ hours: 2, collected: 100 + index }));
    const { agencyId, ids } = await plan([
      { hours: 1, collected: 900 },
      { hours: 1, collected: 900 },
      { hours: 1, collected: 80, currency: 'EUR' },
      ...last,
    ]);
    const { usual, last: collected } = await summaryOf(agencyId);
    expect(usual).toEqual([
      { currency: 'USD', amount: 104, collections: 10 },
      { currency: 'EUR', amount: 80, collections: 1 },
    ]);
    expect(idsOf(collected)).toEqual(ids.slice(-3).toReversed());
    expect(collected[0]).toMatchObject({ collectedAmount: 109, currency: 'USD' });
  });

  it('has the issues that are not clarified', async () => {
    const { agencyId, ids } = await plan([
      { hours: 1, collected: 120.5 },
      { hours: 2, collected: 100 },
      { hours: 3, collected: 90 },
    ]);
    const [, clarified, open] = ids;
    await api.call('OFFICEMANAGER', `PATCH /collections/${clarified}`, { body: { issueClarified: true } });
    const { issues } = await summaryOf(agencyId);
    expect(issues.count).toBe(1);
    expect(issues.collections).toMatchObject([{ id: open, status: 'COLLECTED_WITH_ISSUES', collectedAmount: 90 }]);
  });
});
