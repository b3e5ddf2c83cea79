import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ContractSchema } from '@comptoir/ui/fields';
import type { HistoryProps } from './history/record-history';
import type { RecordQuery } from './record/record-page';
import type { ArchiveCalls, BodyOf, ChangeCall, DeleteCall } from './record-call';
import type { EditTexts } from './record-texts';

export type StoredRecord = Record<string, unknown> & { id: string; name: string };

/** Schema of a form, and the request made of its values. */
interface FormSpec<Input extends FieldValues, Output extends FieldValues, Body> {
  schema: ContractSchema<Input, Output>;
  toBody: (values: Output) => Body;
  /** Shows only the first error, in the order of the schema. */
  firstErrorOnly?: boolean;
}

export interface CreateFormSpec<Input extends FieldValues, Output extends FieldValues, Body> extends FormSpec<
  Input,
  Output,
  Body
> {
  values: DefaultValues<NoInfer<Input>>;
}

export interface EditFormSpec<Stored, Input extends FieldValues, Output extends FieldValues, Body> extends FormSpec<
  Input,
  Output,
  Body
> {
  valuesOf: (stored: Stored) => DefaultValues<NoInfer<Input>>;
}

export interface EditProps<
  Stored extends StoredRecord,
  Save extends ChangeCall,
  Input extends FieldValues,
  Output extends FieldValues,
> {
  /** Name in the audit trail. An account also shows its sessions on its page. */
  entity: HistoryProps['entity'];
  /** Read with `apiRecordQuery`; on a page, by the `:id` of its route. */
  record: RecordQuery<Stored>;
  /** Archiving asks for confirmation only if the calls have a question: it can be undone. */
  calls: { save: Save; remove: DeleteCall } & (ArchiveCalls | { archive?: never; restore?: never; question?: never });
  texts: EditTexts;
  form: EditFormSpec<Stored, Input, Output, BodyOf<Save>>;
}
