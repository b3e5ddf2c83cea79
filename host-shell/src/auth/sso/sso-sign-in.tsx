import { SSO_ANSWERED, SSO_START } from '@comptoir/api-contract/sso';
import { http, isRefusal, type ApiError } from '@comptoir/kernel/http';
import { chosenLanguage, contractMessage } from '@comptoir/kernel/i18n';
import { useLocation, useNavigate } from '@comptoir/kernel/router';
import { ButtonLink, Notice } from '@comptoir/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { returnAddress } from '../../session/return-address';
import { useSsoMessages } from './messages/messages';

interface SsoSignInProps {
  /** Name of the provider. */
  name: string;
  onSignedIn: (token: string) => void;
  /** The sign-in needs a second step here. */
  onStopped: (error: ApiError) => Promise<void>;
}

/** Way to the provider, and the answer after it, which the server keeps for this browser. */
export default function SsoSignIn({ name, onSignedIn, onStopped }: SsoSignInProps) {
  const t = useSsoMessages();
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const isAnswered = new URLSearchParams(search).has(SSO_ANSWERED);
  const leaveAnswer = (from: unknown) => navigate('/auth/login', { replace: true, state: { from } });
  const take = useMutation({
    mutationFn: () => http.call('completeSso', { body: { language: chosenLanguage() } }),
    onSuccess: async ({ data }) => {
      await leaveAnswer(data.returnTo);
      onSignedIn(data.access_token);
    },
    onError: async (error) => {
      const isStopped = isRefusal(error, 'second-step');
      await leaveAnswer(isStopped ? error.values?.['returnTo'] : undefined);
      if (isStopped) await onStopped(error);
    },
  });
  const { mutate } = take;
  const isTaken = useRef(false);
  useEffect(() => {
    if (!isAnswered || isTaken.current) return;
    isTaken.current = true;
    mutate();
  }, [isAnswered, mutate]);

  if (isAnswered || take.isPending) return <p aria-live="polite">{t('signingIn')}</p>;
  const start = `${SSO_START}?${new URLSearchParams({ returnTo: returnAddress(state) })}`;
  return (
    <>
      {take.error && (
        <Notice tone="danger" title={t('failed', { name })}>
          {contractMessage(take.error)}
        </Notice>
      )}
      <ButtonLink block to={start} reloadDocument>
        {t('signIn', { name })}
      </ButtonLink>
    </>
  );
}
