import type { Handover } from '@comptoir/api-contract/handovers';
import { NOTE_LIMIT } from '@comptoir/api-contract/values';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import type { Answer } from '@comptoir/kernel/http';
import { Field, Form, FormActions, TextArea } from '@comptoir/ui/fields';
import { Button, Money } from '@comptoir/ui';
import { useState } from 'react';
import { useHandoversMessages } from './handovers-messages';
import styles from './handovers.module.css';
import { useHandoverStep } from './use-handover-step';

interface AgreementFormProps {
  stored: Answer<Handover>;
  reload: () => unknown;
}

/** Answer of the giver to a different count. */
export function AgreementForm({ stored, reload }: AgreementFormProps) {
  const t = useHandoversMessages();
  const [note, setNote] = useState('');
  const { isBusy, notice, args, mutate } = useHandoverStep('agreeToHandover', { stored, reload });
  const differences = stored.data.lines.flatMap(({ currency, declared, counted }) => {
    const minor = toMinor(counted?.amount ?? 0) - toMinor(declared?.amount ?? 0);
    return minor === 0n ? [] : [{ currency, amount: fromMinor(minor) }];
  });
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <h2>{t('agreement.title', { counter: stored.data.countedBy?.name ?? '' })}</h2>
      <ul className={styles.differences}>
        {differences.map(({ currency, amount }) => (
          <li key={currency}>
            {t(amount < 0 ? 'agreement.missing' : 'agreement.surplus')}{' '}
            <strong>
              <Money amount={Math.abs(amount)} currency={currency} />
            </strong>
          </li>
        ))}
      </ul>
      <p>{t('agreement.text')}</p>
      {notice}
      <Field label={t('agreement.note')} hint={t('agreement.noteHint')} optional>
        <TextArea value={note} maxLength={NOTE_LIMIT} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <FormActions>
        <Button variant="primary" busy={isBusy} onClick={() => mutate({ ...args, body: { agree: true, note } })}>
          {t('agreement.agree')}
        </Button>
        <Button busy={isBusy} onClick={() => mutate({ ...args, body: { agree: false, note } })}>
          {t('agreement.dispute')}
        </Button>
      </FormActions>
    </Form>
  );
}
