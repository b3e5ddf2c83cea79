import type { SettingValues } from '../remote/settings.schema';

/** Element of the page with the stored settings as JSON; the page server writes it. */
const SETTINGS_ELEMENT = 'comptoir-settings';

/** Stored settings of remotes, by the name of the remote and by place: `''`, a country code or the id of an office. */
export type SettingsByPlace = Readonly<Record<string, Readonly<Record<string, SettingValues>>>>;

let read: { text: string; settings: SettingsByPlace } = { text: '', settings: {} };

/** Settings in the page; read once for each content. */
export function pageSettings(): SettingsByPlace {
  const text = document.getElementById(SETTINGS_ELEMENT)?.textContent ?? '';
  if (text !== read.text) read = { text, settings: text === '' ? {} : JSON.parse(text) };
  return read.settings;
}

/** Puts settings into a page whose server does not, before it is drawn. */
export function showSettings(settings: SettingsByPlace): void {
  const element = document.getElementById(SETTINGS_ELEMENT) ?? document.createElement('script');
  element.id = SETTINGS_ELEMENT;
  element.setAttribute('type', 'application/json');
  element.textContent = JSON.stringify(settings);
  document.head.append(element);
}
