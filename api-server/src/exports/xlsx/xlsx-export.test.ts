import { EXPORT_TYPES } from '@comptoir/api-contract/export-formats';
import { describeApi } from '../../../test/api';
import { addFloat } from '../../../test/money';
import { scheduleCollection } from '../../../test/collections';
import { readXlsx } from '../../../test/workbook';
import ar from '../messages/ar.json';
import en from '../messages/en.json';
import fr from '../messages/fr.json';

describeApi('an export as a workbook', (api) => {
  const office = () => api.business().offices.algiers;
  const exported = async (path: string, role: 'ADMIN' | 'SUPERADMIN' = 'ADMIN') => {
    const answer = await api.call(role, `GET /${path}&format=xlsx&officeId=${office()}`);
    expect(answer.statusCode).toBe(200);
    return { answer, ...(await readXlsx(answer.rawPayload)) };
  };

  beforeAll(async () => {
    await addFloat(api, office(), 9_876_543_210_987.65);
    const timed = {
      scheduledCollectionDate: '2027-03-01T09:30:00Z',
      hasTime: true,
      scheduledAmount: 1_234_567_890_123.45,
    };
    await scheduleCollection(api, timed);
    const notes = [{ note: '<b>&"two"</b>\nlines' }];
    await scheduleCollection(api, {
      scheduledCollectionDate: '2027-03-02T11:00:00Z',
      hasTime: false,
      collectionNotes: notes,
    });
    await api.connection().updateTable('agencies').set({ name: '=1+1', address: '@sum' }).execute();
  });

  it('has typed text, days, moments and amounts', async () => {
    const { answer, sheets, digits, parts } = await exported('collections/csv?timeZone=Africa/Algiers');
    expect(answer.headers['content-type']).toBe(EXPORT_TYPES.xlsx);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="collections-algiers-centre-\d{4}-\d\d-\d\d\.xlsx"$/,
    );
    expect(answer.headers['content-encoding']).toBeUndefined();
    const [titles, day, moment] = sheets[0]?.data ?? [];
    expect(titles).toEqual(Object.values(en.collections));
    expect(day?.slice(1, 5)).toEqual(['Uncollected', '=1+1', '@sum', new Date('2027-03-02T00:00:00Z')]);
    expect(day?.[10]).toBe('Test OFFICEMANAGER: <b>&"two"</b>\nlines');
    expect(moment?.[4]).toEqual(new Date('2027-03-01T10:30:00Z'));
    expect(moment?.slice(7, 9)).toEqual(['USD', 1_234_567_890_123.45]);
    expect([digits('I2'), digits('I3')]).toEqual(['120.50', '1234567890123.45']);
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).not.toContain('<f>');
    expect(sheet).not.toContain('rightToLeft');
  });

  it('has all amounts of the money book to the cent', async () => {
    const { digits, sheets } = await exported('general-ledger/csv?');
    expect(digits('E2')).toBe('9876543210987.65');
    expect(digits('G2')).toBe('9876543210987.65');
    expect(sheets[0]?.data[1]?.[4]).toBe(9_876_543_210_987.65);
    expect(sheets[0]?.data[1]?.[5]).toBeNull();
  });

  it.each([
    ['en', en],
    ['fr', fr],
    ['ar', ar],
  ] as const)('has headings, name and direction of %s', async (language, words) => {
    for (const [path, kind] of [
      ['collections', 'collections'],
      ['trades', 'trades'],
      ['general-ledger', 'moneyBook'],
    ] as const) {
      const { answer, sheets, parts } = await exported(`${path}/csv?language=${language}`);
      expect(sheets[0]?.sheet).toBe(words.file[kind]);
      expect(sheets[0]?.data[0]).toEqual(Object.values(words[kind]));
      expect(parts['xl/worksheets/sheet1.xml']?.includes(' rightToLeft="1"')).toBe(language === 'ar');
      expect(decodeURIComponent(String(answer.headers['content-disposition']))).toMatch(/\.xlsx"?/);
    }
  });

  it('has the access rules of CSV, checked before the first byte', async () => {
    for (const path of ['trades', 'general-ledger', 'collections']) {
      const refused = await api.call('COLLECTOR', `GET /${path}/csv?format=xlsx&officeId=${office()}`);
      expect([refused.statusCode, refused.headers['content-type']]).toEqual([403, expect.stringContaining('json')]);
    }
    expect((await api.call('ADMIN', 'GET /trades/csv?format=pdf')).statusCode).toBe(422);
    const elsewhere = api.business().offices.paris;
    expect((await api.call('ADMIN', `GET /trades/csv?format=xlsx&officeId=${elsewhere}`)).statusCode).toBe(403);
  });

  it('records a security event, as every export does', async () => {
    await exported('trades/csv?currency=USD');
    const events = await api.call('SUPERADMIN', 'GET /security-events?kind=EXPORT&limit=1');
    expect(events.json()).toMatchObject([
      { outcome: 'SUCCESS', details: { list: 'trades', rows: 0, filter: { format: 'xlsx', currency: 'USD' } } },
    ]);
  });
});
