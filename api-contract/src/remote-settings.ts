import * as z from 'zod/mini';
import { operation } from './operation';
import { RemoteName } from './remote-failures';
import { CountryCode, Id } from './values';

/** Largest sum of the stored settings of a remote, as JSON: every page has them. */
export const SETTINGS_BYTES = 16 * 1024;

const value = z.union([z.string().check(z.maxLength(1000)), z.number(), z.boolean()]);
const values = z.record(z.string().check(z.maxLength(40)), value);

/** Stored settings of a remote for a place: an office, a country, or the deployment without either. No secrets. */
export const RemoteSettings = z.object({
  remote: RemoteName,
  countryCode: z.optional(CountryCode),
  officeId: z.optional(Id),
  values,
});

export const remoteSettingsOperations = {
  listRemoteSettings: operation({
    summary: 'Stored settings of remotes; page servers poll it every few seconds',
    access: 'public',
    response: z.array(RemoteSettings),
  }),
  setRemoteSettings: operation({
    stepUp: true,
    summary: 'Replace the settings of a remote for a place; without values, those of the wider place count',
    access: ['SUPERADMIN'],
    platform: true,
    body: RemoteSettings,
    bodyLimit: SETTINGS_BYTES,
  }),
};

export type RemoteSettings = z.infer<typeof RemoteSettings>;

/** Place of settings in a page: `''`, a country code or the id of an office. */
export function placeOfSettings({ countryCode = '', officeId }: Omit<RemoteSettings, 'remote' | 'values'>): string {
  return officeId ?? countryCode;
}

export function settingsByPlace(
  stored: readonly RemoteSettings[],
): Record<string, Record<string, RemoteSettings['values']>> {
  const settings: Record<string, Record<string, RemoteSettings['values']>> = {};
  for (const each of stored) {
    settings[each.remote] = { ...settings[each.remote], [placeOfSettings(each)]: each.values };
  }
  return settings;
}
