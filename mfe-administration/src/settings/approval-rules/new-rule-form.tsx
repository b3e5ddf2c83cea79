import { ApprovalRuleInput, APPROVER_ROLES } from '@comptoir/api-contract/approval-rules';
import { KINDS_WITHOUT_AMOUNT, RULED_KINDS } from '@comptoir/api-contract/approval-kinds';
import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { useOffices, useSelection } from '@comptoir/kernel/selection';
import { useApiMutation } from '@comptoir/ui/changes';
import { countryName } from '@comptoir/ui/countries';
import { FieldRow, useContractForm } from '@comptoir/ui/fields';
import { fieldsOf, RecordForm } from '@comptoir/ui/records';
import { useApprovalMessages } from '../../approvals/messages/messages';
import { useInboxMessages } from '../../inbox/messages/messages';
import { EMPTY_RULE, ruleOf, RuleForm, type RuleFormValues } from './rule-form.schema';

const { AmountField, SelectField } = fieldsOf<RuleFormValues>();

/** The place is that of the selection, a country, or everywhere. */
export function NewRuleForm() {
  const t = useApprovalMessages();
  const kinds = useInboxMessages();
  const { selectedOfficeId, selectedCountryCode } = useSelection();
  const { data: offices = [] } = useOffices();
  const form = useContractForm(RuleForm, { defaultValues: EMPTY_RULE });
  const add = useApiMutation('createApprovalRule', {
    success: t('rules.added'),
    failure: t('rules.addFailed'),
    onSuccess: () => form.reset(EMPTY_RULE),
    onAwaiting: () => form.reset(EMPTY_RULE),
  });
  const [kind, currency] = form.watch(['kind', 'currency']);
  const hasAmount = !RULED_KINDS.some((known) => known === kind && KINDS_WITHOUT_AMOUNT.includes(known));
  const office = offices.find(({ id }) => id === selectedOfficeId);
  const places = [
    { value: 'all', label: t('rules.all') },
    ...(selectedCountryCode
      ? [{ value: 'country', label: t('rules.ofCountry', { name: countryName(selectedCountryCode) }) }]
      : []),
    ...(office ? [{ value: 'office', label: t('rules.selected', { name: office.name }) }] : []),
  ];
  const submit = (values: RuleFormValues) => {
    const place = { officeId: selectedOfficeId ?? null, countryCode: selectedCountryCode ?? null };
    add.mutate({ body: ApprovalRuleInput.parse(ruleOf(values, place)) });
  };
  return (
    <RecordForm form={form} state={add.state} onSubmit={submit} submit={t('rules.add')}>
      <SelectField
        name="kind"
        label={t('rules.kind')}
        options={RULED_KINDS.map((value) => ({ value, label: kinds(`approval.${value}`) }))}
      />
      {kind !== 'RULES' && <SelectField name="place" label={t('rules.place')} options={places} />}
      {hasAmount && (
        <FieldRow>
          <AmountField
            name="threshold"
            label={t('rules.threshold')}
            hint={t('rules.sum')}
            currency={CURRENCY_CODES.find((code) => code === currency)}
          />
          <SelectField
            name="currency"
            label={t('rules.currency')}
            options={[
              { value: 'each', label: t('rules.each') },
              ...CURRENCY_CODES.map((code) => ({ value: code, label: code })),
            ]}
          />
        </FieldRow>
      )}
      {kind !== 'RULES' && (
        <SelectField
          name="approverRole"
          label={t('rules.approver')}
          options={APPROVER_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        />
      )}
    </RecordForm>
  );
}
