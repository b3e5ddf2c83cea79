import type { Role } from '@comptoir/api-contract/roles';
import { UserInvitation, UserChange, type User } from '@comptoir/api-contract/users';
import type { ContractSchema } from '@comptoir/ui/fields';

/** An admin or office manager while it is typed; an invitation and a change each take their part of it. */
export interface AdminFormValues {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | null | undefined;
  role?: Role | undefined;
  countryCode?: string | null | undefined;
  officeId?: string | null | undefined;
}

type AdminFormSchema = ContractSchema<AdminFormValues, AdminFormValues>;

/** Asks for the phone, and for the place that belongs to the role. */
export const InvitationFormSchema: AdminFormSchema = UserInvitation;

/** Role and place stay, and the phone may be left out. */
export const ChangeFormSchema: AdminFormSchema = UserChange;

/** What the form of an account is filled with. */
export function valuesOf({ name, email, phone, role, countryCode, officeId }: User): AdminFormValues {
  return { name, email, phone, role, countryCode, officeId };
}

/** The invitation that a complete form asks for: an ADMIN belongs to a country, an OFFICEMANAGER to an office. */
export function invitationOf({ countryCode, officeId, ...person }: AdminFormValues): UserInvitation {
  return UserInvitation.parse({
    ...person,
    countryCode: person.role === 'ADMIN' ? countryCode : null,
    officeId: person.role === 'OFFICEMANAGER' ? officeId : null,
  });
}

/** The change that a complete form asks for; a phone may be cleared. */
export function changeOf({ phone, ...values }: AdminFormValues): UserChange {
  return UserChange.parse({ ...values, phone: phone === '' ? null : phone });
}

/** The roles that an account may be given by somebody with `role`. */
export function rolesToInvite(role: Role): readonly Role[] {
  return role === 'SUPERADMIN' ? ['ADMIN', 'OFFICEMANAGER'] : ['OFFICEMANAGER'];
}
