import { AgencyInput, type AgencyFormValues } from '@comptoir/api-contract/agencies';
import { agencyFields } from '@comptoir/api-contract/fields/agency';
import { emptyOf } from '@comptoir/api-contract/fields/field';
import type { ContractSchema } from '@comptoir/ui/fields';

export type { AgencyFormValues };

export const EMPTY_AGENCY: AgencyFormValues = emptyOf(agencyFields);

const schema: ContractSchema<AgencyFormValues, AgencyInput> = AgencyInput;

export const AGENCY_FORM = { schema, firstErrorOnly: true };
