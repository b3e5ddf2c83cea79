import { CodeForm } from '@comptoir/api-contract/factors';
import { http } from '@comptoir/kernel/internal/http/http';
import { Form, FormActions, SubmitButton, showIssues, useContractForm } from '@comptoir/ui/fields';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../components/dialog/dialog';
import { FailureNotice } from '../record/failure-notice';
import { CodeInput } from './code-input';
import { useFactorMessages } from './factor-messages';
import { useFactors } from './factors.queries';
import { PasskeyButton } from './passkey-button';
import { confirmWithPasskey } from './passkeys';

/** Props of the dialog that confirms a session. */
export interface ConfirmSessionProps {
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks for a code or a passkey before something that needs one. Needs no router, as it lies over any page. */
export function ConfirmSession({ onConfirmed, onClose }: ConfirmSessionProps) {
  const t = useFactorMessages();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const form = useContractForm(CodeForm, { defaultValues: { oneTimeCode: '' } });
  const { data } = useFactors();
  const confirm = useMutation({
    mutationFn: (body: { oneTimeCode: string }) => http.call('confirmSession', { body }),
    onSuccess: onConfirmed,
    onError: (error) => showIssues(form, error),
  });
  const hasPasskey = data?.factors.some((factor) => factor.kind === 'PASSKEY') ?? false;
  return (
    <Dialog title={t('code.title')} onClose={onClose}>
      <p>{t('code.text')}</p>
      {hasPasskey && (
        <PasskeyButton
          label={t('code.passkey')}
          onPress={async () => (await confirmWithPasskey()) || undefined}
          onDone={onConfirmed}
        />
      )}
      <Form form={form} onSubmit={(event) => void form.handleSubmit((code) => confirm.mutate(code))(event)}>
        {confirm.error && !form.formState.errors.oneTimeCode && (
          <FailureNotice title={t('failed')} error={confirm.error} />
        )}
        <CodeInput kind={kind} onSwitch={() => setKind(kind === 'app' ? 'recovery' : 'app')} />
        <FormActions>
          <SubmitButton busy={confirm.isPending}>{t('code.confirm')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
