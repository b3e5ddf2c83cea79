import { PLATFORM_ROLES, type Role } from '@comptoir/api-contract/roles';
import { UserInvitation, UserChange, type User } from '@comptoir/api-contract/users';
import type { ContractSchema } from '@comptoir/ui/fields';

/** Form values of an admin or office manager; an invitation and a change each use a part. */
export interface AdminFormValues {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | null | undefined;
  role?: Role | undefined;
  countryCode?: string | null | undefined;
  officeId?: string | null | undefined;
  platform?: boolean | undefined;
}

type AdminFormSchema = ContractSchema<AdminFormValues, AdminFormValues>;

/** Requires the phone, and the place of the role. */
export const InvitationFormSchema: AdminFormSchema = UserInvitation;

/** Role and place are fixed, and the phone is optional. */
export const ChangeFormSchema: AdminFormSchema = UserChange;

/** Form values of an account; the permission is part of the form of those who give it. */
export function valuesOf(
  { name, email, phone, role, countryCode, officeId, platform }: User,
  givesPlatform: boolean,
): AdminFormValues {
  const isOffered = givesPlatform && PLATFORM_ROLES.includes(role);
  return { name, email, phone, role, countryCode, officeId, ...(isOffered && { platform: platform === true }) };
}

/** Converts a complete form: an ADMIN belongs to a country, an OFFICEMANAGER to an office. */
export function invitationOf({ countryCode, officeId, ...person }: AdminFormValues): UserInvitation {
  return UserInvitation.parse({
    ...person,
    countryCode: person.role === 'ADMIN' ? countryCode : null,
    officeId: person.role === 'OFFICEMANAGER' ? officeId : null,
  });
}

/** Converts a complete form; an empty phone is cleared. */
export function changeOf({ phone, ...values }: AdminFormValues): UserChange {
  return UserChange.parse({ ...values, phone: phone === '' ? null : phone });
}

export function rolesToInvite(role: Role): readonly Role[] {
  return role === 'SUPERADMIN' ? ['ADMIN', 'OFFICEMANAGER'] : ['OFFICEMANAGER'];
}
