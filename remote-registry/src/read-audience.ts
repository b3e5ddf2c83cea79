import * as z from 'zod/mini';
import { Audience } from './audience.schema';
import { RegistryError } from './store';

export const AUDIENCE_OPTIONS = [
  ['--share <percent>', 'part of the people, as 10%'],
  ['--countries <codes>', 'as MA,FR'],
  ['--offices <ids>', 'people of these offices'],
  ['--roles <roles>', 'as ADMIN,COLLECTOR'],
  ['--people <ids>', 'these people'],
] as const;

export interface AudienceWords {
  share?: string | undefined;
  countries?: string | undefined;
  offices?: string | undefined;
  roles?: string | undefined;
  people?: string | undefined;
}

/**
 * Parses `{ share: '10%', roles: 'ADMIN,COLLECTOR' }`; undefined without options.
 * @throws RegistryError
 */
export function readAudience({ share, countries, offices, roles, people }: AudienceWords): Audience | undefined {
  const options = Object.entries({ countries, offices, roles, people }).flatMap(([word, text]) =>
    text === undefined ? [] : [[word, listOf(text)] as const],
  );
  if (share === undefined && options.length === 0) return undefined;
  const { data, error } = Audience.safeParse({
    ...Object.fromEntries(options),
    ...(share !== undefined && {
      share: /^\d+(\.\d+)?\s*%?$/.test(share.trim()) ? Number.parseFloat(share) : undefined,
    }),
  });
  if (error) throw new RegistryError(`The audience is not valid: ${z.prettifyError(error)}`);
  if (share !== undefined && data.share === undefined) {
    throw new RegistryError(`--share takes a percentage such as 10%, not ${share}`);
  }
  return data;
}

function listOf(text: string): string[] {
  return text.split(',').map((each) => each.trim());
}
