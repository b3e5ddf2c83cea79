import type { Agency } from '@comptoir/api-contract/agencies';
import { v7 as newId } from 'uuid';
import { describeApiOnBoth } from '../../test/api';
import { agencyInput } from '../../test/small-business';

// Runs on both databases because of collation.
describeApiOnBoth('Agencies', (api) => {
  const open = async (officeId: string, name?: string) => {
    const answer = await api.call('SUPERADMIN', 'POST /agencies', { body: agencyInput(officeId, name) });
    return { agency: answer.json<Agency>(), etag: String(answer.headers.etag) };
  };
  const names = (body: string) => {
    const agencies: Agency[] = JSON.parse(body);
    return agencies.map(({ name }) => name);
  };

  it('creates an agency, reads it back and records its author', async () => {
    const input = agencyInput(api.business().offices.algiers);
    const created = await api.call('OFFICEMANAGER', 'POST /agencies', { body: input });
    const { id } = created.json<Agency>();
    const read = await api.call('OFFICEMANAGER', `GET /agencies/${id}`);
    const audit = await api.connection().selectFrom('auditEntries').selectAll().where('entityId', '=', id).execute();

    expect(created.statusCode).toBe(201);
    expect(read.json()).toEqual({ ...input, id });
    expect(read.headers.etag).toBe('"1"');
    expect(audit).toMatchObject([
      { action: 'CREATE', entity: 'agency', userId: api.business().people.OFFICEMANAGER.id, after: { id } },
    ]);
  });

  it('ignores unknown fields', async () => {
    const { agency } = await open(api.business().offices.algiers);
    const body = { city: 'Blida', officeId: api.business().offices.paris, version: 40, archivedAt: '2026-01-01' };
    const changed = await api.call('ADMIN', `PATCH /agencies/${agency.id}`, { body });

    expect(changed.json()).toEqual({ ...agency, city: 'Blida' });
    expect(changed.headers.etag).toBe('"2"');
  });

  it('returns 412 for an outdated version', async () => {
    const { agency, etag } = await open(api.business().offices.algiers);
    const change = (name: string, ifMatch: string) =>
      api.call('ADMIN', `PATCH /agencies/${agency.id}`, { body: { name }, headers: { 'if-match': ifMatch } });

    expect((await change('First', etag)).statusCode).toBe(200);
    expect((await change('Second', etag)).statusCode).toBe(412);
    expect((await change('Third', '"2"')).statusCode).toBe(200);
    const stale = await api.call('ADMIN', `DELETE /agencies/${agency.id}`, { headers: { 'if-match': etag } });
    expect(stale.statusCode).toBe(412);
  });

  it('returns 428 for a change without a version', async () => {
    const { agency } = await open(api.business().offices.algiers);
    const address = `agencies/${agency.id}`;
    const body = { name: 'Over theirs' };
    expect((await api.call('ADMIN', `PATCH /${address}`, { unconditional: true, body })).json()).toMatchObject({
      statusCode: 428,
      message: 'This change does not say which version it is made from: send its ETag in If-Match, or *.',
    });
    expect((await api.call('ADMIN', `DELETE /${address}`, { unconditional: true })).statusCode).toBe(428);
    expect((await api.call('ADMIN', `GET /${address}`)).json()).toEqual(agency);
  });

  it('accepts exactly one of many concurrent changes of a version', async () => {
    const { agency, etag } = await open(api.business().offices.algiers);
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, number) =>
        api.call('ADMIN', `PATCH /agencies/${agency.id}`, {
          body: { name: `Change ${number}` },
          headers: { 'if-match': etag },
        }),
      ),
    );

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 412)).toHaveLength(15);
  });

  it('returns 404 for an agency outside the reach', async () => {
    const oran = (await open(api.business().offices.oran)).agency.id;
    const paris = (await open(api.business().offices.paris)).agency.id;

    expect((await api.call('OFFICEMANAGER', `GET /agencies/${oran}`)).statusCode).toBe(404);
    expect((await api.call('ADMIN', `GET /agencies/${oran}`)).statusCode).toBe(200);
    expect((await api.call('ADMIN', `GET /agencies/${paris}`)).statusCode).toBe(404);
    expect((await api.call('ADMIN', `PATCH /agencies/${paris}`, { body: { name: 'x' } })).statusCode).toBe(404);
    expect((await api.call('ADMIN', `DELETE /agencies/${paris}`)).statusCode).toBe(404);
    expect((await api.call('SUPERADMIN', `GET /agencies/${paris}`)).statusCode).toBe(200);
  });

  it('returns 403 for a parameter outside the reach, and to a collector', async () => {
    const { oran, paris } = api.business().offices;

    expect((await api.call('OFFICEMANAGER', `GET /agencies?officeId=${oran}`)).statusCode).toBe(403);
    expect((await api.call('ADMIN', `GET /agencies?officeId=${paris}`)).statusCode).toBe(403);
    expect((await api.call('ADMIN', 'GET /agencies?countryCode=FR')).statusCode).toBe(403);
    expect((await api.call('ADMIN', 'POST /agencies', { body: agencyInput(paris) })).statusCode).toBe(403);
    expect((await api.call('COLLECTOR', 'GET /agencies')).statusCode).toBe(403);
    expect((await api.call('nobody', 'GET /agencies')).statusCode).toBe(401);
  });

  it('deletes an agency without history', async () => {
    const { agency } = await open(api.business().offices.algiers);
    const deleted = await api.call('ADMIN', `DELETE /agencies/${agency.id}`);
    const rows = await api.connection().selectFrom('agencies').select('id').where('id', '=', agency.id).execute();

    expect(deleted.statusCode).toBe(204);
    expect(rows).toEqual([]);
  });

  it('archives an agency with history and removes it from lists', async () => {
    const { agency } = await open(api.business().offices.algiers, 'With history');
    await api
      .connection()
      .insertInto('collections')
      .values({
        officeId: agency.officeId,
        agencyId: agency.id,
        collectorId: api.business().people.COLLECTOR.id,
        scheduledAt: new Date(),
        scheduledMinor: 1000n,
        collectedMinor: null,
        currency: 'DZD',
      })
      .execute();
    expect((await api.call('ADMIN', `DELETE /agencies/${agency.id}`)).statusCode).toBe(204);
    const list = await api.call('ADMIN', `GET /agencies?officeId=${agency.officeId}`);
    const [row] = await api.connection().selectFrom('agencies').selectAll().where('id', '=', agency.id).execute();

    expect(row?.archivedAt).toBeInstanceOf(Date);
    expect(names(list.body)).not.toContain('With history');
    expect((await api.call('ADMIN', `GET /agencies/${agency.id}`)).statusCode).toBe(404);
  });

  it('searches name, city, address, email and phone without case and accents', async () => {
    const officeId = api.business().offices.oran;
    const body = { ...agencyInput(officeId, 'Épicerie Ñandú 100%'), city: 'Łódź', phone: '+213 41 77 77 77' };
    await api.call('SUPERADMIN', 'POST /agencies', { body });
    const search = async (typed: string) =>
      names((await api.call('ADMIN', `GET /agencies?officeId=${officeId}&search=${encodeURIComponent(typed)}`)).body);

    for (const typed of ['epicerie', 'ÑANDU', 'lodz', '77 77', '100%']) {
      expect(await search(typed)).toEqual(['Épicerie Ñandú 100%']);
    }
    expect(await search('100_')).toEqual([]);
  });

  it('returns 422 for a missing office', async () => {
    const answer = await api.call('SUPERADMIN', 'POST /agencies', { body: agencyInput(newId()) });

    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ issues: [{ path: 'officeId' }] });
  });
});
