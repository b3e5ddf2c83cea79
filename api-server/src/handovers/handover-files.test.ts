import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Handover } from '@comptoir/api-contract/handovers';
import { describeApi } from '../../test/api';
import { samples } from '../../test/media-samples';
import { addFloat } from '../../test/money';

const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-slips-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeApi(
  'files of a handover',
  (api) => {
    const office = () => api.business().offices.algiers;
    const notes = { lines: [{ currency: 'USD', counts: { '1': 30 } }] };
    const found = async (role: 'ADMIN' | 'OFFICEMANAGER' | 'SUPERADMIN', id: string) =>
      (await api.call(role, `GET /handovers/${id}`)).json<Handover>();
    const upload = (role: 'ADMIN' | 'OFFICEMANAGER' | 'SUPERADMIN', id: string) =>
      api.call(role, `POST /handovers/${id}/upload-media?extension=png&name=slip.png`);

    it('are added by those who take part, and shown to those who may know the counts', async () => {
      await addFloat(api, office(), 100);
      await api.call('ADMIN', `PATCH /cash/custody/${office()}`, { body: { mode: 'CUSTODY' } });
      const offered = await api.call('OFFICEMANAGER', 'POST /handovers', { body: { kind: 'TO_BANK', ...notes } });
      const { id } = offered.json<Handover>();
      expect((await upload('ADMIN', id)).statusCode).toBe(403);
      const started = await upload('OFFICEMANAGER', id);
      expect(started.statusCode).toBe(201);
      const { presignedUrl: url } = started.json<{ presignedUrl: string }>();
      const headers = { 'content-type': 'image/png' };
      const put = await api.server().inject({ method: 'PUT', url, payload: samples.png, headers });
      expect(put.statusCode).toBe(200);
      expect((await found('ADMIN', id)).mediaFiles).toBeUndefined();

      const body = { ...notes, slip: 'BNA 4711' };
      await api.call('ADMIN', `POST /handovers/${id}/count`, { body, headers: { 'if-match': '*' } });
      const { mediaFiles = [] } = await found('SUPERADMIN', id);
      expect(mediaFiles).toMatchObject([{ name: 'slip.png', contentType: 'image/png', size: samples.png.length }]);
      const read = await api.server().inject({ method: 'GET', url: mediaFiles[0]?.url ?? '' });
      expect(read.rawPayload).toEqual(samples.png);
    });
  },
  undefined,
  () => ({ kind: 'disk', folder }),
);
