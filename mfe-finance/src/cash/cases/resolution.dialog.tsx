import {
  CASH_PLACES,
  CaseResolutionInput,
  resolutionsOf,
  type CashCaseDetail,
  type CashPlace,
  type ChosenResolution,
} from '@comptoir/api-contract/cash-cases';
import type { Answer } from '@comptoir/kernel/http';
import { useApiMutation } from '@comptoir/ui/changes';
import { useContractForm, useWatch, type ContractSchema } from '@comptoir/ui/fields';
import { formatAmount } from '@comptoir/ui/money';
import { fieldsOf, FormDialog } from '@comptoir/ui/records';
import { Select } from '@comptoir/ui';
import { useCaseMessages } from './messages/messages';
import { resolutionKey } from './resolution-key';

interface Values {
  resolution: ChosenResolution | undefined;
  amount?: number | null | undefined;
  place?: CashPlace | null | undefined;
  reason: string;
}

const ResolutionSchema: ContractSchema<Values, CaseResolutionInput> = CaseResolutionInput;

const { AmountField, ControlField, TextAreaField } = fieldsOf<Values>();

interface ResolutionDialogProps {
  stored: Answer<CashCaseDetail>;
  onClose: () => void;
}

/** Books the resolution of a case, with an explanation of each choice. */
export function ResolutionDialog({ stored, onClose }: ResolutionDialogProps) {
  const t = useCaseMessages();
  const { id, number, openAmount, currency } = stored.data;
  const open = Math.abs(openAmount);
  const form = useContractForm(ResolutionSchema, {
    defaultValues: { resolution: undefined, amount: null, place: stored.data.place, reason: '' },
  });
  const resolve = useApiMutation('resolveCashCase', {
    success: t('resolve.done'),
    failure: t('resolve.failed'),
    failureIn: 'screen',
    onSuccess: onClose,
    onAwaiting: onClose,
  });
  return (
    <FormDialog
      texts={{ title: t('resolve.title', { number }), submit: t('resolve.submit'), failed: t('resolve.failed') }}
      form={form}
      state={resolve.state}
      onSubmit={(body) => resolve.mutate({ params: { id }, ifMatch: stored.etag, body })}
      onClose={onClose}
    >
      <p>{t('resolve.subject', { amount: formatAmount(open, currency) })}</p>
      <ResolutionField
        row={stored.data}
        onChoose={(resolution) => form.setValue('amount', resolution === 'FOUND' ? open : null)}
      />
      <FoundCash row={stored.data} />
      <TextAreaField name="reason" label={t('resolve.reason')} />
    </FormDialog>
  );
}

function ResolutionField({ row, onChoose }: { row: CashCaseDetail; onChoose: (resolution: string) => void }) {
  const t = useCaseMessages();
  const { amount, owner } = row;
  const chosen = useWatch<Values, 'resolution'>({ name: 'resolution' });
  const word = chosen && resolutionKey(chosen, amount);
  return (
    <ControlField
      name="resolution"
      label={t('resolve.resolution')}
      {...(word !== undefined && { hint: t(`explained.${word}`, { name: owner.name }) })}
    >
      {({ value, onChange, ...field }) => (
        <Select
          {...field}
          value={value ?? null}
          onChange={(resolution) => {
            onChange(resolution);
            onChoose(resolution);
          }}
          placeholder={t('resolve.choose')}
          options={resolutionsOf(amount).map((resolution) => ({
            value: resolution,
            label: t(`resolution.${resolutionKey(resolution, amount)}`),
          }))}
        />
      )}
    </ControlField>
  );
}

function FoundCash({ row: { currency, amount } }: { row: CashCaseDetail }) {
  const t = useCaseMessages();
  const chosen = useWatch<Values, 'resolution'>({ name: 'resolution' });
  if (chosen !== 'FOUND') return null;
  return (
    <>
      <AmountField name="amount" label={t('resolve.amount')} hint={t('resolve.amountHint')} currency={currency} />
      <ControlField name="place" label={t(amount < 0 ? 'resolve.into' : 'resolve.outOf')}>
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            value={value ?? null}
            onChange={onChange}
            placeholder={t('resolve.choose')}
            options={CASH_PLACES.map((place) => ({ value: place, label: t(`place.${place}`) }))}
          />
        )}
      </ControlField>
    </>
  );
}
