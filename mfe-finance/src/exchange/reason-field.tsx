import type { TradeInput } from '@comptoir/api-contract/trades';
import { Field, TextInput, type ContractForm, type AskedReason } from '@comptoir/shared-kernel/form';
import { useContractMessages } from '@comptoir/shared-kernel/i18n';
import { useMessages } from '../messages/messages';
import type { TradeFormValues } from './trade-form.schema';

interface ReasonFieldProps {
  form: ContractForm<TradeFormValues, TradeInput>;
  asked: AskedReason | undefined;
}

/** Why the rate is far from the last ones: the server asks, and says how far. */
export function ReasonField({ form: { register, formState }, asked }: ReasonFieldProps) {
  const t = useMessages();
  const inWords = useContractMessages();
  const { reason: error } = formState.errors;
  return (
    <Field
      label={t('trade.reason')}
      error={asked && error?.type === 'server' ? undefined : error?.message}
      hint={asked && inWords(asked.sentence)}
    >
      <TextInput {...register('reason')} />
    </Field>
  );
}
