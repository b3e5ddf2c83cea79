import type { FieldValues } from 'react-hook-form';
import { useContractForm } from '@comptoir/ui/fields';
import { useRecordChange, type RecordChangeOptions } from './record/use-record-change';
import type { Answer } from '@comptoir/kernel/internal/http/http-client';
import { recordArguments, type BodyOf, type ChangeCall } from './record-call';
import type { EditFormSpec, StoredRecord } from './form-spec';

interface EditFormOptions<
  Save extends ChangeCall,
  Stored extends StoredRecord,
  Input extends FieldValues,
  Output extends FieldValues,
> extends RecordChangeOptions<Save, Stored> {
  spec: EditFormSpec<Stored, Input, Output, BodyOf<Save>>;
  /** Name of the draft, to survive a crash; input is not kept without it. */
  draftOf?: string;
}

/** Form of a stored record and its change, both based on one version. */
export function useEditForm<
  Save extends ChangeCall,
  Stored extends StoredRecord,
  Input extends FieldValues,
  Output extends FieldValues,
>(call: Save, stored: Answer<Stored>, { spec, draftOf, ...options }: EditFormOptions<Save, Stored, Input, Output>) {
  const { base, change, isStale, loadCurrent, notice } = useRecordChange(call, stored, options);
  const { schema, valuesOf, toBody, firstErrorOnly = false } = spec;
  const form = useContractForm(schema, {
    // Copied, since a form may mutate its default values.
    // oxlint-disable-next-line typescript/no-misused-spread -- the values of a form are a plain object
    defaultValues: { ...valuesOf(base.data) },
    firstErrorOnly,
    ...(base.etag !== undefined && { version: base.etag }),
    ...(draftOf !== undefined && { draft: `${draftOf} ${base.etag}` }),
  });
  const save = (values: Output) =>
    change.mutate(recordArguments<Save>({ id: base.data.id, body: toBody(values), ifMatch: base.etag }));
  return { base, change, isStale, loadCurrent, notice, form, save };
}
