import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ContractSchema } from '@comptoir/shared-kernel/fields';
import type { HistoryProps } from './history/history';
import type { RecordQuery } from './record/record-page';
import type { ArchiveCalls, BodyOf, ChangeCall, DeleteCall } from './record-call';
import type { EditTexts } from './record-texts';

/** A record as it is read: the question before it is deleted names it. */
export type StoredRecord = Record<string, unknown> & { id: string; name: string };

/** What a form asks for, and what is sent of it. */
interface FormSpec<Input extends FieldValues, Output extends FieldValues, Body> {
  schema: ContractSchema<Input, Output>;
  toBody: (values: Output) => Body;
  /** Shows only the first error, in the order of the schema. */
  firstErrorOnly?: boolean;
}

/** The form of a new record. */
export interface CreateFormSpec<Input extends FieldValues, Output extends FieldValues, Body> extends FormSpec<
  Input,
  Output,
  Body
> {
  /** What it is filled with. */
  values: DefaultValues<NoInfer<Input>>;
}

/** The form of a record that is stored. */
export interface EditFormSpec<Stored, Input extends FieldValues, Output extends FieldValues, Body> extends FormSpec<
  Input,
  Output,
  Body
> {
  /** What it is filled with. */
  valuesOf: (stored: Stored) => DefaultValues<NoInfer<Input>>;
}

/** A stored record, and what can be done with it. */
export interface EditProps<
  Stored extends StoredRecord,
  Save extends ChangeCall,
  Input extends FieldValues,
  Output extends FieldValues,
> {
  /** What the audit trail calls it. An account shows on its page also where its person is signed in. */
  entity: HistoryProps['entity'];
  /** Read with `apiRecordQuery`; on a page, the record of the `:id` of its route. */
  record: RecordQuery<Stored>;
  /** Archiving asks no question unless the calls have one: it can be undone. */
  calls: { save: Save; remove: DeleteCall } & (ArchiveCalls | { archive?: never; restore?: never; question?: never });
  texts: EditTexts;
  form: EditFormSpec<Stored, Input, Output, BodyOf<Save>>;
}
