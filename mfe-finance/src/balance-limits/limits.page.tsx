import type { BalanceLimits } from '@comptoir/api-contract/balance-limits';
import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { useApiMutation } from '@comptoir/ui/changes';
import { Form, FormActions, SubmitButton, useContractForm, useUnsavedChanges } from '@comptoir/ui/fields';
import type { Answer } from '@comptoir/kernel/http';
import { apiRecordQuery } from '@comptoir/kernel/query';
import { fieldsOf } from '@comptoir/ui/records';
import { useGoBack } from '@comptoir/kernel/router';
import { useOfficeInCountry } from '@comptoir/kernel/selection';
import { Card, Loaded, Page, PageHeader } from '@comptoir/ui';
import { useQuery } from '@tanstack/react-query';
import { LimitsForm, limitsOf, typedLimits } from './limits-form.schema';
import { useLimitMessages } from './messages/messages';

const { TextField } = fieldsOf<LimitsForm>();

/** Balances below which staff of the selected office are warned. */
export function LimitsPage() {
  const t = useLimitMessages();
  const goBack = useGoBack();
  const officeId = useOfficeInCountry()?.officeId ?? '';
  const query = useQuery(apiRecordQuery('getBalanceLimits', { params: { officeId } }));
  return (
    <Page layout="form">
      <PageHeader title={t('title')} description={t('about')} onBack={goBack} />
      <Card>
        <Loaded query={query}>
          {(stored) => (
            <Limits key={stored.etag} officeId={officeId} stored={stored} onSaved={() => void query.refetch()} />
          )}
        </Loaded>
      </Card>
    </Page>
  );
}

interface LimitsProps {
  officeId: string;
  stored: Answer<BalanceLimits>;
  onSaved: () => void;
}

function Limits({ officeId, stored, onSaved }: LimitsProps) {
  const t = useLimitMessages();
  const form = useContractForm(LimitsForm, { defaultValues: typedLimits(stored.data) });
  const save = useApiMutation('setBalanceLimits', {
    success: t('saved'),
    failure: t('failed'),
    onSuccess: ({ data }) => {
      form.reset(typedLimits(data));
      onSaved();
    },
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty);
  return (
    <>
      <Form
        form={form}
        onSubmit={(event) =>
          void form.handleSubmit((typed) =>
            save.mutate({ params: { officeId }, body: limitsOf(typed), ifMatch: stored.etag }),
          )(event)
        }
      >
        {CURRENCY_CODES.map((currency) => (
          <TextField key={currency} name={currency} label={t('limit', { currency })} inputMode="decimal" />
        ))}
        <FormActions>
          <SubmitButton busy={save.state.status === 'saving'}>{t('save')}</SubmitButton>
        </FormActions>
      </Form>
      {unsaved}
    </>
  );
}
