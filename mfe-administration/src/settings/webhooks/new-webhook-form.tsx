import { WEBHOOK_EVENT_TYPES } from '@comptoir/api-contract/webhook-events';
import { NewWebhook } from '@comptoir/api-contract/webhooks';
import { useContractMessages } from '@comptoir/kernel/i18n';
import { useOffices } from '@comptoir/kernel/selection';
import { Checkbox } from '@comptoir/ui';
import { useApiMutation } from '@comptoir/ui/changes';
import { useContractForm } from '@comptoir/ui/fields';
import { fieldsOf, RecordForm } from '@comptoir/ui/records';
import type * as z from 'zod/mini';
import { useWebhookMessages } from './messages/messages';
import styles from './webhooks.module.css';

type FormValues = z.input<typeof NewWebhook>;

const EMPTY: FormValues = { name: '', url: '', officeId: null, events: [] };
const { TextField, SelectField } = fieldsOf<FormValues>();

export function NewWebhookForm({ onCreated }: { onCreated: (secret: string) => void }) {
  const t = useWebhookMessages();
  const { data: offices } = useOffices();
  const form = useContractForm(NewWebhook, { defaultValues: EMPTY });
  const create = useApiMutation('createWebhook', {
    success: t('new.created'),
    failure: t('new.failed'),
    onSuccess: ({ data }) => onCreated(data.secret),
  });
  const inLanguage = useContractMessages();
  const error = form.formState.errors.events?.message;
  return (
    <RecordForm form={form} state={create.state} onSubmit={(body) => create.mutate({ body })} submit={t('new.submit')}>
      <TextField name="name" label={t('new.name')} hint={t('new.nameHint')} />
      <TextField name="url" label={t('new.url')} hint={t('new.urlHint')} dir="ltr" inputMode="url" />
      <SelectField
        name="officeId"
        label={t('new.office')}
        hint={t('new.officeHint')}
        placeholder={t('new.allOffices')}
        options={(offices ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <fieldset className={styles.events}>
        <legend>{t('new.events')}</legend>
        {WEBHOOK_EVENT_TYPES.map((type) => (
          <Checkbox key={type} value={type} {...form.register('events')}>
            {t(`event.${type}`)}
          </Checkbox>
        ))}
        {error !== undefined && <p className={styles.error}>{inLanguage(error)}</p>}
      </fieldset>
    </RecordForm>
  );
}
