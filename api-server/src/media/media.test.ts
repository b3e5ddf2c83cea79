import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  MEDIA_COUNT_LIMIT,
  MEDIA_EXTENSIONS,
  MEDIA_SIZE_LIMIT_BYTES,
  type Collection,
} from '@comptoir/api-contract/collections';
import type { SecurityEvent } from '@comptoir/api-contract/security-events';
import type { LightMyRequestResponse } from 'fastify';
import { describeApi } from '../../test/api';
import { everySample, samples } from '../../test/media-samples';
import { scheduleCollection } from '../../test/collections';
import { DiskStore } from './disk-store';
import { endUpload } from './upload-end';

const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-media-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeApi(
  'files of a collection on disk',
  (api) => {
    const store = new DiskStore(folder);

    async function begin(id: string, name: string, role: 'COLLECTOR' | 'ADMIN' = 'COLLECTOR') {
      const query = `extension=${name.split('.').at(-1)}&name=${encodeURIComponent(name)}`;
      return api.call(role, `POST /collections/${id}/upload-media?${query}`);
    }
    const urlIn = (answer: LightMyRequestResponse) => answer.json<{ presignedUrl: string }>().presignedUrl;
    const put = (url: string, payload: Buffer, type = 'application/octet-stream') =>
      api.server().inject({ method: 'PUT', url, payload, headers: { 'content-type': type } });
    const get = (url: string) => api.server().inject({ method: 'GET', url });
    const read = async (id: string) => (await api.call('ADMIN', `GET /collections/${id}`)).json<Collection>();
    async function upload(id: string, name: string, content: Buffer) {
      return put(urlIn(await begin(id, name)), content);
    }

    it('are uploaded to a single-use URL and read at a signed URL', async () => {
      const { id } = await scheduleCollection(api);
      const started = await begin(id, 'Reçu n° 1.PNG');
      expect(started.statusCode).toBe(201);
      expect((await read(id)).media).toEqual([]);
      expect((await put(urlIn(started), samples.png, 'image/png')).statusCode).toBe(200);
      expect((await put(urlIn(started), samples.png)).json()).toMatchObject({
        statusCode: 409,
        message: 'This link was already used: each link takes one file.',
      });

      const { media, mediaFiles } = await read(id);
      expect(mediaFiles).toMatchObject([
        { name: 'Reçu n° 1.PNG', contentType: 'image/png', size: samples.png.length, url: media[0] },
      ]);
      expect(Object.keys(mediaFiles[0] ?? {})).not.toContain('secret');
      const shown = await get(media[0] ?? '');
      expect(shown.rawPayload).toEqual(samples.png);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'content-disposition': `inline; filename="Re_u n_ 1.PNG"; filename*=UTF-8''Re%C3%A7u%20n%C2%B0%201.PNG`,
      });
    });

    it('may be the signature of a pick-up', async () => {
      const { id } = await scheduleCollection(api);
      const path = `POST /collections/${id}/upload-media?extension=png&kind=SIGNATURE` as const;
      await put(urlIn(await api.call('COLLECTOR', path)), samples.png);
      await upload(id, 'bag.png', samples.png);
      expect((await read(id)).mediaFiles.map(({ kind }) => kind)).toEqual(['SIGNATURE', undefined]);
      const wrong = `POST /collections/${id}/upload-media?extension=png&kind=SEAL` as const;
      expect((await api.call('COLLECTOR', wrong)).statusCode).toBe(422);
    });

    it('record their recipients and readers once an hour', async () => {
      const { id } = await scheduleCollection(api);
      const traces = async () =>
        (await api.call('SUPERADMIN', 'GET /security-events?kind=MEDIA_READ'))
          .json<SecurityEvent[]>()
          .filter(({ details }) => details['collection'] === id);
      await read(id);
      expect(await traces()).toEqual([]);
      await upload(id, 'photo.png', samples.png);
      const [file] = (await read(id)).mediaFiles;
      await read(id);
      expect(await traces()).toMatchObject([{ user: { name: 'Test ADMIN' }, details: { files: 1 } }]);
      await get(file?.url ?? '');
      await get(file?.url ?? '');
      const [opened, ...others] = await traces();
      expect(others).toHaveLength(1);
      expect(opened).toMatchObject({ user: null, address: '127.0.0.1', details: { file: file?.id } });
      expect(JSON.stringify(opened)).not.toContain('signature');
    });

    it('are accepted in each allowed type', async () => {
      const { id } = await scheduleCollection(api);
      for (const extension of MEDIA_EXTENSIONS) {
        const content = everySample[extension] ?? Buffer.alloc(0);
        expect([extension, (await upload(id, `sample.${extension}`, content)).statusCode]).toEqual([extension, 200]);
      }
      const names = (await read(id)).mediaFiles.map(({ name }) => name);
      expect(names.toSorted()).toEqual(MEDIA_EXTENSIONS.map((extension) => `sample.${extension}`).toSorted());
    });

    it('are downloads unless they are images', async () => {
      const { id } = await scheduleCollection(api);
      for (const name of ['list.csv', 'bill.pdf'] as const) {
        expect((await upload(id, name, samples[name === 'list.csv' ? 'csv' : 'pdf'])).statusCode).toBe(200);
      }
      const types = [];
      for (const url of (await read(id)).media) {
        const { headers } = await get(url);
        expect(headers['content-disposition']).toMatch(/^attachment; /);
        types.push(headers['content-type']);
      }
      expect(types).toEqual(['text/csv', 'application/pdf']);
    });

    it('are refused if the content differs, and the link can be used again', async () => {
      const { id } = await scheduleCollection(api);
      const link = urlIn(await begin(id, 'photo.png'));
      const page = await put(link, Buffer.from('<html><script>alert(1)</script>'), 'image/png');
      expect(page.json()).toMatchObject({ statusCode: 415, message: expect.stringContaining('photo.png') });
      expect((await put(link, samples.pdf)).statusCode).toBe(415);
      expect((await upload(id, 'words.txt', samples.png)).statusCode).toBe(415);
      expect((await upload(id, 'drawing.svg', Buffer.from('<b>no drawing</b>'))).statusCode).toBe(415);
      expect((await read(id)).media).toEqual([]);
      expect((await put(link, samples.png)).statusCode).toBe(200);
    });

    it.each([
      ['picture.jpg', 'png', 'picture.png', 'image/png'],
      ['picture.png', 'jpg', 'picture.jpg', 'image/jpeg'],
      ['IMG-20261127-WA0001.jpg', 'webp', 'IMG-20261127-WA0001.webp', 'image/webp'],
      ['IMG_0001.JPG', 'heic', 'IMG_0001.heic', 'image/heic'],
      ['scan.TIF', 'tiff', 'scan.TIF', 'image/tiff'],
      ['photo.jfif', 'jpg', 'photo.jfif', 'image/jpeg'],
    ])('%s with the content of a %s is stored by its content', async (name, content, kept, type) => {
      const { id } = await scheduleCollection(api);
      expect((await upload(id, name, everySample[content] ?? Buffer.alloc(0))).statusCode).toBe(200);
      const { mediaFiles } = await read(id);
      expect(mediaFiles).toMatchObject([{ name: kept, contentType: type }]);
      expect((await get(mediaFiles[0]?.url ?? '')).headers['content-type']).toBe(type);
    });

    it('may be UTF-16 text, but no audio with the same prefix', async () => {
      const { id } = await scheduleCollection(api);
      const unicode = Buffer.from('\ufeffCompté deux fois\r\n', 'utf16le');
      expect((await upload(id, 'unicode.txt', unicode)).statusCode).toBe(200);
      expect((await upload(id, 'big-endian.txt', Buffer.from(unicode).swap16())).statusCode).toBe(200);
      const sound = Buffer.concat([Buffer.from('fffe9064', 'hex'), Buffer.alloc(64)]);
      expect((await upload(id, 'sound.txt', sound)).statusCode).toBe(415);
    });

    it('are refused if empty', async () => {
      const { id } = await scheduleCollection(api);
      expect((await upload(id, 'empty.txt', Buffer.alloc(0))).json()).toMatchObject({
        statusCode: 422,
        message: 'empty.txt is empty.',
      });
      expect((await begin(id, 'film.mp4')).json()).toMatchObject({
        message: 'This type of file cannot be uploaded. Images, PDF, Word, Excel, text and CSV files can.',
      });
    });

    it('support range requests', async () => {
      const { id } = await scheduleCollection(api);
      await upload(id, 'photo.png', samples.png);
      const [url = ''] = (await read(id)).media;
      const part = (range: string, more = {}) =>
        api.server().inject({ method: 'GET', url, headers: { range, ...more } });
      const size = samples.png.length;
      const middle = await part('bytes=2-5');
      expect([middle.statusCode, middle.headers['content-range']]).toEqual([206, `bytes 2-5/${size}`]);
      expect(middle.rawPayload).toEqual(samples.png.subarray(2, 6));
      expect((await part('bytes=-3')).rawPayload).toEqual(samples.png.subarray(-3));
      const beyond = await part(`bytes=${size}-`);
      expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`]);
      expect((await part('bytes=2-5', { 'if-range': middle.headers.etag })).statusCode).toBe(206);
      expect((await part('bytes=2-5', { 'if-range': '"another"' })).rawPayload).toEqual(samples.png);
      expect((await get(url)).headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(size) });
    });

    it('are refused by name, size and number', async () => {
      const { id } = await scheduleCollection(api);
      expect((await begin(id, 'virus.exe')).json()).toMatchObject({
        statusCode: 422,
        message: 'This type of file cannot be uploaded. Images, PDF, Word, Excel, text and CSV files can.',
      });
      const large = Buffer.concat([samples.png, Buffer.alloc(MEDIA_SIZE_LIMIT_BYTES)]);
      expect((await upload(id, 'large.png', large)).json()).toMatchObject({
        statusCode: 413,
        message: 'A file has at most 20 MB.',
      });
      for (let count = 1; count < MEDIA_COUNT_LIMIT; count++) await begin(id, 'a.png');
      expect((await begin(id, 'a.png')).json()).toMatchObject({
        statusCode: 409,
        message: 'A collection takes at most 50 files.',
      });
    });

    it('are refused with a changed or forged link', async () => {
      const { id } = await scheduleCollection(api);
      await upload(id, 'a.png', samples.png);
      const [url = ''] = (await read(id)).media;
      const later = url.replace(/expires=(\d+)/, (_all, expires: string) => `expires=${Number(expires) + 1}`);
      for (const forged of [later, `${url}x`, url.split('?')[0] ?? '', url.replace(/signature=.*/, 'signature=')]) {
        expect((await get(forged)).statusCode).toBe(403);
      }
      const started = urlIn(await begin(id, 'b.png')).replace(/signature=[^&]+/, 'signature=none');
      for (const refused of [await put(url, samples.png), await put(started, samples.png)]) {
        expect(refused.json()).toMatchObject({
          statusCode: 403,
          message: 'This link is not valid, or it has expired.',
        });
      }
      expect((await get('/api/media/0190aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa.png?expires=1&signature=x')).statusCode).toBe(
        404,
      );
    });

    it('are added within the reach only, and removed by the office', async () => {
      const { id } = await scheduleCollection(api);
      await upload(id, 'a.png', samples.png);
      const { mediaFiles } = await read(id);
      const [file] = mediaFiles;
      const path_ = `DELETE /collections/${id}/media/${file?.id}` as const;
      expect((await api.call('COLLECTOR', path_)).statusCode).toBe(403);
      expect((await api.call('OFFICEMANAGER', path_)).statusCode).toBe(204);
      expect((await api.call('OFFICEMANAGER', path_)).json()).toMatchObject({
        statusCode: 404,
        message: 'This file does not exist.',
      });
      expect((await get(file?.url ?? '')).statusCode).toBe(404);
      expect((await read(id)).media).toEqual([]);
      expect((await api.call('COLLECTOR', 'POST /collections/999999/upload-media?extension=png')).statusCode).toBe(404);
      const trail = await api.call('ADMIN', `GET /audit?entity=collection&id=${id}`);
      expect(trail.json()).toMatchObject([
        { action: 'UPDATE', before: { file: 'a.png' }, user: { name: 'Test OFFICEMANAGER' } },
        { action: 'UPDATE', after: { file: 'a.png' }, user: { name: 'Test COLLECTOR' } },
        { action: 'CREATE' },
      ]);
    });

    it('leave nothing behind when they never arrive or are deleted', async () => {
      const { id } = await scheduleCollection(api);
      const { mediaId } = (await begin(id, 'never.png')).json<{ mediaId: string }>();
      await upload(id, 'kept.png', samples.png);
      const [kept] = (await read(id)).mediaFiles;
      const objectKey = (fileId: string) => `${api.business().offices.algiers}/${fileId}`;
      const end = (fileId = '') => endUpload(api.connection(), store, { id: fileId, objectKey: objectKey(fileId) });

      await end(mediaId);
      await end(kept?.id);
      const rows = api.connection().selectFrom('collectionMedia').select('id').where('collectionId', '=', BigInt(id));
      expect(await rows.execute()).toEqual([{ id: kept?.id }]);
      expect(readdirSync(path.join(folder, objectKey(kept?.id ?? '')))).toHaveLength(1);
      expect((await get(kept?.url ?? '')).rawPayload).toEqual(samples.png);

      await api.call('ADMIN', `DELETE /collections/${id}/media/${kept?.id}`);
      await end(kept?.id);
      expect(existsSync(path.join(folder, objectKey(kept?.id ?? '')))).toBe(false);
    });
  },
  undefined,
  () => ({ kind: 'disk', folder }),
);
