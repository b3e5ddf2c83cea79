import { mentionText, notePartsOf, plainNote } from '@comptoir/api-contract/mentions';
import type { Role } from '@comptoir/api-contract/roles';
import { describeApi } from '../../test/api';
import { inboxOf } from '../../test/inbox';
import { scheduleCollection } from '../../test/collections';

describeApi('mentions in notes', (api) => {
  const person = (role: Role, name = 'x') => ({ id: api.business().people[role].id, name });
  const write = (by: Role, id: string, note: string) =>
    api.call(by, `PATCH /collections/${id}`, { body: { collectionNotes: [{ note }] } });
  const offered = async (by: Role, id: string, search = '') =>
    (await api.call(by, `GET /collections/${id}/people?search=${search}`))
      .json<{ role: Role }[]>()
      .map(({ role }) => role);

  it('notify the person once under the current name, but not the author', async () => {
    const { id } = await scheduleCollection(api);
    const manager = mentionText(person('OFFICEMANAGER', 'Somebody else'));
    const answer = await write('COLLECTOR', id, `${manager} the door is shut, ${manager}`);
    const notes = answer.json<{ collectionNotes: { note: string }[] }>().collectionNotes;
    const kept = mentionText(person('OFFICEMANAGER', 'Test OFFICEMANAGER'));
    expect(notes.map(({ note }) => note)).toEqual([`${kept} the door is shut, ${kept}`]);
    expect((await inboxOf(api, 'OFFICEMANAGER')).map(({ entityId, params }) => [entityId, params])).toEqual([
      [
        id,
        {
          by: 'Test COLLECTOR',
          agency: 'Café Tantonville',
          note: '@Test OFFICEMANAGER the door is shut, @Test OFFICEMANAGER',
        },
      ],
    ]);
    await write('OFFICEMANAGER', id, `${mentionText(person('COLLECTOR'))} ${kept} take the side door`);
    expect(await inboxOf(api, 'OFFICEMANAGER')).toHaveLength(1);
    expect((await inboxOf(api, 'COLLECTOR')).map(({ kind, entityId }) => [kind, entityId])).toEqual([['mention', id]]);
  });

  it('reach people who see the collection, up to one level above', async () => {
    const { id } = await scheduleCollection(api);
    expect(await offered('COLLECTOR', id)).toEqual(['OFFICEMANAGER']);
    expect(await offered('OFFICEMANAGER', id)).toEqual(['COLLECTOR', 'ADMIN']);
    expect(await offered('ADMIN', id)).toEqual(['COLLECTOR', 'OFFICEMANAGER', 'SUPERADMIN']);
    expect(await offered('SUPERADMIN', id, 'test%20o')).toEqual(['OFFICEMANAGER']);
  });

  it('work in the first note, within the office and for the chosen collector', async () => {
    const { algiers, oran } = api.business().offices;
    const stranger = { name: 'Nadia', email: 'nadia@test.example', phone: '1', role: 'COLLECTOR', officeId: oran };
    const elsewhere = (await api.call('SUPERADMIN', 'POST /invite-user', { body: stranger })).json<{ id: string }>();
    const offeredIn = async (collectorId: string) =>
      (await api.call('OFFICEMANAGER', `GET /collections/people?officeId=${algiers}${collectorId}`))
        .json<{ role: Role }[]>()
        .map(({ role }) => role);
    const own = person('COLLECTOR');
    expect(await offeredIn('')).toEqual(['ADMIN']);
    expect(await offeredIn(`&collectorId=${own.id}`)).toEqual(['COLLECTOR', 'ADMIN']);
    expect(await offeredIn(`&collectorId=${elsewhere.id}`)).toEqual(['ADMIN']);

    const before = (await inboxOf(api, 'COLLECTOR')).length;
    const { id } = await scheduleCollection(api, { collectionNotes: [{ note: `${mentionText(own)} ring twice` }] });
    const items = await inboxOf(api, 'COLLECTOR');
    expect(items).toHaveLength(before + 1);
    expect(items.map(({ kind, entityId }) => [kind, entityId])).toContainEqual(['mention', id]);
  });

  it('of people out of reach are refused, and nothing is stored', async () => {
    const { id } = await scheduleCollection(api);
    const stranger = { name: 'Léa', email: 'lea@test.example', phone: '1', role: 'COLLECTOR' };
    const body = { ...stranger, officeId: api.business().offices.algiers };
    const colleague = (await api.call('ADMIN', 'POST /invite-user', { body })).json<{ id: string }>();
    for (const [by, mentioned] of [
      ['COLLECTOR', person('ADMIN')],
      ['OFFICEMANAGER', person('SUPERADMIN')],
      ['OFFICEMANAGER', { id: colleague.id, name: 'x' }],
    ] as const) {
      const answer = await write(by, id, `Hello ${mentionText(mentioned)}`);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'mention-unknown', issues: [{ path: 'collectionNotes.0.note' }] });
    }
    const kept = (await api.call('ADMIN', `GET /collections/${id}`)).json<{ collectionNotes: object[] }>();
    expect(kept.collectionNotes).toEqual([]);
  });

  it('are distinguished from similar text', () => {
    const mention = person('ADMIN', 'Amel [B]');
    const note = `See ${mentionText(mention)}, not @[x](y) or @Amel`;
    expect(notePartsOf(note)).toEqual(['See ', { ...mention, name: 'Amel  B' }, ', not @[x](y) or @Amel']);
    expect(plainNote(note)).toBe('See @Amel  B, not @[x](y) or @Amel');
  });
});
