import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useApiMutation } from '@comptoir/shared-kernel/changes';
import { useContractForm } from '@comptoir/shared-kernel/fields';
import { useGoBack } from '../router';
import { Card, Page } from '../ui/page/page';
import { PageHeader } from '../ui/page/page-header';
import { recordArguments, type BodyOf, type CreateCall } from './record-call';
import type { CreateFormSpec } from './form-spec';
import { RecordForm } from './record-form';
import type { CreateTexts } from './record-texts';
import { useLeave } from './use-leave';

interface CreatePageProps<Call extends CreateCall, Input extends FieldValues, Output extends FieldValues> {
  /** The call that makes it. */
  call: Call;
  texts: CreateTexts;
  form: CreateFormSpec<Input, Output, BodyOf<Call>>;
  /** The country or office that it is made in: another place is another form. */
  place?: string | null;
  /** Its fields. */
  children: ReactNode;
}

/** The page of a new record, which leads to the list of its area. What is typed outlives a crash and the end of a session. */
export function CreatePage<Call extends CreateCall, Input extends FieldValues, Output extends FieldValues>(
  props: CreatePageProps<Call, Input, Output>,
) {
  const { title, description } = props.texts;
  return (
    <Page layout="form">
      <PageHeader title={title} description={description} onBack={useGoBack()} startsWith="form" />
      <Card>
        <CreateForm key={props.place} {...props} />
      </Card>
    </Page>
  );
}

function CreateForm<Call extends CreateCall, Input extends FieldValues, Output extends FieldValues>({
  call,
  texts,
  place = '',
  form: { schema, values, toBody, firstErrorOnly = false },
  children,
}: CreatePageProps<Call, Input, Output>) {
  const form = useContractForm(schema, { defaultValues: values, firstErrorOnly, draft: `new ${place}` });
  const create = useApiMutation(call, { success: texts.created, failure: texts.createFailed });
  useLeave(create.state);
  return (
    <RecordForm
      form={form}
      state={create.state}
      onSubmit={(typed) => create.mutate(recordArguments<Call>({ body: toBody(typed) }))}
      submit={texts.create}
    >
      {children}
    </RecordForm>
  );
}
