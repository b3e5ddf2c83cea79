import { RepaymentInput } from '@comptoir/api-contract/cash-cases';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { useOfficeInCountry } from '@comptoir/kernel/selection';
import { useApiMutation } from '@comptoir/ui/changes';
import { useContractForm } from '@comptoir/ui/fields';
import { formatAmount } from '@comptoir/ui/money';
import { fieldsOf, FormDialog } from '@comptoir/ui/records';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useCaseMessages } from './messages/messages';

export interface Debt {
  user: { id: string; name: string };
  currency: CurrencyCode;
  amount: number;
}

const { AmountField } = fieldsOf<RepaymentInput>();

export function RepaymentDialog({ debt, onClose }: { debt: Debt; onClose: () => void }) {
  const t = useCaseMessages();
  const { user, currency, amount } = debt;
  const officeId = useOfficeInCountry()?.officeId;
  // The id names the repayment: sending it again books nothing.
  const [id] = useState(() => uuid());
  const form = useContractForm(RepaymentInput, {
    defaultValues: { id, userId: user.id, currency, amount, ...(officeId !== undefined && { officeId }) },
  });
  const repay = useApiMutation('createRepayment', {
    success: t('repay.done'),
    failure: t('repay.failed'),
    failureIn: 'screen',
    onSuccess: onClose,
  });
  return (
    <FormDialog
      texts={{ title: t('repay.title', { name: user.name }), submit: t('repay.submit'), failed: t('repay.failed') }}
      form={form}
      state={repay.state}
      onSubmit={(body) => repay.mutate({ body })}
      onClose={onClose}
    >
      <p>
        {t('repay.owed', { amount: formatAmount(amount, currency) })} {t('repay.text')}
      </p>
      <AmountField name="amount" label={t('repay.amount')} currency={currency} data-autofocus />
    </FormDialog>
  );
}
