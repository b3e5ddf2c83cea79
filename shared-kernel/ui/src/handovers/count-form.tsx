import { needsSlip } from '@comptoir/api-contract/handover-steps';
import type { Handover } from '@comptoir/api-contract/handovers';
import type { Answer } from '@comptoir/kernel/http';
import { Field, Form, FormActions, SubmitButton, TextInput, useUnsavedChanges } from '@comptoir/ui/fields';
import { useState } from 'react';
import { CountSheet } from '../counting/count-sheet';
import { useCountSheet } from '../counting/use-count-sheet';
import { useHandoversMessages } from './handovers-messages';
import { useHandoverStep } from './use-handover-step';

interface CountFormProps {
  stored: Answer<Handover>;
  call: 'countHandover' | 'recountHandover';
  reload: () => unknown;
}

/** Count of the receiver, or of a third person, who do not see what was declared. */
export function CountForm({ stored, call, reload }: CountFormProps) {
  const t = useHandoversMessages();
  const { kind, lines } = stored.data;
  const sheet = useCountSheet(lines.map(({ currency }) => currency));
  const [slip, setSlip] = useState('');
  const step = stepOf(call, kind);
  const hasSlip = step === 'bank';
  const { isBusy, notice, args, mutate } = useHandoverStep(call, { stored, reload });
  const leaving = useUnsavedChanges(sheet.isTouched && !isBusy);
  const isReady = sheet.lines !== undefined && (!hasSlip || slip.trim() !== '');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (!sheet.lines || !isReady) return;
        mutate({ ...args, body: { lines: sheet.lines, ...(hasSlip && { slip }) } });
      }}
    >
      <h2>{t(`${step}.title`)}</h2>
      <p>{t(`${step}.text`)}</p>
      {notice}
      <CountSheet sheet={sheet} mayAdd />
      {hasSlip && (
        <Field label={t('bank.slip')} hint={t('bank.slipHint')}>
          <TextInput value={slip} onChange={({ target }) => setSlip(target.value)} autoComplete="off" />
        </Field>
      )}
      <FormActions>
        <SubmitButton busy={isBusy} disabled={!isReady}>
          {t(`${step}.submit`)}
        </SubmitButton>
      </FormActions>
      {leaving}
    </Form>
  );
}

/** Key of the texts of a count. */
function stepOf(call: CountFormProps['call'], kind: Handover['kind']): 'count' | 'bank' | 'recount' {
  if (call === 'recountHandover') return 'recount';
  return needsSlip(kind) ? 'bank' : 'count';
}
