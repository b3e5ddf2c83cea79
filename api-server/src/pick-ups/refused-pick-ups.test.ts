import type { InboxItem } from '@comptoir/api-contract/inbox';
import type { RefusedPickUp } from '@comptoir/api-contract/refused-pick-ups';
import { v7 as newId } from 'uuid';
import { describeApiOnBoth } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import { balanceOf } from '../../test/money';

describeApiOnBoth('a refused pick-up', (api) => {
  const hand = (body: object) => api.call('COLLECTOR', 'POST /pick-ups/refused', { body });
  const list = async () => (await api.call('OFFICEMANAGER', 'GET /pick-ups/refused')).json<RefusedPickUp[]>();
  const inbox = async () =>
    (await api.call('OFFICEMANAGER', 'GET /inbox'))
      .json<InboxItem[]>()
      .filter(({ kind }) => kind === 'refused-pick-up');

  it('is kept with its content for the managers, once, and books nothing', async () => {
    const { id: collectionId, agency } = await scheduleCollection(api);
    const held = await balanceOf(api, api.business().offices.algiers);
    const id = newId();
    const content = {
      id,
      collectionId,
      outcome: 'COLLECTED',
      lines: [
        { currency: 'USD', amount: 120.5, counts: { '3': 1 } },
        { currency: 'EUR', amount: 5 },
      ],
      occurredAt: '2026-11-21T09:14:03+01:00',
      seal: 'DZ-004711',
    };
    const refusal = { code: 'already-collected', message: 'Test recorded USD 100.00 already.' };
    for (let attempt = 0; attempt < 2; attempt++) expect((await hand({ id, refusal, content })).statusCode).toBe(204);
    const person = { id: api.business().people.COLLECTOR.id, name: 'Test COLLECTOR' };
    expect(await list()).toMatchObject([
      { id, collector: person, refusal, content, collectionId, occurredAt: content.occurredAt, lines: [] },
    ]);
    expect(await inbox()).toMatchObject([
      {
        entity: 'user',
        entityId: person.id,
        params: { collector: person.name, agency: agency.name, code: refusal.code },
      },
    ]);
    expect(await balanceOf(api, api.business().offices.algiers)).toBe(held);
    // Corrected content is another one.
    const valid = { ...content, lines: [{ currency: 'USD', amount: 120.5 }] };
    await hand({ id, refusal, content: valid });
    const kept = await list();
    expect(kept.map(({ lines }) => lines)).toEqual([valid.lines, []]);
    expect((await inbox())[0]?.params).toMatchObject({ amounts: valid.lines });
  });

  it('is kept whatever it contains', async () => {
    const id = newId();
    const content = { 'a\0\uD800': ['\0', '\uDC00', 'ثقوب', String.raw`\u0000`], lines: 'none' };
    expect((await hand({ id, refusal: { code: 'invalid', message: '' }, content })).statusCode).toBe(204);
    const kept = (await list()).find((one) => one.id === id);
    expect(kept?.content).toEqual({ 'a\uFFFD\uFFFD': ['\uFFFD', '\uFFFD', 'ثقوب', String.raw`\u0000`], lines: 'none' });
    expect(kept).toMatchObject({ agency: null, collectionId: null, occurredAt: null, lines: [] });
  });

  it('is settled once, with a note, and stays in the list of the settled', async () => {
    const id = newId();
    const refusal = { code: 'already-collected', message: '' };
    for (const seal of ['1', '2']) await hand({ id, refusal, content: { seal } });
    const kept = (await list()).filter((one) => one.id === id);
    expect(kept.map(({ settled }) => settled)).toEqual([null, null]);
    const { contentHash = '' } = kept.find(({ content }) => content['seal'] === '1') ?? {};
    const settle = (role: 'OFFICEMANAGER' | 'ADMIN', note: string) =>
      api.call(role, `POST /pick-ups/refused/${id}/settlement`, { body: { contentHash, note } });
    expect((await settle('OFFICEMANAGER', ' ')).statusCode).toBe(422);
    const { id: by, name } = (await api.call('OFFICEMANAGER', 'GET /me')).json<{ id: string; name: string }>();
    const settled = { by: { id: by, name }, note: 'The agency paid once' };
    for (let attempt = 0; attempt < 2; attempt++) {
      expect((await settle('OFFICEMANAGER', 'The agency paid once')).json<RefusedPickUp>()).toMatchObject({ settled });
    }
    expect((await settle('ADMIN', 'Booked by hand')).statusCode).toBe(412);
    const [other, last] = (await list()).filter((one) => one.id === id);
    expect([other?.settled, last?.content, last?.settled]).toMatchObject([null, { seal: '1' }, settled]);
    const change = api.connection().deleteFrom('refusedPickUpSettlements').execute();
    await expect(change).rejects.toThrow('append-only');
  });

  it('never changes', async () => {
    const change = api.connection().deleteFrom('refusedPickUps').execute();
    await expect(change).rejects.toThrow('append-only');
  });
});
