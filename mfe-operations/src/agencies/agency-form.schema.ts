import { AgencyInput } from '@comptoir/api-contract/agencies';
import { agencyFields } from '@comptoir/api-contract/fields/agency';
import { emptyOf } from '@comptoir/api-contract/fields/field';
import type { ContractSchema } from '@comptoir/shared-kernel/fields';

/** An agency while it is typed: an address that is not located yet has no coordinates. */
export const EMPTY_AGENCY = emptyOf(agencyFields);
export type AgencyFormValues = typeof EMPTY_AGENCY;

const schema: ContractSchema<AgencyFormValues, AgencyInput> = AgencyInput;

/** What the form of an agency asks for. */
export const AGENCY_FORM = { schema, firstErrorOnly: true };
