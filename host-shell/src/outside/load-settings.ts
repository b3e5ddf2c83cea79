import { settingsByPlace } from '@comptoir/api-contract/remote-settings';
import { http } from '@comptoir/kernel/http';
import { showSettings } from '@comptoir/kernel/remote-settings';

/** Puts stored settings of remotes into a page whose server does not; without an answer defaults count. */
export async function loadSettings(): Promise<void> {
  const stored = await http.call('listRemoteSettings', {}).catch(() => undefined);
  if (stored) showSettings(settingsByPlace(stored.data));
}
