import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useApiMutation } from '@comptoir/ui/changes';
import { useContractForm } from '@comptoir/ui/fields';
import type { CallResult } from '@comptoir/kernel/internal/http/operation-types';
import { recordArguments, type BodyOf, type CreateCall } from './record-call';
import { FormDialog } from './form-dialog';
import type { CreateFormSpec } from './form-spec';
import type { CreateTexts } from './record-texts';

interface CreateDialogProps<Call extends CreateCall, Input extends FieldValues, Output extends FieldValues> {
  call: Call;
  texts: CreateTexts;
  form: CreateFormSpec<Input, Output, BodyOf<Call>>;
  onClose: () => void;
  onCreated?: (created: CallResult<Call>) => void;
  children: ReactNode;
}

/** Dialog to create a record; closes on success. */
export function CreateDialog<Call extends CreateCall, Input extends FieldValues, Output extends FieldValues>({
  call,
  texts,
  form: { schema, values, toBody, firstErrorOnly = false },
  onClose,
  onCreated,
  children,
}: CreateDialogProps<Call, Input, Output>) {
  const form = useContractForm(schema, { defaultValues: values, firstErrorOnly });
  const create = useApiMutation(call, {
    success: texts.created,
    failure: texts.createFailed,
    failureIn: 'screen',
    onSuccess: ({ data }) => {
      onCreated?.(data);
      onClose();
    },
  });
  return (
    <FormDialog
      texts={{ title: texts.title, submit: texts.create, failed: texts.createFailed }}
      form={form}
      state={create.state}
      onSubmit={(typed) => create.mutate(recordArguments<Call>({ body: toBody(typed) }))}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
