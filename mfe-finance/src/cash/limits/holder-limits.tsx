import type { CashLimits } from '@comptoir/api-contract/cash-limits';
import type { Answer } from '@comptoir/kernel/http';
import { useApiMutation } from '@comptoir/ui/changes';
import { FieldRow, useContractForm } from '@comptoir/ui/fields';
import { useCurrencies } from '@comptoir/ui/money';
import { fieldsOf } from '@comptoir/ui/records';
import { SettingsForm } from '../../settings-form/settings-form';
import { useCashMessages } from '../messages/messages';
import { HolderLimitsForm, replacedLimits, typedLimits, type LimitHolder } from './limits-form.schema';

const { TextField } = fieldsOf<HolderLimitsForm>();

interface HolderLimitsProps {
  officeId: string;
  holder: LimitHolder;
  stored: Answer<CashLimits>;
  onSaved: () => void;
}

/** Limits of one holder in all currencies. */
export function HolderLimits({ officeId, holder, stored, onSaved }: HolderLimitsProps) {
  const t = useCashMessages();
  const currencies = useCurrencies();
  const { limits } = stored.data;
  const form = useContractForm(HolderLimitsForm, { defaultValues: typedLimits(limits, holder) });
  const save = useApiMutation('setCashLimits', {
    success: t('limits.saved'),
    failure: t('limits.notSaved'),
    onSuccess: ({ data }) => {
      form.reset(typedLimits(data.limits, holder));
      onSaved();
    },
    onAwaiting: () => form.reset(),
  });
  return (
    <SettingsForm
      form={form}
      isSaving={save.state.status === 'saving'}
      submit={t('limits.save')}
      onSubmit={(typed) =>
        save.mutate({
          params: { officeId },
          body: { limits: replacedLimits(limits, holder, typed) },
          ifMatch: stored.etag,
        })
      }
    >
      {currencies.map((currency) => (
        <FieldRow key={currency}>
          <TextField
            name={`${currency}.max`}
            label={t('limits.max', { currency })}
            inputMode="decimal"
            autoComplete="off"
            optional
          />
          <TextField
            name={`${currency}.warn`}
            label={t('limits.warn', { currency })}
            inputMode="decimal"
            autoComplete="off"
            optional
          />
        </FieldRow>
      ))}
    </SettingsForm>
  );
}
