import type { Insertable } from 'kysely';
import { v7 as newId } from 'uuid';
import type { UsersTable } from '../database/tables/organisation';
import { DEMO_ACCOUNTS } from './demo-account';
import { DEMO_COUNTRIES, type DemoOffice } from './demo-offices';
import type { Random } from './random';

export type DemoUser = Insertable<UsersTable> & { id: string };

const NATIONAL_ADMINS = [
  { ...DEMO_ACCOUNTS.ADMIN },
  { name: 'Hélène Marchand', email: emailOf('Hélène Marchand'), countryCode: 'FR' },
  { name: 'Rajesh Patel', email: emailOf('Rajesh Patel'), countryCode: 'GB' },
] as const;

export function administrators(passwordHash: string, random: Random): DemoUser[] {
  const superAdmin = { ...DEMO_ACCOUNTS.SUPERADMIN, role: 'SUPERADMIN' as const, countryCode: null };
  const admins = NATIONAL_ADMINS.map((admin) => ({ ...admin, role: 'ADMIN' as const }));
  return [superAdmin, ...admins].map((person) => ({
    ...person,
    id: newId(),
    phone: phoneNumber(person.countryCode ?? 'DZ', random),
    passwordHash,
    officeId: null,
    verified: true,
  }));
}

export function staffOf(
  office: DemoOffice & { id: string },
  { isFirst, passwordHash, random }: { isFirst: boolean; passwordHash: string; random: Random },
): { manager: DemoUser; collectors: DemoUser[] } {
  const base = { officeId: office.id, countryCode: null };
  const manager: DemoUser = {
    ...base,
    id: newId(),
    name: office.manager,
    email: isFirst ? DEMO_ACCOUNTS.OFFICEMANAGER.email : emailOf(office.manager),
    phone: phoneNumber(office.countryCode, random),
    role: 'OFFICEMANAGER',
    passwordHash,
    verified: true,
  };
  const collectors = office.collectors.map((name, index): DemoUser => {
    const verified = index === 0 || random.chance(0.85);
    return {
      ...base,
      id: newId(),
      name,
      email: isFirst && index === 0 ? DEMO_ACCOUNTS.COLLECTOR.email : emailOf(name),
      phone: phoneNumber(office.countryCode, random),
      role: 'COLLECTOR',
      passwordHash: verified ? passwordHash : null,
      verified,
    };
  });
  return { manager, collectors };
}

export function phoneNumber(countryCode: DemoOffice['countryCode'], random: Random): string {
  const { phone } = DEMO_COUNTRIES[countryCode];
  return countryCode === 'GB' ? `${phone}${random.digits(3)}` : `${phone} ${random.digits(2)} ${random.digits(2)}`;
}

/** 'Élodie Perrin' becomes 'elodie.perrin@comptoir.example'. */
function emailOf(name: string): string {
  return `${slug(name).replaceAll('-', '.')}@comptoir.example`;
}

export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
