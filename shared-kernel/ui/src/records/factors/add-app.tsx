import { CodeForm, FactorPassword, type AppSetup as Setup } from '@comptoir/api-contract/factors';
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

/** Adds an authenticator app: password, QR code with the first code, recovery codes. */
export function AddApp({ onClose }: { onClose: () => void }) {
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />;
  if (!setup) return <PasswordDialog onBegun={setSetup} onClose={onClose} />;
  return <ScanDialog setup={setup} onAdded={setCodes} onClose={onClose} />;
}

function PasswordDialog({ onBegun, onClose }: { onBegun: (setup: Setup) => void; onClose: () => void }) {
  const t = useFactorMessages();
  const form = useContractForm(FactorPassword, { defaultValues: { password: '' } });
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
      before={<p>{t('setup.password')}</p>}
    >
      <PasswordField name="password" label={t('password')} autoComplete="current-password" />
    </FormDialog>
  );
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
