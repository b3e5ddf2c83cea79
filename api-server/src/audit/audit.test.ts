import type { AuditEntry } from '@comptoir/api-contract/audit';
import { describeApi } from '../../test/api';
import { scheduleCollection } from '../../test/collections';

describeApi('the audit trail', (api) => {
  const trail = (role: Parameters<typeof api.call>[0], entity: string, id: string) =>
    api.call(role, `GET /audit?entity=${entity}&id=${id}`);

  it('lists changes with before and after, newest first', async () => {
    const { id } = await scheduleCollection(api);
    await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount: 100 } });
    const answer = await trail('ADMIN', 'collection', id);
    expect(answer.headers['x-total-count']).toBe('2');
    expect(answer.json<AuditEntry[]>()).toMatchObject([
      {
        action: 'UPDATE',
        user: { name: 'Test COLLECTOR' },
        before: { collectedAmount: null, status: 'UNCOLLECTED' },
        after: { collectedAmount: 100, status: 'COLLECTED_WITH_ISSUES' },
      },
      { action: 'CREATE', user: { name: 'Test OFFICEMANAGER' }, before: null },
    ]);
  });

  it('names added notes and reasons, and omits changes without effect', async () => {
    const { id } = await scheduleCollection(api);
    const change = (body: object) => api.call('SUPERADMIN', `PATCH /collections/${id}`, { body });
    await change({ scheduledAmount: 120.5, collectionNotes: [{ note: '  ' }] });
    await change({ collectionNotes: [{ note: 'Ring twice' }] });
    await change({ collectedAmount: 110 });
    await change({ collectedAmount: 112, correctionReason: 'Counted again' });
    const [correction, recording, note, ...others] = (await trail('ADMIN', 'collection', id)).json<AuditEntry[]>();
    expect(correction).toMatchObject({ after: { collectedAmount: 112, correctionReason: 'Counted again' } });
    expect(recording).toMatchObject({ before: { collectedAmount: null }, after: { collectedAmount: 110 } });
    expect(note).toMatchObject({
      before: { collectionNotes: [] },
      after: { collectionNotes: [{ note: 'Ring twice', author: 'Test SUPERADMIN' }] },
    });
    expect(others.map(({ action }) => action)).toEqual(['CREATE']);
  });

  it('is limited to administrators and their reach', async () => {
    const office = await api.call('SUPERADMIN', 'POST /offices', {
      body: { name: 'Lille', city: 'Lille', countryCode: 'FR' },
    });
    const { id } = office.json<{ id: string }>();
    expect((await trail('SUPERADMIN', 'office', id)).json()).toHaveLength(1);
    expect((await trail('ADMIN', 'office', id)).json()).toEqual([]);
    expect((await trail('OFFICEMANAGER', 'office', id)).statusCode).toBe(403);
  });
});
