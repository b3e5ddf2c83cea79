import { agencyFields } from '@comptoir/api-contract/fields/agency';
import { emptyOf } from '@comptoir/api-contract/fields/field';
import type { Insertable } from 'kysely';
import { v7 as newId } from 'uuid';
import type { AgenciesTable } from '../database/tables/collections';
import { DEMO_COUNTRIES, type DemoOffice } from './demo-offices';
import { phoneNumber, slug } from './demo-people';
import type { Random } from './random';

export type DemoAgency = Insertable<AgenciesTable>;

export function agenciesOf(office: DemoOffice & { id: string }, random: Random): DemoAgency[] {
  const { agencyKinds } = DEMO_COUNTRIES[office.countryCode];
  return office.places.map(({ name: place, ...location }) => {
    const kind = random.pick(agencyKinds);
    const name = office.countryCode === 'GB' ? `${place} ${kind}` : `${kind} ${place}`;
    return {
      ...emptyOf(agencyFields),
      ...location,
      officeId: office.id,
      id: newId(),
      name,
      countryCode: office.countryCode,
      email: `contact@${slug(`${name} ${office.city}`)}.example`,
      phone: phoneNumber(office.countryCode, random),
    };
  });
}
