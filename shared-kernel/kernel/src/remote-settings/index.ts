export { showSettings, type SettingsByPlace } from './page-settings';
export { useRemoteSettings, type SettingsOf } from './use-remote-settings';
