import { RemoteSettings, settingsByPlace } from '@comptoir/api-contract/remote-settings';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ApiCall } from './api-call';
import { polledAnswer } from './polled-answer';

export interface StoredSettings {
  all: readonly RemoteSettings[];
  /** JSON for pages; undefined without any. */
  text: string | undefined;
}

/** Stored settings of remotes, a few seconds old at most. */
export async function liveSettings(
  server: FastifyInstance,
  callApi: ApiCall | undefined,
  keptIn: string | undefined,
): Promise<() => StoredSettings> {
  if (!callApi) return () => ({ all: [], text: undefined });
  const read = await polledAnswer(server, {
    ask: async () => {
      const { status, body } = await callApi('/api/remote-settings', { headers: {} });
      if (status !== 200) throw new Error(`The API answered ${status}`);
      return body;
    },
    schema: z.array(RemoteSettings),
    empty: [],
    file: '.last-settings',
    keptIn,
    warning: 'The settings of remotes cannot be read; the last ones stay',
  });
  let created: StoredSettings | undefined;
  return () => {
    const all = read();
    if (created?.all !== all)
      created = { all, text: all.length === 0 ? undefined : JSON.stringify(settingsByPlace(all)) };
    return created;
  };
}
