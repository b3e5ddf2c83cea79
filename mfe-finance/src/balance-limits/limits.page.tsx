import type { BalanceLimits } from '@comptoir/api-contract/balance-limits';
import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { useApiMutation } from '@comptoir/ui/changes';
import { useContractForm } from '@comptoir/ui/fields';
import type { Answer } from '@comptoir/kernel/http';
import { apiRecordQuery } from '@comptoir/kernel/query';
import { fieldsOf } from '@comptoir/ui/records';
import { useGoBack } from '@comptoir/kernel/router';
import { useOfficeInCountry } from '@comptoir/kernel/selection';
import { Card, Loaded, Page, PageHeader } from '@comptoir/ui';
import { useQuery } from '@tanstack/react-query';
import { SettingsForm } from '../settings-form/settings-form';
import { amountsOf, TypedAmounts, typedAmounts } from '../settings-form/typed-amounts';
import { useLimitMessages } from './messages/messages';

const { TextField } = fieldsOf<TypedAmounts>();

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
  const form = useContractForm(TypedAmounts, { defaultValues: typedAmounts(stored.data.limits) });
  const save = useApiMutation('setBalanceLimits', {
    success: t('saved'),
    failure: t('failed'),
    onSuccess: ({ data }) => {
      form.reset(typedAmounts(data.limits));
      onSaved();
    },
    onAwaiting: () => form.reset(),
  });
  return (
    <SettingsForm
      form={form}
      isSaving={save.state.status === 'saving'}
      submit={t('save')}
      onSubmit={(typed) =>
        save.mutate({ params: { officeId }, body: { limits: amountsOf(typed) }, ifMatch: stored.etag })
      }
    >
      {CURRENCY_CODES.map((currency) => (
        <TextField key={currency} name={currency} label={t('limit', { currency })} inputMode="decimal" />
      ))}
    </SettingsForm>
  );
}
