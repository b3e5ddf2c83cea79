import * as z from 'zod/mini';
import { Audience } from './audience.schema';
import { RegistryError } from './store';

/** The words in which a person says whom something is for. */
export const AUDIENCE_OPTIONS = {
  share: { type: 'string' },
  countries: { type: 'string' },
  offices: { type: 'string' },
  roles: { type: 'string' },
  people: { type: 'string' },
} as const;

export type AudienceWords = { [Word in keyof typeof AUDIENCE_OPTIONS]?: string | undefined };

/** `{ share: '10%', roles: 'ADMIN,COLLECTOR' }`; nothing where nothing is said. @throws RegistryError */
export function readAudience({ share, countries, offices, roles, people }: AudienceWords): Audience | undefined {
  const said = Object.entries({ countries, offices, roles, people }).flatMap(([word, text]) =>
    text === undefined ? [] : [[word, listOf(text)] as const],
  );
  if (share === undefined && said.length === 0) return undefined;
  const { data, error } = Audience.safeParse({
    ...Object.fromEntries(said),
    ...(share !== undefined && {
      share: /^\d+(\.\d+)?\s*%?$/.test(share.trim()) ? Number.parseFloat(share) : undefined,
    }),
  });
  if (error) throw new RegistryError(`This is nobody: ${z.prettifyError(error)}`);
  if (share !== undefined && data.share === undefined) {
    throw new RegistryError(`--share takes a number of a hundred people, as 10%, and not ${share}`);
  }
  return data;
}

function listOf(text: string): string[] {
  return text.split(',').map((each) => each.trim());
}
