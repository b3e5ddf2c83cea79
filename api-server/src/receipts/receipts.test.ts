import { createHash, createPublicKey, verify } from 'node:crypto';
import type { Collection } from '@comptoir/api-contract/collections';
import { pickUpContent } from '@comptoir/api-contract/pick-up-content';
import { bytesOf, readStatement, signedBytes } from '@comptoir/api-contract/receipt-statement';
import type { Receipt, ReceiptCheck, ReceiptKey } from '@comptoir/api-contract/receipts';
import { describeApiOnBoth, type TestApi } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { withoutGuard } from '../../test/without-triggers';
import { verifyBooks } from '../books/verify-books';

const record = async (api: TestApi, collectedAmount: number, more: object = {}) => {
  const { id } = await scheduleCollection(api);
  await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount, ...more } });
  return id;
};
const receiptsOf = async (api: TestApi, id: string) =>
  (await api.call('COLLECTOR', `GET /receipts?collectionId=${id}`)).json<Receipt[]>();
const check = async (api: TestApi, { number, checkCode }: { number: string; checkCode: string }, ip = '10.0.0.1') =>
  api.server().inject({ url: `/api/receipts/verify?number=${number}&code=${checkCode}`, remoteAddress: ip });
const keysOf = async (api: TestApi) => (await api.call('nobody', 'GET /receipts/keys')).json<ReceiptKey[]>();

const checkPickUp = async (
  api: TestApi,
  { officeId, id, code }: { officeId: string; id: string; code: string },
  ip = '10.0.0.5',
) =>
  api.server().inject({
    url: `/api/receipts/verify?officeId=${officeId}&pickUpId=${id}&code=${code}`,
    remoteAddress: ip,
  });

const NOT_GENUINE = { state: 'NOT_GENUINE', receipt: null };

/** Verifies a QR code as the public page does. */
function isGenuine(url: string, keys: readonly ReceiptKey[]): boolean {
  const signed = readStatement(url.split('#')[1] ?? '');
  const known = keys.find(({ id }) => id === signed?.keyId);
  if (!signed || !known) return false;
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: known.publicKey }, format: 'jwk' });
  return verify(null, signedBytes(signed.text), key, bytesOf(signed.signature));
}

// On both databases because of the lock and the JSON of the content.
describeApiOnBoth('receipts', (api) => {
  it('are issued for a recorded amount with its content and time', async () => {
    const recordedAt = new Date(Date.now() - 3_600_000).toISOString();
    const id = await record(api, 100.5, { recordedAt, reason: 'Not all ready' });
    const [receipt, ...others] = await receiptsOf(api, id);
    const { agency } = (await api.call('ADMIN', `GET /collections/${id}`)).json<Collection>();
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      kind: 'COLLECTION',
      collectionId: id,
      agency: { id: agency.id, name: agency.name },
      lines: [{ currency: 'USD', amount: 100.5 }],
      collectedDate: recordedAt,
      replaces: null,
      replacedBy: null,
    });
    expect(Date.parse(receipt?.bookedDate ?? '')).toBeGreaterThan(Date.parse(recordedAt));
    expect((await api.call('COLLECTOR', `GET /receipts/${receipt?.id}`)).json()).toEqual(receipt);
    expect(isGenuine(receipt?.url ?? '', await keysOf(api))).toBe(true);
  });

  it('are not issued if nothing was collected', async () => {
    expect(await receiptsOf(api, await record(api, 0, { reason: 'Closed' }))).toEqual([]);
  });

  it('have a line for each currency of a pick-up, which a correction of one keeps', async () => {
    const { id: collectionId } = await scheduleCollection(api);
    const body = {
      id: newId(),
      collectionId,
      outcome: 'COLLECTED',
      basedOnVersion: 1,
      lines: [
        { currency: 'USD', amount: 120.5 },
        { currency: 'EUR', amount: 50 },
      ],
      occurredAt: new Date().toISOString(),
    };
    expect((await api.call('COLLECTOR', 'POST /pick-ups', { body })).statusCode).toBe(200);
    expect((await receiptsOf(api, collectionId)).map(({ lines }) => lines)).toEqual([body.lines]);
    const correction = { collectedAmount: 120, correctionReason: 'Counted again' };
    await api.call('SUPERADMIN', `PATCH /collections/${collectionId}`, { body: correction });
    const [newest] = await receiptsOf(api, collectionId);
    expect(newest?.lines).toEqual([
      { currency: 'USD', amount: 120 },
      { currency: 'EUR', amount: 50 },
    ]);
  });

  it('are issued for cash beside a cancelled collection, whose amounts verify-books compares', async () => {
    const { id: collectionId } = await scheduleCollection(api);
    await api.call('OFFICEMANAGER', `DELETE /collections/${collectionId}`, { headers: { 'if-match': '*' } });
    const pickUpId = newId();
    const body = {
      id: pickUpId,
      collectionId,
      outcome: 'COLLECTED',
      basedOnVersion: 1,
      lines: [
        { currency: 'USD', amount: 0 },
        { currency: 'EUR', amount: 50 },
      ],
      occurredAt: new Date(Date.now() - 60_000).toISOString(),
    };
    expect((await api.call('COLLECTOR', 'POST /pick-ups', { body })).statusCode).toBe(200);
    expect((await api.call('COLLECTOR', 'POST /pick-ups', { body })).statusCode).toBe(200);
    const ofPickUp = async (id: string) =>
      (await api.call('COLLECTOR', `GET /receipts?pickUpId=${id}`)).json<Receipt[]>();
    const [receipt, ...others] = await ofPickUp(pickUpId);
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({ kind: 'PICK_UP', pickUpId, collectionId, collectedDate: body.occurredAt });
    expect(receipt?.lines).toEqual([{ currency: 'EUR', amount: 50 }]);
    expect(isGenuine(receipt?.url ?? '', await keysOf(api))).toBe(true);
    expect((await api.call('COLLECTOR', `GET /receipts/${receipt?.id}`)).json()).toEqual(receipt);
    expect(receipt && (await check(api, receipt)).json()).toMatchObject({ state: 'GENUINE' });
    expect((await api.call('OFFICEMANAGER', `GET /receipts?collectionId=${collectionId}`)).statusCode).toBe(404);
    expect((await api.call('COLLECTOR', 'GET /receipts')).statusCode).toBe(422);
    const update = (amount: number) =>
      withoutGuard(api.connection(), [
        `update pick_up_lines set amount_minor = ${amount} where pick_up_id = '${pickUpId}' and currency = 'EUR'`,
      ]);
    await update(4000);
    expect((await verifyBooks(api.connection())).faults.map(({ what }) => what)).toContain(
      `receipt ${receipt?.number} differs from the amounts of pick-up ${pickUpId}`,
    );
    await update(5000);
    expect((await verifyBooks(api.connection())).faults).toEqual([]);
    // A planned pick-up has the receipts of its collection.
    const planned = await scheduleCollection(api);
    const plannedId = newId();
    const lines = [{ currency: 'USD', amount: 120.5 }];
    await api.call('COLLECTOR', 'POST /pick-ups', {
      body: { ...body, id: plannedId, collectionId: planned.id, lines },
    });
    const ofCollection = await receiptsOf(api, planned.id);
    expect(await ofPickUp(plannedId)).toEqual(ofCollection);
    expect(ofCollection).toMatchObject([{ kind: 'COLLECTION', lines }]);
  });

  it('are replaced by a correction, which voids them', async () => {
    const id = await record(api, 120.5);
    const [first] = await receiptsOf(api, id);
    const body = { collectedAmount: 0, correctionReason: 'The notes were false' };
    await api.call('SUPERADMIN', `PATCH /collections/${id}`, { body });
    const [second, former] = await receiptsOf(api, id);
    expect(former).toEqual({ ...first, replacedBy: second?.number });
    expect(second).toMatchObject({
      replaces: first?.number,
      replacedBy: null,
      lines: [{ currency: 'USD', amount: 0 }],
    });
    expect(second?.collectedDate).toBe(first?.collectedDate);
    const answers = [former, second].map(async (receipt) => receipt && (await check(api, receipt)).json());
    expect(await Promise.all(answers)).toMatchObject([
      { state: 'VOIDED', receipt: { replacedBy: second?.number, lines: [{ currency: 'USD', amount: 120.5 }] } },
      { state: 'GENUINE', receipt: { replacedBy: null, lines: [{ currency: 'USD', amount: 0 }] } },
    ]);
  });

  it('have no gaps after 50 concurrent recordings, of which every fifth fails', async () => {
    const officeId = api.business().offices.algiers;
    const last = async () => {
      const numbers = await api
        .connection()
        .selectFrom('receipts')
        .select('number')
        .where('officeId', '=', officeId)
        .orderBy('number')
        .execute();
      return numbers.map(({ number }) => Number(number));
    };
    const before = (await last()).length;
    const ids: string[] = [];
    for (let created = 0; created < 50; created++) ids.push((await scheduleCollection(api)).id);
    const outcomes = await Promise.all(
      ids.map(async (id, index) => {
        // Fails after the receipt, when its note is written.
        const note = index % 5 === 0 ? '@[Nobody](01890000-0000-7000-8000-000000000000)' : '';
        const body = { collectedAmount: 120.5, collectionNotes: [{ note }] };
        return (await api.call('COLLECTOR', `PATCH /collections/${id}`, { body })).statusCode;
      }),
    );
    expect(outcomes.filter((status) => status === 200)).toHaveLength(40);
    const numbers = await last();
    expect(numbers).toEqual(Array.from({ length: before + 40 }, (_, index) => index + 1));
    expect((await verifyBooks(api.connection())).faults).toEqual([]);
  });

  it('are not genuine with one digit changed', async () => {
    const [receipt] = await receiptsOf(api, await record(api, 120.5));
    const keys = await keysOf(api);
    const url = receipt?.url ?? '';
    const [statement = ''] = url.split('#').slice(1);
    const [amount = ''] = /USD12050/.exec(statement) ?? [];
    expect(amount).toBe('USD12050');
    expect(isGenuine(url.replace(amount, 'USD22050'), keys)).toBe(false);
    for (let at = 0; at < statement.length; at += 7) {
      const other = statement[at] === '1' ? '2' : '1';
      expect(isGenuine(`#${statement.slice(0, at)}${other}${statement.slice(at + 1)}`, keys)).toBe(false);
    }
    const { number = '', checkCode = '' } = receipt ?? {};
    const wrong = checkCode.replace(/.$/, checkCode.endsWith('0') ? '1' : '0');
    expect((await check(api, { number, checkCode: wrong }, '10.0.0.2')).json()).toEqual(NOT_GENUINE);
    expect((await check(api, { number: `${number}1`, checkCode }, '10.0.0.2')).json()).toEqual(NOT_GENUINE);
    expect((await check(api, { number, checkCode: checkCode.toLowerCase() })).json()).toMatchObject({
      state: 'GENUINE',
    });
  });

  it('are verified without names, and at most ten wrong ones of an address', async () => {
    const id = await record(api, 120.5);
    const [receipt] = await receiptsOf(api, id);
    const right = { number: receipt?.number ?? '', checkCode: receipt?.checkCode ?? '' };
    const genuine = await check(api, right, '10.0.0.3');
    const said = genuine.json<ReceiptCheck>();
    expect(Object.keys(said)).toEqual(['state', 'receipt']);
    expect(Object.keys(said.receipt ?? {})).toEqual(['number', 'collectedDate', 'timeZone', 'lines', 'replacedBy']);
    for (const name of [receipt?.agency.name, receipt?.office.name, receipt?.agency.id, id]) {
      expect(genuine.body).not.toContain(`"${name}"`);
    }
    const guess = { number: '1', checkCode: '000000000000' };
    // A right one between does not reset the count.
    const guesses = [1, 2, 3, 4, 5].map(() => guess);
    for (const requested of [...guesses, right, ...guesses]) {
      expect((await check(api, requested, '10.0.0.3')).statusCode).toBe(200);
    }
    for (const requested of [guess, right]) {
      const limited = await check(api, requested, '10.0.0.3');
      expect(limited.statusCode).toBe(429);
      expect(Number(limited.headers['retry-after'])).toBeGreaterThan(60);
      expect(limited.json()).toMatchObject({ code: 'too-many-checks' });
    }
    expect((await check(api, right, '10.0.0.4')).statusCode).toBe(200);
  });

  it.each(['planned', 'unplanned'])(
    'are found by the provisional code of a %s pick-up, once it is booked',
    async (kind) => {
      const officeId = api.business().offices.algiers;
      const { id: collectionId } = await scheduleCollection(api);
      if (kind === 'unplanned') {
        await api.call('OFFICEMANAGER', `DELETE /collections/${collectionId}`, { headers: { 'if-match': '*' } });
      }
      const body = {
        id: newId(),
        collectionId,
        outcome: 'COLLECTED',
        basedOnVersion: 1,
        lines: [
          { currency: 'USD' as const, amount: 120.5 },
          { currency: 'EUR' as const, amount: 50 },
        ],
        occurredAt: new Date(Date.now() - 60_000).toISOString(),
      };
      const code = createHash('sha256').update(pickUpContent(body)).digest('hex');
      const { id } = body;
      const ip = `10.0.1.${kind.length}`;
      const before = await checkPickUp(api, { officeId, id, code }, ip);
      expect(before.json()).toEqual({ state: 'NOT_CONFIRMED', receipt: null });

      expect((await api.call('COLLECTOR', 'POST /pick-ups', { body })).statusCode).toBe(200);
      const [receipt] = (await api.call('COLLECTOR', `GET /receipts?pickUpId=${id}`)).json<Receipt[]>();
      const after = await checkPickUp(api, { officeId, id, code }, ip);
      expect(after.json()).toEqual({
        state: 'GENUINE',
        receipt: {
          number: receipt?.number,
          collectedDate: body.occurredAt,
          timeZone: receipt?.office.timeZone,
          lines: receipt?.lines,
          replacedBy: null,
        },
      });
      const other = code.replace(/.$/, code.endsWith('0') ? '1' : '0');
      expect((await checkPickUp(api, { officeId, id, code: other }, ip)).json()).toEqual(NOT_GENUINE);
      if (kind === 'unplanned') return;
      const correction = { collectedAmount: 120, correctionReason: 'Counted again' };
      await api.call('SUPERADMIN', `PATCH /collections/${collectionId}`, { body: correction });
      expect((await checkPickUp(api, { officeId, id, code }, ip)).json()).toMatchObject({
        state: 'VOIDED',
        receipt: { number: receipt?.number, lines: receipt?.lines, replacedBy: String(Number(receipt?.number) + 1) },
      });
    },
  );

  it('are not found by guessing pick-ups, and only by a number or a pick-up', async () => {
    const officeId = api.business().offices.algiers;
    const code = '0'.repeat(64);
    for (let guesses = 0; guesses < 10; guesses++) {
      expect((await checkPickUp(api, { officeId, id: newId(), code }, '10.0.0.6')).statusCode).toBe(200);
    }
    expect((await checkPickUp(api, { officeId, id: newId(), code }, '10.0.0.6')).statusCode).toBe(429);
    for (const query of ['', `number=1&officeId=${officeId}&pickUpId=${newId()}`, `pickUpId=${newId()}`]) {
      const answer = await api.server().inject({ url: `/api/receipts/verify?code=${code}&${query}` });
      expect(answer.statusCode).toBe(422);
    }
  });

  it('cannot be changed by the server, and verify-books finds a change by another', async () => {
    const officeId = api.business().offices.algiers;
    const [receipt] = await receiptsOf(api, await record(api, 120.5));
    const changed = sql`update receipts set content = jsonb_set(content, '{agency,name}', '"Another"')
      where content_hash = ${receipt?.id}`;
    const outcome = await changed.execute(api.serverConnection()).then(() => 'changed', String);
    // The embedded database has one role.
    expect(outcome).toMatch(api.kind === 'embedded' ? 'changed' : 'permission denied');
    const faults = async () => (await verifyBooks(api.connection())).faults;
    await changed.execute(api.connection());
    expect(await faults()).toEqual([
      { officeId, what: `the content of receipt ${receipt?.number} does not match its hash` },
    ]);
    expect((await api.call('ADMIN', `GET /receipts/${receipt?.id}`)).statusCode).toBe(500);
    await sql`delete from receipts where content_hash = ${receipt?.id}`.execute(api.connection());
    expect(await faults()).toEqual([]);
    await sql`delete from receipts where number = 1 and office_id = ${officeId}`.execute(api.connection());
    expect(await faults()).toEqual([{ officeId, what: 'receipt 1 is missing' }]);
  });
});
