import { AgencyInput } from '@comptoir/api-contract/agencies';
import type { ContractSchema } from '@comptoir/shared-kernel/fields';

/** An agency while it is typed: an address that is not located yet has no coordinates. */
export interface AgencyFormValues extends Omit<AgencyInput, 'lat' | 'lon'> {
  lat: number | undefined;
  lon: number | undefined;
}

const schema: ContractSchema<AgencyFormValues, AgencyInput> = AgencyInput;

/** What the form of an agency asks for. */
export const AGENCY_FORM = { schema, firstErrorOnly: true };

export const EMPTY_AGENCY: AgencyFormValues = {
  name: '',
  address: '',
  city: '',
  postalCode: '',
  countryCode: '',
  email: '',
  phone: '',
  officeId: '',
  lat: undefined,
  lon: undefined,
};
