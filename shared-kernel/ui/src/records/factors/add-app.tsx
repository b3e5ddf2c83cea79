import { CodeForm, FactorBeginning, FactorPassword, type AppSetup as Setup } from '@comptoir/api-contract/factors';
import { useApiMutation } from '@comptoir/ui/changes';
import { useContractForm } from '@comptoir/ui/fields';
import { useState } from 'react';
import { Button } from '../../components/button/button';
import { Dialog } from '../../components/dialog/dialog';
import { PasswordField } from '../fields/text-fields';
import { FormDialog } from '../form-dialog';
import { AppSetup } from './app-setup';
import { CodeInput } from './code-input';
import { useFactorMessages } from './factor-messages';
import { RecoveryCodes } from './recovery-codes';
import { Refused } from './refused';

/** Props of the dialogs that add a second step. */
export interface AddFactorProps {
  /** The account has no password to ask for. */
  freshSignIn: true | undefined;
  onClose: () => void;
}

/** Adds an authenticator app: password, QR code with the first code, recovery codes. */
export function AddApp({ freshSignIn, onClose }: AddFactorProps) {
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />;
  if (!setup) return <PasswordDialog freshSignIn={freshSignIn} onBegun={setSetup} onClose={onClose} />;
  return <ScanDialog setup={setup} onAdded={setCodes} onClose={onClose} />;
}

function PasswordDialog({ freshSignIn, onBegun, onClose }: AddFactorProps & { onBegun: (setup: Setup) => void }) {
  const t = useFactorMessages();
  const form = usePasswordForm(freshSignIn);
  const begin = useApiMutation('beginFactor', {
    failure: t('failed'),
    failureIn: 'screen',
    onSuccess: ({ data }) => onBegun(data),
  });
  return (
    <FormDialog
      texts={{ title: t('setup.title'), submit: t('next') }}
      form={form}
      state={begin.state}
      onSubmit={(body) => begin.mutate({ body })}
      onClose={onClose}
      notice={<Refused state={begin.state} />}
      before={<p>{t(freshSignIn ? 'setup.freshSignIn' : 'setup.password')}</p>}
    >
      {!freshSignIn && <PasswordField name="password" label={t('password')} autoComplete="current-password" />}
    </FormDialog>
  );
}

type Beginning = { password?: string | undefined };

/** Form of the first step, empty for an account without a password. */
export function usePasswordForm(freshSignIn: true | undefined) {
  return useContractForm<Beginning, Beginning>(freshSignIn ? FactorBeginning : FactorPassword, {
    defaultValues: freshSignIn ? {} : { password: '' },
  });
}

interface ScanDialogProps {
  setup: Setup;
  onAdded: (codes: readonly string[]) => void;
  onClose: () => void;
}

function ScanDialog({ setup, onAdded, onClose }: ScanDialogProps) {
  const t = useFactorMessages();
  const form = useContractForm(CodeForm, { defaultValues: { oneTimeCode: '' } });
  const add = useApiMutation('addFactor', {
    failure: t('failed'),
    failureIn: 'screen',
    onSuccess: ({ data }) => onAdded(data.recoveryCodes),
  });
  return (
    <FormDialog
      texts={{ title: t('setup.title'), submit: t('setup.submit') }}
      form={form}
      state={add.state}
      onSubmit={({ oneTimeCode }) => add.mutate({ body: { ticket: setup.ticket, oneTimeCode } })}
      onClose={onClose}
      notice={<Refused state={add.state} />}
      before={<AppSetup {...setup} />}
      after={<p>{t('setup.others')}</p>}
    >
      <CodeInput kind="app" />
    </FormDialog>
  );
}

export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useFactorMessages();
  return (
    <Dialog
      title={t('codes.title')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('codes.done')}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  );
}
