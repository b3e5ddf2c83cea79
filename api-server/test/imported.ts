import type { Import, ImportKindName, ImportRow } from '@comptoir/api-contract/imports';
import type { TestApi } from './api';
import { jobTools } from './jobs';
import { jobHandlers } from '../src/background/job-handlers';
import type { Geocoder } from '../src/geocode/geocoder';
import { continueImport } from '../src/imports/continue-import';
import { createJobRunner } from '../src/jobs/job-runner';

type Staff = 'OFFICEMANAGER' | 'ADMIN' | 'SUPERADMIN';

/** Finds everything in Algiers except 'Nowhere'. */
const geocode: Geocoder = async ({ address }) =>
  address === 'Nowhere' ? undefined : { lat: 36.75, lon: 3.05, precision: 'city', label: 'Algiers' };

export function importing(api: TestApi) {
  const at = (id: string) => `/imports/${id}` as const;

  async function begin(
    kind: ImportKindName,
    role: Staff = 'OFFICEMANAGER',
  ): Promise<{ id: string; uploadUrl: string }> {
    const officeId = api.business().offices.algiers;
    const body = { kind, officeId, fileName: 'file.csv', timeZone: 'Africa/Algiers' };
    const answer = await api.call(role, 'POST /imports', { body });
    const { import: created, uploadUrl } = answer.json<{ import: Import; uploadUrl: string }>();
    return { id: created.id, uploadUrl };
  }

  const put = (uploadUrl: string, file: string | Buffer) =>
    api.server().inject({ method: 'PUT', url: uploadUrl.replace(/^https?:\/\/[^/]+/, ''), payload: file });

  async function read(id: string): Promise<Import> {
    return (await api.call('SUPERADMIN', `GET ${at(id)}`)).json<Import>();
  }

  return {
    begin,
    put,
    read,

    preview: async (kind: ImportKindName, file: string | Buffer, role: Staff = 'OFFICEMANAGER'): Promise<Import> => {
      const { id, uploadUrl } = await begin(kind, role);
      const answer = await put(uploadUrl, file);
      if (answer.statusCode !== 204) throw new Error(answer.body);
      return read(id);
    },

    rows: async (id: string, only?: string): Promise<ImportRow[]> => {
      const query = only === undefined ? '' : `?only=${only}`;
      return (await api.call('SUPERADMIN', `GET ${at(id)}/rows${query}`)).json<ImportRow[]>();
    },

    commit: ({ id, hash }: Pick<Import, 'id' | 'hash'>, more: object = {}) =>
      api.call('OFFICEMANAGER', `POST ${at(id)}/commit`, {
        body: { hash, kinds: ['new', 'changed'], without: [], ...more },
      }),

    withdraw: (id: string) => api.call('OFFICEMANAGER', `POST ${at(id)}/withdrawal`),

    /** Job runner; with `dies` it stops midway without reporting. */
    runner: ({ dies = false } = {}) => {
      const sender = { send: async () => undefined, close: () => undefined };
      const connection = api.connection();
      const handlers = jobHandlers({
        ...jobTools,
        sender,
        continueImport: async (id, source) => {
          await continueImport({ connection, geocode, source }, id);
          if (dies) throw new Error('Killed before it reported the end');
        },
      });
      return createJobRunner({ connection, handlers, log: { warn: () => undefined } });
    },
  };
}

export async function runAll(...runners: { runDue: () => Promise<number> }[]): Promise<void> {
  while ((await Promise.all(runners.map((one) => one.runDue()))).some((taken) => taken > 0));
}
