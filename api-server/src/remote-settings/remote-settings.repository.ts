import { placeOfSettings, type RemoteSettings } from '@comptoir/api-contract/remote-settings';
import { sql } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';

export async function findSettings(connection: Connection, remote?: string): Promise<RemoteSettings[]> {
  const rows = await connection
    .selectFrom('remoteSettings')
    .select(['remote', 'place', 'officeId', 'stored as values'])
    .$if(remote !== undefined, (found) => found.where('remote', '=', remote ?? ''))
    .orderBy('remote')
    .orderBy('place')
    .execute();
  return rows.map(({ place, officeId, ...each }) => ({
    ...each,
    ...(officeId === null ? place !== '' && { countryCode: place } : { officeId }),
  }));
}

/** Locks the settings of a remote until the transaction ends. */
export async function lockSettings(transaction: WriteTransaction, remote: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`settings ${remote}`}))`.execute(transaction);
}

/** Without values, the row is removed. */
export async function saveSettings(transaction: WriteTransaction, settings: RemoteSettings): Promise<void> {
  const { remote, officeId = null, values } = settings;
  const place = placeOfSettings(settings);
  if (Object.keys(values).length === 0) {
    await transaction.deleteFrom('remoteSettings').where('remote', '=', remote).where('place', '=', place).execute();
    return;
  }
  const stored = JSON.stringify(values);
  await transaction
    .insertInto('remoteSettings')
    .values({ remote, place, officeId, stored })
    .onConflict((known) => known.columns(['remote', 'place']).doUpdateSet({ stored }))
    .execute();
}
