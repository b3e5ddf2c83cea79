import { IMPORT_ROWS_LIMIT } from '@comptoir/api-contract/imports';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { v7 as newId } from 'uuid';
import { describeApi } from '../../test/api';
import { hostileFiles } from '../../test/hostile-files';
import { importing } from '../../test/imported';

/** Measured on an idle machine by `npm run bench:imports-hostile`. */
const LONGEST_WAIT_MS = 1500;

describeApi(
  'a hostile import file',
  (api) => {
    const { begin, put } = importing(api);

    it.each(['a format of a million brackets', 'amounts of 3,999 digits', 'one shared text of 60 MB'])(
      'does not delay other requests: %s',
      async (name) => {
        const file = (await hostileFiles[name]?.()) ?? '';
        const { uploadUrl } = await begin('collections');
        const delay = monitorEventLoopDelay({ resolution: 5 });
        delay.enable();
        const { statusCode } = await put(uploadUrl, file);
        delay.disable();
        expect(delay.max / 1e6).toBeLessThan(LONGEST_WAIT_MS);
        expect([204, 413, 415, 422]).toContain(statusCode);
      },
      120_000,
    );

    it('is refused if its cells hold too much text, and nothing is stored', async () => {
      const file = (await hostileFiles['shared texts that 20,000 rows name']?.()) ?? '';
      const { id, uploadUrl } = await begin('suppliers');
      expect((await put(uploadUrl, file)).json()).toMatchObject({
        statusCode: 413,
        code: 'import-row-text',
        values: { row: 2 },
      });
      expect((await api.call('OFFICEMANAGER', `GET /imports/${id}`)).statusCode).toBe(404);
      const long = `name;b\n${`${'x'.repeat(4000)};${'y'.repeat(4000)}\n`.repeat(1200)}`;
      const wide = await begin('suppliers');
      expect((await put(wide.uploadUrl, `${long}${long.slice(7).repeat(6)}`.slice(0, 10_000_000))).statusCode).toBe(
        204,
      );
    }, 120_000);

    it('evicts the oldest previews of the same person only', async () => {
      const other = await begin('suppliers', 'ADMIN');
      expect((await put(other.uploadUrl, `Name\n${newId()}`)).statusCode).toBe(204);
      const created = [];
      for (let at = 0; at < 11; at += 1) {
        const { id, uploadUrl } = await begin('suppliers');
        expect((await put(uploadUrl, `Name\n${newId()}`)).statusCode).toBe(204);
        created.push(id);
      }
      const statuses = await Promise.all(
        [...created, other.id].map(async (id) => (await api.call('SUPERADMIN', `GET /imports/${id}`)).statusCode),
      );
      expect(statuses).toEqual([404, ...Array.from({ length: 11 }, () => 200)]);
    }, 60_000);

    it('is refused if the person has stored too much already', async () => {
      const { id, uploadUrl } = await begin('suppliers', 'SUPERADMIN');
      expect((await put(uploadUrl, `Name\n${newId()}`)).statusCode).toBe(204);
      const taken = { state: 'committed', bytes: 501 * 1024 * 1024 } as const;
      await api.connection().updateTable('imports').set(taken).where('id', '=', id).execute();
      const next = await begin('suppliers', 'SUPERADMIN');
      expect((await put(next.uploadUrl, `Name\n${newId()}`)).json()).toMatchObject({
        statusCode: 413,
        code: 'import-quota',
      });
    });

    it('waits for other files of the person, and is refused if too many wait', async () => {
      const rows = Array.from({ length: IMPORT_ROWS_LIMIT / 10 }, (_, at) => `Supplier ${newId()} ${at}`);
      const files = await Promise.all(Array.from({ length: 5 }, () => begin('suppliers', 'ADMIN')));
      const answers = await Promise.all(files.map(({ uploadUrl }) => put(uploadUrl, ['Name', ...rows].join('\n'))));
      expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(3);
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    }, 60_000);
  },
  ['embedded'],
);
