import { useSelection } from '@comptoir/kernel/selection';
import { useClaims } from '@comptoir/kernel/session';
import { useMemo } from 'react';
import { safeParse, type $ZodObject, type output } from 'zod/v4/core';
import type { SettingValues } from '../remote/settings.schema';
import { storedSettings } from './stored-settings';

/** Values of a schema of settings. */
export type SettingsOf<Schema extends $ZodObject> = output<Schema>;

/**
 * Settings of a remote, by the schema of its `remote.config.ts`. Of values for the office, its country and the
 * deployment the nearest counts, then the default. Changed values arrive with the next page.
 */
export function useRemoteSettings<Schema extends $ZodObject>(remote: string, schema: Schema): SettingsOf<Schema> {
  const selection = useSelection();
  const claims = useClaims();
  const stored = JSON.stringify(storedSettings(remote, claims, selection));
  return useMemo(() => settingsFrom(schema, JSON.parse(stored)), [schema, stored]);
}

/** @throws Error if a setting of the schema has no default */
function settingsFrom<Schema extends $ZodObject>(schema: Schema, values: SettingValues): SettingsOf<Schema> {
  const given = safeParse(schema, values);
  if (given.success) return given.data;
  // Another version of the remote stored them: the default counts instead of a value that this one refuses.
  const refused = new Set(given.error.issues.map(({ path }) => path[0]));
  const accepted = Object.entries(values).filter(([name]) => !refused.has(name));
  const parsed = safeParse(schema, Object.fromEntries(accepted));
  if (parsed.success) return parsed.data;
  throw new Error('Each setting of a remote needs a default', { cause: parsed.error });
}
