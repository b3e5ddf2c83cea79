import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';

/** Addresses of the backends under development: `SERVICES` of the environment, else of `.env`. */
export async function servicesIn(folder: string, environment: NodeJS.ProcessEnv): Promise<string | undefined> {
  if (environment['SERVICES'] !== undefined) return environment['SERVICES'];
  const text = await readFile(path.join(folder, '.env'), 'utf8').catch(() => '');
  return parseEnv(text)['SERVICES'];
}
