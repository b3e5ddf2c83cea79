import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Collection } from '@comptoir/api-contract/collections';
import S3rver from 's3rver';
import { describeApi } from '../../test/api';
import { samples } from '../../test/media-samples';
import { scheduleCollection } from '../../test/collections';
import { startS3StandIn, type S3StandIn } from '../../test/s3-stand-in';
import type { MediaOptions } from './media-options';
import { S3Store } from './s3-store';
import { endUpload } from './upload-end';

const BUCKET = 'comptoir';
const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-s3-'));
let s3rver: { server: S3rver; endpoint: string } | undefined;
let standIn: S3StandIn | undefined;

beforeAll(async () => {
  const server = new S3rver({ port: 0, silent: true, directory: folder, configureBuckets: [{ name: BUCKET }] });
  s3rver = { server, endpoint: `http://127.0.0.1:${(await server.run()).port}` };
  standIn = await startS3StandIn([{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }]);
});
afterAll(async () => {
  await s3rver?.server.close();
  await standIn?.close();
  rmSync(folder, { recursive: true, force: true });
});

const servers = {
  s3rver: () => s3rver?.endpoint ?? '',
  'a strict stand-in': () => standIn?.endpoint ?? '',
};

function optionsFor(endpoint: string): Extract<MediaOptions, { kind: 's3' }> {
  const [accessKeyId, secretAccessKey] = ['S3RVER', 'S3RVER'];
  return {
    kind: 's3',
    endpoint,
    publicEndpoint: endpoint,
    bucket: BUCKET,
    region: 'eu-west-3',
    accessKeyId,
    secretAccessKey,
  };
}

describe.each(['s3rver', 'a strict stand-in'] as const)('on %s', (name) => {
  const options = () => optionsFor(servers[name]());

  describeApi(
    'files of a collection',
    (api) => {
      const begin = async (id: string, extension: string) => {
        const path_ = `POST /collections/${id}/upload-media?extension=${extension}&name=a.${extension}` as const;
        return (await api.call('COLLECTOR', path_)).json<{ presignedUrl: string; mediaId: string }>();
      };
      const put = (url: string, body: Buffer, type: string) =>
        fetch(url, { method: 'PUT', body: new Uint8Array(body), headers: { 'content-type': type } });
      const read = async (id: string) => (await api.call('ADMIN', `GET /collections/${id}`)).json<Collection>();
      const redirected = async (url = '') => {
        const answer = await api.server().inject({ method: 'GET', url });
        return answer.headers.location ?? '';
      };

      it('are uploaded by presigned URL, shown after verification, and read by redirect', async () => {
        const { id } = await scheduleCollection(api);
        const { presignedUrl } = await begin(id, 'png');
        expect((await read(id)).media).toEqual([]);
        expect((await put(presignedUrl, samples.png, 'image/png')).status).toBe(200);
        const { mediaFiles } = await read(id);
        expect(mediaFiles).toMatchObject([{ name: 'a.png', size: samples.png.length }]);

        const shown = await fetch(await redirected(mediaFiles[0]?.url));
        expect(Buffer.from(await shown.arrayBuffer())).toEqual(samples.png);
        expect(shown.headers.get('content-type')).toBe('image/png');
        expect(shown.headers.get('content-disposition')).toContain('inline');
      });

      it('keep the verified content if the URL is used again', async () => {
        const { id } = await scheduleCollection(api);
        const { presignedUrl, mediaId } = await begin(id, 'pdf');
        await put(presignedUrl, samples.pdf, 'application/pdf');
        const [file] = (await read(id)).mediaFiles;
        await put(presignedUrl, Buffer.from('<html>'), 'application/pdf');
        const shown = await fetch(await redirected(file?.url));
        expect(Buffer.from(await shown.arrayBuffer())).toEqual(samples.pdf);
        expect(shown.headers.get('content-disposition')).toContain('attachment');

        const store = new S3Store(options());
        const objectKey = `${api.business().offices.algiers}/${mediaId}`;
        await endUpload(api.connection(), store, { id: mediaId, objectKey });
        expect(await store.arrival(objectKey)).toEqual({ state: 'missing' });
        expect((await read(id)).mediaFiles).toHaveLength(1);
      });

      it('with other content are not shown and are removed from the bucket', async () => {
        const { id } = await scheduleCollection(api);
        const { presignedUrl, mediaId } = await begin(id, 'png');
        await put(presignedUrl, Buffer.from('<html>'), 'image/png');
        expect((await read(id)).media).toEqual([]);
        const store = new S3Store(options());
        expect(await store.arrival(`${api.business().offices.algiers}/${mediaId}`)).toEqual({ state: 'missing' });
      });

      it('are completed at the end of the upload, without a read', async () => {
        const { id } = await scheduleCollection(api);
        const { presignedUrl, mediaId } = await begin(id, 'csv');
        await put(presignedUrl, samples.csv, 'text/csv');
        const objectKey = `${api.business().offices.algiers}/${mediaId}`;
        await endUpload(api.connection(), new S3Store(options()), { id: mediaId, objectKey });
        const list = await api.call('ADMIN', `GET /collections?search=${id}`);
        expect(list.json()).toMatchObject([{ mediaFiles: [{ id: mediaId, name: 'a.csv' }] }]);
      });
    },
    undefined,
    options,
  );
});

describeApi(
  'a presigned URL on a server that verifies signatures',
  (api) => {
    it('refuses another type, key or expiry', async () => {
      const { id } = await scheduleCollection(api);
      const started = await api.call('COLLECTOR', `POST /collections/${id}/upload-media?extension=png`);
      const { presignedUrl } = started.json<{ presignedUrl: string }>();
      const put = async (url: string, type: string) =>
        (await fetch(url, { method: 'PUT', body: new Uint8Array(samples.png), headers: { 'content-type': type } }))
          .status;
      expect(await put(presignedUrl, 'text/html')).toBe(403);
      expect(await put(presignedUrl.replace('/uploads/', '/media/'), 'image/png')).toBe(403);
      expect(await put(presignedUrl.replace('X-Amz-Expires=900', 'X-Amz-Expires=9000'), 'image/png')).toBe(403);
      expect(await put(presignedUrl, 'image/png')).toBe(200);
      expect(standIn?.keys()).toContain(new URL(presignedUrl).pathname);
    });
  },
  ['embedded'],
  () => optionsFor(servers['a strict stand-in']()),
);
