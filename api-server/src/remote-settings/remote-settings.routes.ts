import { placeOfSettings, SETTINGS_BYTES, type RemoteSettings } from '@comptoir/api-contract/remote-settings';
import { trackChange } from '../audit/track-change';
import { refused, refusedAt } from '../api-error';
import type { Handlers } from '../http/handlers';
import type { Change, WithBody } from '../records/change';
import { findSettings, lockSettings, saveSettings } from './remote-settings.repository';

export const remoteSettingsHandlers = {
  listRemoteSettings: async ({ connection }) => findSettings(connection),
  setRemoteSettings: async (call) => setSettings(call),
} satisfies Partial<Handlers>;

/** @throws {ApiError} 422 for an unknown office, 413 for too many values */
async function setSettings({ transaction, person, body }: Change & WithBody<RemoteSettings>): Promise<void> {
  const { remote, officeId, values } = body;
  if (officeId !== undefined) {
    const office = await transaction.selectFrom('offices').select('id').where('id', '=', officeId).executeTakeFirst();
    if (!office) throw refusedAt('officeId', 'office-unknown');
  }
  await lockSettings(transaction, remote);
  const stored = await findSettings(transaction, remote);
  const place = placeOfSettings(body);
  const before = stored.find((each) => placeOfSettings(each) === place);
  await saveSettings(transaction, body);
  if (JSON.stringify(await findSettings(transaction, remote)).length > SETTINGS_BYTES) throw refused('too-large');
  await trackChange(transaction, {
    by: person,
    entity: 'remote',
    entityId: remote,
    officeId: null,
    before: { settings: before?.values ?? {}, place },
    after: { settings: values, place },
  });
}
