import { http } from '@comptoir/kernel/internal/http/http';
import { refetchAfter } from '@comptoir/kernel/internal/query/out-of-date';
import { toastSuccess } from '@comptoir/kernel/internal/toast';
import { useApiMutation } from '@comptoir/ui/changes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PasswordField } from '../fields/text-fields';
import { FormDialog } from '../form-dialog';
import { FailureNotice } from '../record/failure-notice';
import { CodesDialog, usePasswordForm, type AddFactorProps } from './add-app';
import { useFactorMessages } from './factor-messages';
import { makePasskey } from './passkeys';
import { Refused } from './refused';

/** Adds a passkey: password, dialog of the browser, and recovery codes with the first second step. */
export function AddPasskey({ freshSignIn, onClose }: AddFactorProps) {
  const t = useFactorMessages();
  const client = useQueryClient();
  const form = usePasswordForm(freshSignIn);
  const [codes, setCodes] = useState<readonly string[]>();
  const add = useMutation({
    mutationFn: async ({ ticket, options }: { ticket: string; options: Record<string, unknown> }) => {
      const credential = await makePasskey(options);
      return credential ? (await http.call('addPasskey', { body: { ticket, credential } })).data : undefined;
    },
    onSuccess: (added) => {
      if (!added) return;
      toastSuccess(t('passkeyAdded'));
      void refetchAfter(client, 'addPasskey');
      if (added.recoveryCodes) setCodes(added.recoveryCodes);
      else onClose();
    },
  });
  const begin = useApiMutation('beginPasskey', {
    failure: t('failed'),
    failureIn: 'screen',
    onSuccess: ({ data }) => add.mutate(data),
  });
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />;
  return (
    <FormDialog
      texts={{ title: t('addPasskey'), submit: t('next') }}
      form={form}
      state={begin.state}
      onSubmit={(body) => begin.mutate({ body })}
      onClose={onClose}
      notice={add.error ? <FailureNotice title={t('failed')} error={add.error} /> : <Refused state={begin.state} />}
      before={<p>{t(freshSignIn ? 'setup.passkeyOnly' : 'setup.passkey')}</p>}
      after={<p>{t('setup.others')}</p>}
    >
      {!freshSignIn && <PasswordField name="password" label={t('password')} autoComplete="current-password" />}
    </FormDialog>
  );
}
