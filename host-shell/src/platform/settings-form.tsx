import type { RemoteSettings } from '@comptoir/api-contract/remote-settings';
import { useContractMessages } from '@comptoir/kernel/i18n';
import {
  refusedSettings,
  type Setting,
  type SettingsSchema,
  type SettingValues,
} from '@comptoir/kernel/remote/settings-schema';
import { Notice, Select } from '@comptoir/ui';
import { useApiMutation } from '@comptoir/ui/changes';
import { Field, Form, FormActions, SubmitButton, TextInput } from '@comptoir/ui/fields';
import { useState } from 'react';
import { usePlatformMessages } from './messages/messages';
import { entered, typed } from './typed-settings';

interface SettingsFormProps {
  remote: string;
  schema: SettingsSchema;
  place: Pick<RemoteSettings, 'countryCode' | 'officeId'>;
  /** Stored for the place. */
  values: SettingValues;
  /** Values of wider places. */
  inherited: SettingValues;
  onClose: () => void;
}

/** A field per setting, drawn from its schema; an empty one takes the value of the wider place. */
export function SettingsForm({ remote, schema, place, values, inherited, onClose }: SettingsFormProps) {
  const t = usePlatformMessages();
  const message = useContractMessages();
  const [texts, setTexts] = useState(() => typed(schema, values));
  const [refused, setRefused] = useState<readonly string[]>([]);
  const save = useApiMutation('setRemoteSettings', { success: t('settings.saved', { remote }), onSuccess: onClose });
  const submit = () => {
    const changed = entered(schema, texts);
    const names = refusedSettings(schema, changed).map(({ name }) => name);
    setRefused(names);
    if (names.length === 0) save.mutate({ body: { remote, ...place, values: changed } });
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {save.error && <Notice tone="danger">{message(save.error)}</Notice>}
      {Object.entries(schema).map(([name, setting]) => (
        <Field
          key={name}
          label={setting.title ?? name}
          hint={setting.description}
          error={refused.includes(name) ? t('settings.refused') : undefined}
        >
          <SettingControl
            setting={setting}
            text={texts[name] ?? ''}
            inherited={String(inherited[name] ?? setting.default)}
            onChange={(text) => setTexts({ ...texts, [name]: text })}
          />
        </Field>
      ))}
      <FormActions>
        <SubmitButton busy={save.isPending} busyLabel={t('settings.save')}>
          {t('settings.save')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

interface SettingControlProps {
  setting: Setting;
  text: string;
  inherited: string;
  onChange: (text: string) => void;
}

/** Value of a select that stores nothing, since an empty one means no choice. */
const INHERITED = '\u0000';

function SettingControl({ setting, text, inherited, onChange }: SettingControlProps) {
  const t = usePlatformMessages();
  const labelOf = (value: string) => (value === 'true' || value === 'false' ? t(`settings.${value}`) : value);
  const choices = setting.type === 'boolean' ? ['true', 'false'] : setting.type === 'string' ? setting.enum : undefined;
  if (!choices) {
    return (
      <TextInput
        type={setting.type === 'string' ? 'text' : 'number'}
        step="any"
        value={text}
        placeholder={inherited}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  const label = setting.type === 'boolean' ? labelOf(inherited) : inherited;
  return (
    <Select
      value={text === '' ? INHERITED : text}
      onChange={(value) => onChange(value === INHERITED ? '' : value)}
      placeholder={label}
      options={[
        { value: INHERITED, label: t('settings.inherited', { value: label }) },
        ...choices.map((value) => ({ value, label: setting.type === 'boolean' ? labelOf(value) : value })),
      ]}
    />
  );
}
