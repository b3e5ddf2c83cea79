import type { Balance } from '@comptoir/api-contract/general-ledger';
import { apiQuery } from '@comptoir/kernel/query';
import { AmountInput, Field, FieldRow, Form, FormActions, SubmitButton, useUnsavedChanges } from '@comptoir/ui/fields';
import { Loaded } from '@comptoir/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReceivers } from './custody.queries';
import styles from './custody.module.css';
import { cellOf, typedHoldings, remainingTill, type Holder, type TypedCash } from './typed-holdings';
import { useCustodyMessages } from './messages/messages';
import { OpeningBookings } from './opening-bookings';
import { useCustodyChange, type CustodyChangeProps } from './use-custody-change';

/** Asks for the current holders of cash before custody begins. */
export function BeginCustody(props: CustodyChangeProps) {
  const t = useCustodyMessages();
  const { officeId } = props;
  const balances = useQuery(apiQuery('getBalance', { query: { officeId } }));
  const receivers = useReceivers(officeId);
  const known = balances.data && receivers.data && { balances: balances.data, collectors: receivers.data.collectors };
  const refetch = () => Promise.all([balances.refetch(), receivers.refetch()]);
  return (
    <Loaded query={{ data: known, error: balances.error ?? receivers.error, refetch }}>
      {(data) => (
        <BeginForm
          {...props}
          balances={data.balances.filter(({ amount }) => amount > 0)}
          holders={[
            { kind: 'VAULT', name: t('vault') },
            ...data.collectors.map((collector) => ({ kind: 'COLLECTOR' as const, ...collector })),
          ]}
        />
      )}
    </Loaded>
  );
}

interface BeginFormProps extends CustodyChangeProps {
  balances: readonly Balance[];
  holders: readonly Holder[];
}

function BeginForm({ balances, holders, ...props }: BeginFormProps) {
  const t = useCustodyMessages();
  const [typed, setTyped] = useState<TypedCash>({});
  const { isBusy, notice, mutate } = useCustodyChange('begin', props);
  const currencies = balances.map(({ currency }) => currency);
  const holdings = typedHoldings(typed, holders, currencies);
  const left = remainingTill(balances, holdings);
  const isPossible = left.every(({ amount }) => amount >= 0);
  const leaving = useUnsavedChanges(holdings.length > 0 && !isBusy);
  const begin = () => {
    const { officeId, etag: ifMatch } = props;
    mutate({
      params: { officeId },
      ifMatch,
      body: { mode: 'CUSTODY', held: holdings.map(({ name: _name, ...cash }) => cash) },
    });
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (isPossible) begin();
      }}
    >
      <p>{t('begin.about')}</p>
      {notice}
      {balances.length === 0 && <p>{t('begin.noCash')}</p>}
      {balances.length > 0 && <h2>{t('begin.question')}</h2>}
      {balances.length > 0 &&
        holders.map((holder) => (
          <fieldset key={cellOf(holder, 'USD')} className={styles.holder}>
            <legend>
              <bdi>{holder.name}</bdi>
            </legend>
            <FieldRow>
              {currencies.map((currency) => (
                <Field key={currency} label={currency} optional>
                  <AmountInput
                    currency={currency}
                    value={typed[cellOf(holder, currency)]}
                    onChange={(amount) => setTyped((present) => ({ ...present, [cellOf(holder, currency)]: amount }))}
                  />
                </Field>
              ))}
            </FieldRow>
          </fieldset>
        ))}
      <OpeningBookings held={holdings} left={left} />
      <FormActions>
        <SubmitButton busy={isBusy} disabled={!isPossible}>
          {t('begin.submit')}
        </SubmitButton>
      </FormActions>
      {leaving}
    </Form>
  );
}
