import { CodeForm } from '@comptoir/api-contract/factors';
import { useApiMutation } from '@comptoir/ui/changes';
import { useContractForm } from '@comptoir/ui/fields';
import { useState } from 'react';
import { FormDialog } from '../form-dialog';
import { CodeInput } from './code-input';
import { useFactorMessages } from './factor-messages';
import { Refused } from './refused';

/** Asks for a code before something that needs one. */
export function ConfirmSession({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const t = useFactorMessages();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const form = useContractForm(CodeForm, { defaultValues: { oneTimeCode: '' } });
  const confirm = useApiMutation('confirmSession', {
    failure: t('failed'),
    failureIn: 'screen',
    onSuccess: onConfirmed,
  });
  return (
    <FormDialog
      texts={{ title: t('code.title'), submit: t('code.confirm') }}
      form={form}
      state={confirm.state}
      onSubmit={(body) => confirm.mutate({ body })}
      onClose={onClose}
      notice={<Refused state={confirm.state} />}
      before={<p>{t('code.text')}</p>}
    >
      <CodeInput kind={kind} onSwitch={() => setKind(kind === 'app' ? 'recovery' : 'app')} />
    </FormDialog>
  );
}
