import type { Collection } from '@comptoir/api-contract/collections';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeApiOnBoth } from '../../test/api';
import { addFloat } from '../../test/money';
import { collectionInput } from '../../test/collections';

/** Answers of the version before custody; `RECORD=1` writes the file, on a checkout of that version. */
const FILE = path.join(__dirname, '../../test/recorded/direct-answers.json');

// On both databases because of triggers, and of the order of rows.
describeApiOnBoth('an office without custody', (api) => {
  const answers: string[] = [];
  const names = new Map<string, string>();

  /** Ids in the order of their appearance, moments without their digits. */
  function plain(text: string): string {
    return text
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, (id) => {
        if (!names.has(id)) names.set(id, `id-${names.size + 1}`);
        return names.get(id) ?? '';
      })
      .replaceAll(/"[\w-]{27}"/g, '"hash"')
      .replaceAll(/\d\d\/\d\d\/\d{4} \d\d:\d\d/g, 'moment')
      .replaceAll(/\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?Z?)?/g, 'moment');
  }

  const call = async (...[role, request, more]: Parameters<typeof api.call>) => {
    const answer = await api.call(role, request, more);
    const { etag, 'x-total-count': total, 'content-type': type } = answer.headers;
    answers.push(
      [role, plain(request), answer.statusCode, plain(String(etag)), String(total), type, plain(answer.body)].join(' '),
    );
    return answer;
  };

  async function read(office: string, day: string) {
    const of = `officeId=${office}`;
    const period = `${of}&from=2026-01-01T00:00:00Z&to=2090-01-01T00:00:00Z`;
    await call('OFFICEMANAGER', 'GET /general-ledger/balance');
    for (const list of [of, `${of}&trade=true`, `${of}&trade=true&sort=highest`, `${of}&trade=true&sort=lowest`])
      await call('ADMIN', `GET /general-ledger?${list}`);
    await call('ADMIN', `GET /general-ledger/sums?${of}&trade=true`);
    await call('ADMIN', `GET /general-ledger/statement?${period}&currency=USD`);
    await call('ADMIN', `GET /general-ledger/csv?${of}&timeZone=UTC`);
    for (const number of [1, 2, 3]) await call('ADMIN', `GET /general-ledger/${number}?${of}`);
    await call('ADMIN', `GET /trades?${of}`);
    await call('ADMIN', `GET /trades/sums?${of}`);
    await call('ADMIN', `GET /collections?${of}`);
    await call(
      'ADMIN',
      `GET /collections/totals?${of}&startDate=${day}&endDate=${new Date(Date.now() + 9e9).toISOString()}`,
    );
    await call('ADMIN', `GET /users/collectors?${of}`);
    await call('ADMIN', `GET /offices`);
    await call('ADMIN', `GET /offices/${office}`);
    await call('ADMIN', `GET /offices/countries/DZ`);
  }

  it('answers byte for byte as before', async () => {
    const office = api.business().offices.algiers;
    await addFloat(api, office, 1_000);
    const ids: string[] = [];
    for (const scheduledAmount of [120.5, 80, 300]) {
      const body = await collectionInput(api, { scheduledAmount });
      ids.push((await call('OFFICEMANAGER', 'POST /collections', { body })).json<Collection>().id);
    }
    const [first, second, third] = ids;
    await call('COLLECTOR', `PATCH /collections/${first}`, { body: { collectedAmount: 120.5 } });
    await call('COLLECTOR', `PATCH /collections/${second}`, { body: { collectedAmount: 70 } });
    await call('COLLECTOR', `PATCH /collections/${second}`, { body: { collectedAmount: 75 } });
    const correction = { collectedAmount: 75, correctionReason: 'Counted again' };
    await call('SUPERADMIN', `PATCH /collections/${second}`, { body: correction });
    await call('COLLECTOR', `PATCH /collections/${third}`, { body: { collectedAmount: 0, reason: 'Closed' } });
    const trade = {
      officeId: office,
      oldAmount: 100,
      oldCurrency: 'USD',
      newAmount: 90,
      newCurrency: 'EUR',
      rate: 0.9,
    };
    const created = (await call('OFFICEMANAGER', 'POST /trades', { body: trade })).json<{ id: string }>();
    await call('OFFICEMANAGER', 'POST /trades', { body: { ...trade, oldAmount: 9_000, newAmount: 8_100 } });
    await call('ADMIN', `POST /trades/${created.id}/reversal`, { body: { reason: 'Typed wrongly' } });
    const expense = {
      officeId: office,
      date: new Date().toISOString(),
      amount: -20,
      currency: 'USD',
      description: 'Tea',
    };
    await call('OFFICEMANAGER', 'POST /transactions', { body: expense });
    await call('OFFICEMANAGER', 'POST /transactions', { body: { ...expense, amount: -20_000 } });
    await call('OFFICEMANAGER', 'POST /transactions', { body: { ...expense, amount: 20 } });
    await call('ADMIN', `DELETE /offices/${office}`);
    await read(office, new Date(Date.now() - 9e9).toISOString());
    if (process.env['RECORD']) writeFileSync(FILE, `${JSON.stringify(answers, null, 2)}\n`);
    expect(answers).toEqual(JSON.parse(readFileSync(FILE, 'utf8')));
  });
});
