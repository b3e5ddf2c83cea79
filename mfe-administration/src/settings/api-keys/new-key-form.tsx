import { API_KEY_RESOURCES, API_KEY_SCOPES } from '@comptoir/api-contract/api-keys';
import { useContractMessages } from '@comptoir/kernel/i18n';
import { useOffices } from '@comptoir/kernel/selection';
import { Checkbox } from '@comptoir/ui';
import { useApiMutation } from '@comptoir/ui/changes';
import { useContractForm } from '@comptoir/ui/fields';
import { fieldsOf, RecordForm } from '@comptoir/ui/records';
import { useKeyMessages } from './messages/messages';
import { KEY_DAYS, newKeyOf, NewKeyForm as Schema, type NewKeyFormValues } from './new-key.schema';
import styles from './api-keys.module.css';

const RIGHTS = ['read', 'write'] as const;
const SCOPES: ReadonlySet<string> = new Set(API_KEY_SCOPES);
const EMPTY: NewKeyFormValues = { name: '', days: '90', officeId: null, scopes: [], addresses: '' };
const { TextField, SelectField, TextAreaField } = fieldsOf<NewKeyFormValues>();

export function NewKeyForm({ onCreated }: { onCreated: (token: string) => void }) {
  const t = useKeyMessages();
  const { data: offices } = useOffices();
  const form = useContractForm(Schema, { defaultValues: EMPTY });
  const create = useApiMutation('createApiKey', {
    success: t('new.created'),
    failure: t('new.failed'),
    onSuccess: ({ data }) => onCreated(data.token),
  });
  const inLanguage = useContractMessages();
  const error = form.formState.errors.scopes?.message;
  return (
    <RecordForm
      form={form}
      state={create.state}
      onSubmit={(values) => create.mutate({ body: newKeyOf(values) })}
      submit={t('new.submit')}
    >
      <TextField name="name" label={t('new.name')} hint={t('new.nameHint')} />
      <SelectField
        name="days"
        label={t('new.days')}
        options={KEY_DAYS.map((count) => ({ value: String(count), label: t('new.daysOf', { count }) }))}
      />
      <SelectField
        name="officeId"
        label={t('new.office')}
        hint={t('new.officeHint')}
        placeholder={t('new.allOffices')}
        options={(offices ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <fieldset className={styles.scopes}>
        <legend>{t('new.scopes')}</legend>
        {API_KEY_RESOURCES.map((resource) => (
          <fieldset key={resource} className={styles.resource} aria-label={t(`resource.${resource}`)}>
            <span aria-hidden="true">{t(`resource.${resource}`)}</span>
            {RIGHTS.filter((right) => SCOPES.has(`${resource}:${right}`)).map((right) => (
              <Checkbox key={right} value={`${resource}:${right}`} {...form.register('scopes')}>
                {t(`new.${right}`)}
              </Checkbox>
            ))}
          </fieldset>
        ))}
        {error !== undefined && <p className={styles.error}>{inLanguage(error)}</p>}
      </fieldset>
      <TextAreaField name="addresses" label={t('new.addresses')} hint={t('new.addressesHint')} />
    </RecordForm>
  );
}
