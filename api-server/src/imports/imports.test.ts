import type { Agency } from '@comptoir/api-contract/agencies';
import { IMPORT_FIELDS, IMPORT_ROWS_LIMIT, type Import } from '@comptoir/api-contract/imports';
import { LABELS } from '@comptoir/api-contract/words/all-labels';
import type { User } from '@comptoir/api-contract/users';
import { v7 as newId } from 'uuid';
import { describeApiOnBoth } from '../../test/api';
import { importing, runAll } from '../../test/imported';
import { collectionInput } from '../../test/collections';

const TITLES = 'Name;Address;City;Postal code;Email;Phone;Latitude;Longitude';

const unique = (name: string) => `${name} ${newId().slice(-12)}`;

// Runs on both databases because of row locks.
describeApiOnBoth('an import', (api) => {
  const { begin, put, preview, read, rows, commit, withdraw, runner } = importing(api);
  const line = (name: string, more = '36,75;3,05', email = 'shop@agency.example') =>
    `${name};1 Rue Didouche;Alger;16000;${email};+213 21 00 00 00;${more}`;
  const file = (...lines: string[]) => [TITLES, ...lines].join('\r\n');
  const agenciesNamed = async (name: string) =>
    (await api.call('SUPERADMIN', `GET /agencies?search=${encodeURIComponent(name)}`)).json<Agency[]>();

  it('creates agencies with history as if typed, and nothing the second time', async () => {
    const name = unique('Superette');
    const text = file(line(`${name} A`), line(`${name} B`, ';'));
    const first = await preview('agencies', text);
    expect(first).toMatchObject({ state: 'ready', counts: { total: 2, new: 2, changed: 0, equal: 0, wrong: 0 } });
    const answer = await commit(first);
    expect(answer.statusCode).toBe(200);
    await runAll(runner());
    expect(await read(first.id)).toMatchObject({ state: 'committed', progress: { chosen: 2, done: 2, refused: 0 } });
    const created = await agenciesNamed(name);
    expect(created).toMatchObject([
      { name: `${name} A`, lat: 36.75, lon: 3.05, countryCode: 'DZ' },
      { name: `${name} B`, lat: 36.75, lon: 3.05 },
    ]);
    const history = await api.call('ADMIN', `GET /audit?entity=agency&id=${created[0]?.id}`);
    expect(history.json()).toMatchObject([{ action: 'CREATE', user: { id: api.business().people.OFFICEMANAGER.id } }]);
    expect(await preview('agencies', text)).toMatchObject({ counts: { new: 0, changed: 0, equal: 2, wrong: 0 } });
  });

  it('reports problems and changed values of each row', async () => {
    const name = unique('Pharmacie');
    const created = await preview('agencies', file(line(`${name} A`)));
    await commit(created);
    await runAll(runner());
    const again = file(
      `${name} A;2 Rue Neuve;Alger;16000;shop@agency.example;;;`,
      line(`${name} B`, '36,75;3,05', 'no address'),
      line(name, '99;3'),
      `;1 Rue Didouche;Alger;16000;a@b.example;1;1;1`,
      line(`${name} C`),
      line(`${name} c`),
    );
    const second = await preview('agencies', again);
    expect(second.counts).toEqual({ total: 6, new: 1, changed: 1, equal: 0, wrong: 4, warned: 0 });
    expect(await rows(second.id, 'changed')).toMatchObject([
      { row: 2, changes: [{ field: 'address', from: '1 Rue Didouche', to: '2 Rue Neuve' }] },
    ]);
    expect(await rows(second.id, 'wrong')).toMatchObject([
      { row: 3, problems: [{ path: 'email', message: 'Invalid email address' }] },
      { row: 4, problems: [{ path: 'lat' }] },
      { row: 5, problems: [{ path: 'name', message: 'Name is required' }] },
      { row: 7, problems: [{ code: 'import-row-twice', values: { row: 6 } }] },
    ]);
  });

  it('leaves out unticked rows and rows that cannot be geocoded', async () => {
    const name = unique('Kiosque');
    const nowhere = `${name} C;Nowhere;Alger;16000;shop@agency.example;1;;`;
    const created = await preview('agencies', file(line(`${name} A`), line(`${name} B`), nowhere));
    await commit(created, { without: [2] });
    await runAll(runner());
    expect(await read(created.id)).toMatchObject({ progress: { chosen: 2, done: 1, refused: 1 } });
    expect((await agenciesNamed(name)).map((agency) => agency.name)).toEqual([`${name} B`]);
    expect(await rows(created.id, 'refused')).toMatchObject([{ row: 4, problems: [{ code: 'not-located' }] }]);
  });

  it('commits exactly the preview, and previews changed rows again', async () => {
    const name = unique('Bijouterie');
    const created = await preview('agencies', file(line(`${name} A`)));
    const other = await preview('agencies', file(line(`${name} A`)));
    await commit(other);
    await runAll(runner());
    const late = await commit(created);
    expect(late.json()).toMatchObject({ statusCode: 409, code: 'import-changed' });
    expect(await read(created.id)).toMatchObject({ state: 'ready', counts: { new: 0, equal: 1 } });
    const none = await commit(await read(created.id));
    expect(none.json()).toMatchObject({ statusCode: 422, code: 'import-none' });
  });

  it('repeats the answer of a commit under its key, and refuses another commit', async () => {
    const created = await preview('agencies', file(line(unique('Mercerie'))));
    const body = { hash: created.hash, kinds: ['new'], without: [] };
    const headers = { 'idempotency-key': newId() };
    const once = () => api.call('OFFICEMANAGER', `POST /imports/${created.id}/commit`, { body, headers });
    const [first, second] = [await once(), await once()];
    expect(first.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect((await commit(created)).json()).toMatchObject({ code: 'import-state' });
  });

  it('processes each row once with several servers or after a crash', async () => {
    const name = unique('Taxiphone');
    const count = 230;
    const lines = Array.from({ length: count }, (_, at) => line(`${name} ${at}`));
    const created = await preview('agencies', file(...lines));
    await commit(created);
    await runner({ dies: true }).runDue();
    const { progress } = await read(created.id);
    expect(progress.done).toBeGreaterThan(0);
    expect(progress.done).toBeLessThan(count);
    const due = { leaseUntil: null, doneAt: null, runAt: new Date() };
    await api.connection().updateTable('jobs').set(due).where('key', '=', created.id).execute();
    await runAll(runner(), runner());
    expect(await read(created.id)).toMatchObject({ state: 'committed', progress: { chosen: count, done: count } });
    const agencies = await agenciesNamed(name);
    expect(agencies).toHaveLength(count);
    const lists = await api
      .connection()
      .selectFrom('auditEntries')
      .select('entityId')
      .where('entity', '=', 'agency')
      .where(
        'entityId',
        'in',
        agencies.map(({ id }) => id),
      )
      .execute();
    expect(lists).toHaveLength(count);
  });

  it('removes a preview that is withdrawn', async () => {
    const created = await preview('agencies', file(line(unique('Taxiphone'))));
    expect((await withdraw(created.id)).json()).toMatchObject({ state: 'withdrawn' });
    expect((await api.call('OFFICEMANAGER', `GET /imports/${created.id}`)).statusCode).toBe(404);
  });

  it('withdraws records except those in use or changed since', async () => {
    const name = unique('Librairie');
    const old = await preview('agencies', file(line(`${name} old`)));
    await commit(old);
    await runAll(runner());
    const lines = [line(`${name} A`), line(`${name} B`), line(`${name} C`)];
    const created = await preview('agencies', file(`${name} old;9 Rue Neuve;;;;;1;1`, ...lines));
    await commit(created);
    await runAll(runner());
    const [a, b] = await agenciesNamed(name);
    const collection = await collectionInput(api, { agencyId: a?.id ?? '' });
    expect((await api.call('OFFICEMANAGER', 'POST /collections', { body: collection })).statusCode).toBe(201);
    await api.call('OFFICEMANAGER', `PATCH /agencies/${b?.id ?? ''}`, { body: { phone: '7' } });
    expect((await withdraw(created.id)).statusCode).toBe(200);
    await runAll(runner(), runner());
    expect(await read(created.id)).toMatchObject({ state: 'withdrawn', progress: { done: 4, undone: 2, kept: 2 } });
    expect(await rows(created.id, 'kept')).toMatchObject([
      { row: 3, problems: [{ code: 'import-row-in-use' }] },
      { row: 4, problems: [{ code: 'import-row-changed' }] },
    ]);
    expect(await agenciesNamed(name)).toMatchObject([
      { name: `${name} A` },
      { name: `${name} B` },
      { name: `${name} old`, address: '1 Rue Didouche', lat: 36.75 },
    ]);
  });

  it('maps columns as chosen', async () => {
    const name = unique('Droguerie');
    const { id, uploadUrl } = await begin('agencies');
    const text = `Was;Wo;x\n${name};Alger;1`;
    expect((await put(uploadUrl, text)).statusCode).toBe(204);
    expect(await read(id)).toMatchObject({
      state: 'unmapped',
      hash: null,
      columns: [{ title: 'Was', field: null, samples: [name] }, { title: 'Wo' }, { title: 'x' }],
    });
    const map = (fields: (string | null)[]) =>
      api.call('OFFICEMANAGER', `POST /imports/${id}/mapping`, { body: { fields } });
    expect((await map([null, 'city', null])).json()).toMatchObject({
      code: 'import-column',
      values: { field: 'name' },
    });
    expect((await map(['name', 'name', null])).json()).toMatchObject({ code: 'import-column-twice' });
    const mapped = await map(['name', 'city', null]);
    expect(mapped.json()).toMatchObject({ state: 'ready', counts: { total: 1, wrong: 1 } });
    expect(await rows(id)).toMatchObject([
      { values: { name, city: 'Alger' }, problems: [{ path: 'address' }, {}, {}, {}] },
    ]);
  });

  it('accepts its file once, at the issued address', async () => {
    const { id, uploadUrl } = await begin('suppliers');
    expect((await put(uploadUrl.replace(/signature=.*/, 'signature=x'), 'Name\nA')).statusCode).toBe(403);
    expect((await put(uploadUrl, `Name\n${unique('Naftal')}`)).statusCode).toBe(204);
    expect((await put(uploadUrl, 'Name\nB')).statusCode).toBe(409);
    expect((await read(id)).counts.total).toBe(1);
  });

  it('is refused for too many rows or an unreadable file', async () => {
    const tooMany = `Was\n${'x\n'.repeat(IMPORT_ROWS_LIMIT + 1)}`;
    for (const [file, refusal] of [
      [tooMany, { statusCode: 413, code: 'import-rows', values: { rows: IMPORT_ROWS_LIMIT } }],
      [Buffer.from('PK\x03\x04 and no more'), { statusCode: 422, code: 'import-damaged' }],
      [Buffer.from('%PDF-1.7'), { statusCode: 415, code: 'import-format' }],
      ['Name\n\n;\n', { statusCode: 422, code: 'import-empty' }],
    ] as const) {
      const { id, uploadUrl } = await begin('suppliers');
      expect((await put(uploadUrl, file)).json()).toMatchObject(refusal);
      expect((await api.call('OFFICEMANAGER', `GET /imports/${id}`)).statusCode).toBe(404);
    }
  });

  it('reads single-line cells, and names cells without a value', async () => {
    const name = unique('Marks');
    const created = await preview('agencies', file(line(`"\u200e${name}\n\u00a0 Est"`), line('#REF!')));
    expect(await rows(created.id)).toMatchObject([
      { kind: 'new', values: { name: `${name} Est` } },
      { kind: 'wrong', problems: [{ path: 'name', code: 'import-cell-error', values: { text: '#REF!' } }] },
    ]);
  });

  it('reports the detected encoding, and accepts another choice', async () => {
    const text = Buffer.from('Nom\nCaf\x82 Z\x82ralda', 'latin1');
    expect((await preview('suppliers', text)).encoding).toEqual({ name: 'ibm850', isGuess: true });
    const body = { kind: 'suppliers', officeId: api.business().offices.algiers, fileName: 'a.csv' };
    const started = await api.call('OFFICEMANAGER', 'POST /imports', { body: { ...body, encoding: 'windows-1252' } });
    const { import: created, uploadUrl } = started.json<{ import: Import; uploadUrl: string }>();
    await put(uploadUrl, text);
    expect((await read(created.id)).encoding).toEqual({ name: 'windows-1252', isGuess: false });
    expect(await rows(created.id)).toMatchObject([{ values: { name: 'Caf‚ Z‚ralda' } }]);
  });

  it('adds suppliers and recognises existing ones', async () => {
    const name = unique('Sonelgaz');
    const created = await preview('suppliers', `الاسم\n${name}`);
    await commit(created);
    await runAll(runner());
    const again = await preview('suppliers', `Nom\n${name.toUpperCase()}\n${name}`);
    expect(again.counts).toEqual({ total: 2, new: 0, changed: 1, equal: 0, wrong: 1, warned: 0 });
    await withdraw(created.id);
    await runAll(runner());
    expect(await preview('suppliers', `Nom\n${name}`)).toMatchObject({ counts: { new: 1 } });
  });

  it('invites new collectors by email and updates existing ones', async () => {
    const email = `${newId()}@comptoir.example`;
    const created = await preview('collectors', `E-mail,Nom,Téléphone\n${email},Amel Cherif,1`);
    await commit(created);
    await runAll(runner());
    const mails = await api.connection().selectFrom('jobs').select('key').where('kind', '=', 'mail').execute();
    expect(mails.length).toBeGreaterThan(0);
    const again = await preview('collectors', `Email,Name\n${email.toUpperCase()},Amel Haddad\nsuper,`);
    expect(again.counts).toMatchObject({ changed: 1, wrong: 1 });
    await commit(again);
    await runAll(runner());
    const path = `/users?role=COLLECTOR&search=${encodeURIComponent(email)}` as const;
    const found = async () => (await api.call('SUPERADMIN', `GET ${path}`)).json<User[]>();
    expect(await found()).toMatchObject([{ name: 'Amel Haddad', verified: false, phone: '1' }]);
    await withdraw(again.id);
    await runAll(runner());
    expect(await found()).toMatchObject([{ name: 'Amel Cherif' }]);
  });

  it('refuses an email of another account in the reach', async () => {
    const { email } = api.business().people.OFFICEMANAGER;
    const text = `Email,Name,Phone\n${email},Me,1`;
    const created = await preview('collectors', text, 'ADMIN');
    expect(await rows(created.id)).toMatchObject([
      { kind: 'wrong', problems: [{ path: 'email', code: 'email-in-use' }] },
    ]);
  });

  it('plans pick-ups, moves existing ones by number, and never a collected one', async () => {
    const agency = unique('Superette');
    await commit(await preview('agencies', file(line(agency))));
    await runAll(runner());
    const collector = api.business().people.COLLECTOR.email;
    const titles = 'Agence;Collecteur;Date prévue;Devise;Montant prévu';
    const text = `${titles}\n${agency};${collector};24/11/2031 09:30;dzd;1 234,50\n${agency.toUpperCase()};${collector};2031-11-25;EUR;1.234,50`;
    const created = await preview('collections', text);
    expect(created.counts).toMatchObject({ new: 2, wrong: 0 });
    await commit(created);
    await runAll(runner());
    expect(await preview('collections', text)).toMatchObject({ counts: { new: 0, equal: 2 } });
    const [first, second] = await rows(created.id);
    const path = `/collections/${first?.recordId ?? ''}` as const;
    expect((await api.call('OFFICEMANAGER', `GET ${path}`)).json()).toMatchObject({
      scheduledCollectionDate: '2031-11-24T08:30:00.000Z',
      hasTime: true,
      scheduledAmount: 1234.5,
      currency: 'DZD',
    });
    const moved = `Id;${titles}\n${first?.recordId};${agency};;26/11/2031 10:00;;2000`;
    const change = await preview('collections', moved);
    expect(await rows(change.id)).toMatchObject([
      {
        kind: 'changed',
        changes: [
          { field: 'date', from: '24/11/2031 09:30', to: '26/11/2031 10:00' },
          { field: 'amount', from: '1234.50', to: '2000.00' },
        ],
      },
    ]);
    await api.call('OFFICEMANAGER', `PATCH /collections/${second?.recordId ?? ''}`, {
      body: { collectedAmount: 2000 },
    });
    const money = await preview('collections', `${titles}\n${agency};;25/11/2031;;7\n${agency};;soon;;x`);
    expect(await rows(money.id)).toMatchObject([
      { problems: [{ path: 'amount', code: 'collection-collected' }] },
      {
        problems: [
          { path: 'date', code: 'import-no-date' },
          { path: 'amount', code: 'import-no-amount' },
        ],
      },
    ]);
    await withdraw(created.id);
    await runAll(runner());
    expect(await rows(created.id, 'kept')).toHaveLength(1);
    expect((await api.call('OFFICEMANAGER', `GET ${path}`)).statusCode).toBe(404);
  });

  it('reads thousands separators and currency signs, and refuses ambiguous amounts', async () => {
    const agency = unique('Pharmacie');
    await commit(await preview('agencies', file(line(agency))));
    await runAll(runner());
    const cells = [
      '12.500;DA',
      '12.500 د.ج;',
      '12.50;US$',
      '12,500;Euro',
      '(500);€',
      '500.125;$',
      '500;franc',
      '5 €;DZD',
    ];
    const collector = api.business().people.COLLECTOR.email;
    const text = cells.map((cell, at) => `${agency};${collector};${at + 1}/10/2031;${cell}`).join('\n');
    const created = await preview('collections', `Agence;Collecteur;Date prévue;Montant prévu;Devise\n${text}`);
    const read = await rows(created.id);
    expect(read.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      [],
      [],
      [],
      ['import-amount-ambiguous'],
      ['import-amount-negative'],
      ['import-amount-ambiguous'],
      ['import-no-currency'],
      ['import-no-amount'],
    ]);
    await commit(created);
    await runAll(runner());
    const booked = await Promise.all(
      (await rows(created.id)).slice(0, 3).map(async ({ recordId }) => {
        const answer = await api.call('OFFICEMANAGER', `GET /collections/${recordId ?? ''}`);
        const { scheduledAmount, currency } = answer.json<{ scheduledAmount: number; currency: string }>();
        return `${scheduledAmount} ${currency}`;
      }),
    );
    expect(booked).toEqual(['12500 DZD', '12500 DZD', '12.5 USD']);
  });

  it('is visible to its maker and to people above', async () => {
    const created = await preview('suppliers', `Name\n${unique('Camrail')}`, 'ADMIN');
    const get = (role: 'OFFICEMANAGER' | 'ADMIN' | 'SUPERADMIN') => api.call(role, `GET /imports/${created.id}`);
    expect((await get('OFFICEMANAGER')).statusCode).toBe(404);
    expect((await get('SUPERADMIN')).statusCode).toBe(200);
    const list = await api.call('ADMIN', 'GET /imports?kind=suppliers');
    expect(list.json()).toContainEqual(expect.objectContaining({ id: created.id, state: 'ready' }));
  });

  it('offers a template file with known titles', async () => {
    const answer = await api.call('OFFICEMANAGER', 'GET /imports/template?kind=agencies&language=fr');
    expect(answer.body).toContain('Nom,Adresse,Ville,Code postal,Pays,E-mail,Téléphone');
    expect(answer.body).toContain(IMPORT_FIELDS.agencies.map((field) => LABELS.fr.field[field]).join(','));
    const { id, uploadUrl } = await begin('agencies');
    expect((await put(uploadUrl, answer.rawPayload)).json()).toMatchObject({ code: 'import-empty' });
    expect((await api.call('OFFICEMANAGER', `GET /imports/${id}`)).statusCode).toBe(404);
  });
});
