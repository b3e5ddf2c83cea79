import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useApiMutation } from '@comptoir/ui/changes';
import { useContractForm } from '@comptoir/ui/fields';
import { useGoBack } from '@comptoir/kernel/internal/router';
import { focusFirstField } from '../components/page/focus-first-field';
import { Card, Page } from '../components/page/page';
import { PageHeader } from '../components/page/page-header';
import { recordArguments, type BodyOf, type CreateCall } from './record-call';
import type { CreateFormSpec } from './form-spec';
import { isDone } from './change-state';
import { RecordForm } from './record-form';
import type { CreateTexts } from './record-texts';
import type { Then } from './submit-buttons';
import { useWayOut } from './use-leave';

interface CreatePageProps<Call extends CreateCall, Input extends FieldValues, Output extends FieldValues> {
  call: Call;
  texts: CreateTexts;
  form: CreateFormSpec<Input, Output, BodyOf<Call>>;
  /** Country or office of the new record; a change resets the form. */
  place?: string | null;
  /** Label of a second button, which saves and starts another record; optional. */
  another?: string;
  children: ReactNode;
}

/** Page to create a record; leads to the list of its area. Input survives a crash and the end of a session. */
export function CreatePage<Call extends CreateCall, Input extends FieldValues, Output extends FieldValues>(
  props: CreatePageProps<Call, Input, Output>,
) {
  const { title, description } = props.texts;
  const [created, setCreated] = useState(0);
  return (
    <Page layout="form">
      <PageHeader title={title} description={description} onBack={useGoBack()} startsWith="form" />
      <Card>
        <CreateForm
          key={`${props.place} ${created}`}
          {...props}
          isFurther={created > 0}
          onAnother={() => setCreated((count) => count + 1)}
        />
      </Card>
    </Page>
  );
}

function CreateForm<Call extends CreateCall, Input extends FieldValues, Output extends FieldValues>({
  call,
  texts,
  place = '',
  form: { schema, values, toBody, firstErrorOnly = false },
  another,
  isFurther,
  onAnother,
  children,
}: CreatePageProps<Call, Input, Output> & { isFurther: boolean; onAnother: () => void }) {
  const form = useContractForm(schema, { defaultValues: values, firstErrorOnly, draft: `new ${place}` });
  const create = useApiMutation(call, { success: texts.created, failure: texts.createFailed });
  const [then, setThen] = useState<Then>('done');
  const leave = useWayOut();
  const goOn = useEffectEvent(then === 'another' ? onAnother : leave);
  const isMade = isDone(create.state);
  useEffect(() => {
    if (isMade) goOn();
  }, [isMade]);
  useEffect(() => {
    if (isFurther) focusFirstField(document.querySelector('h1'));
  }, [isFurther]);
  return (
    <RecordForm
      form={form}
      state={create.state}
      onSubmit={(typed, next) => {
        setThen(next);
        create.mutate(recordArguments<Call>({ body: toBody(typed) }));
      }}
      submit={texts.create}
      another={another}
      isFurther={isFurther}
    >
      {children}
    </RecordForm>
  );
}
