import type { SettingsSchema, SettingValue, SettingValues } from '@comptoir/kernel/remote/settings-schema';

/** Stored values as texts of a form; empty for those that are not stored. */
export function typed(schema: SettingsSchema, values: SettingValues): Record<string, string> {
  return Object.fromEntries(Object.keys(schema).map((name) => [name, String(values[name] ?? '')]));
}

/** Values of a form; empty texts are left out. */
export function entered(schema: SettingsSchema, texts: Readonly<Record<string, string>>): SettingValues {
  const filled = Object.entries(schema).flatMap(([name, { type }]): [string, SettingValue][] => {
    const text = texts[name]?.trim() ?? '';
    if (text === '') return [];
    if (type === 'boolean') return [[name, text === 'true']];
    return [[name, type === 'string' ? text : Number(text)]];
  });
  return Object.fromEntries(filled);
}
