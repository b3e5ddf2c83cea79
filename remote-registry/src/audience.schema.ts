import { ROLES } from '@comptoir/api-contract/roles';
import * as z from 'zod/mini';

const some = z.optional(z.array(z.string().check(z.minLength(1))).check(z.minLength(1)));

/** Target audience: people who match all criteria, and the named ones. */
export const Audience = z.object({
  /** Percentage of people; always the same ones. */
  share: z.optional(z.number().check(z.gte(0), z.lte(100))),
  /** Country codes, such as MA. */
  countries: some,
  offices: some,
  roles: z.optional(z.array(z.enum(ROLES)).check(z.minLength(1))),
  /** User ids, included regardless of the other criteria. */
  people: some,
});

export type Audience = z.infer<typeof Audience>;

/** `10 % of people, of MA, FR`, for use in a sentence. */
export function audienceText({ share, countries, offices, roles, people }: Audience): string {
  const lists = [
    share !== undefined && `${share} % of people`,
    countries && `country ${countries.join(', ')}`,
    offices && `office ${offices.join(', ')}`,
    roles && `role ${roles.join(', ')}`,
  ].filter((part) => typeof part === 'string');
  const named = people ? [`${people.length} named ${people.length === 1 ? 'person' : 'people'}`] : [];
  return [...(lists.length > 0 ? [lists.join(' with ')] : []), ...named].join(' and ');
}
