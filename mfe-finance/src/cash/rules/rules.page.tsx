import type { CashRules } from '@comptoir/api-contract/cash-rules';
import type { Answer } from '@comptoir/kernel/http';
import { apiRecordQuery } from '@comptoir/kernel/query';
import { useGoBack } from '@comptoir/kernel/router';
import { useOfficeInCountry } from '@comptoir/kernel/selection';
import { useApiMutation } from '@comptoir/ui/changes';
import { useContractForm } from '@comptoir/ui/fields';
import { useCurrencies } from '@comptoir/ui/money';
import { fieldsOf } from '@comptoir/ui/records';
import { Card, Loaded, Page, PageHeader } from '@comptoir/ui';
import { useQuery } from '@tanstack/react-query';
import { SettingsForm } from '../../settings-form/settings-form';
import { useDayMessages } from '../days/messages/messages';
import { RulesForm, rulesOf, typedRules } from './rules-form.schema';

const { CheckboxField, TextField } = fieldsOf<RulesForm>();

/** Begin of the business day and tolerances of counts, for the selected office. */
export function RulesPage() {
  const t = useDayMessages();
  const goBack = useGoBack();
  const officeId = useOfficeInCountry()?.officeId ?? '';
  const query = useQuery(apiRecordQuery('getCashRules', { params: { officeId } }));
  return (
    <Page layout="form">
      <PageHeader title={t('rule.title')} description={t('rule.about')} onBack={goBack} />
      <Card>
        <Loaded query={query}>
          {(stored) => (
            <Rules key={stored.etag} officeId={officeId} stored={stored} onSaved={() => void query.refetch()} />
          )}
        </Loaded>
      </Card>
    </Page>
  );
}

interface RulesProps {
  officeId: string;
  stored: Answer<CashRules>;
  onSaved: () => void;
}

function Rules({ officeId, stored, onSaved }: RulesProps) {
  const t = useDayMessages();
  const currencies = useCurrencies();
  const form = useContractForm(RulesForm, { defaultValues: typedRules(stored.data) });
  const save = useApiMutation('setCashRules', {
    success: t('rule.saved'),
    failure: t('rule.failed'),
    onSuccess: ({ data }) => {
      form.reset(typedRules(data));
      onSaved();
    },
    onAwaiting: () => form.reset(),
  });
  return (
    <SettingsForm
      form={form}
      isSaving={save.state.status === 'saving'}
      submit={t('rule.save')}
      onSubmit={(typed) => save.mutate({ params: { officeId }, body: rulesOf(typed), ifMatch: stored.etag })}
    >
      <TextField
        name="dayStartsAt"
        label={t('rule.dayStartsAt')}
        hint={t('rule.dayHint')}
        placeholder="00:00"
        autoComplete="off"
      />
      <p>{t('rule.toleranceHint')}</p>
      {currencies.map((currency) => (
        <TextField key={currency} name={currency} label={t('rule.tolerance', { currency })} inputMode="decimal" />
      ))}
      <CheckboxField name="requiresCounts">{t('rule.requiresCounts')}</CheckboxField>
    </SettingsForm>
  );
}
