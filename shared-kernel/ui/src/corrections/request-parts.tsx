import type { CorrectionRequest } from '@comptoir/api-contract/correction-requests';
import { formatDateTime } from '@comptoir/kernel/internal/format';
import { useState } from 'react';
import { Button } from '../components/button/button';
import { Notice } from '../components/feedback/notice';
import { useCorrectionMessages } from './correction-messages';
import { useCorrectionRequests, type CorrectionProps } from './corrections.queries';
import { DeclineDialog, RequestDialog } from './request-dialogs';

export function RequestButton(record: CorrectionProps) {
  const t = useCorrectionMessages();
  const { data } = useCorrectionRequests(record);
  const [isAsking, setAsking] = useState(false);
  const isOpen = data?.some(({ answer }) => answer === null) ?? false;
  if (isOpen) return null;
  return (
    <>
      <Button icon="reverse" onClick={() => setAsking(true)}>
        {t('ask')}
      </Button>
      {isAsking && <RequestDialog record={record} onClose={() => setAsking(false)} />}
    </>
  );
}

export function LatestRequest(record: CorrectionProps) {
  const { data } = useCorrectionRequests(record);
  const latest = data?.[0];
  if (!latest) return null;
  return latest.answer === null ? <OpenRequest request={latest} /> : <AnsweredRequest request={latest} />;
}

function OpenRequest({ request }: { request: CorrectionRequest }) {
  const t = useCorrectionMessages();
  const [isDeclining, setDeclining] = useState(false);
  const { entity, by, createdDate, reason, mayDecline } = request;
  return (
    <Notice tone="warning" title={t('open')}>
      <p>
        <bdi>{reason}</bdi>
      </p>
      <p>
        <bdi>{t('by', { name: by.name, date: formatDateTime(createdDate) })}</bdi>
      </p>
      {mayDecline && (
        <>
          <p>{t(`way.${entity}`)}</p>
          <Button onClick={() => setDeclining(true)}>{t('decline')}</Button>
        </>
      )}
      {isDeclining && <DeclineDialog request={request} onClose={() => setDeclining(false)} />}
    </Notice>
  );
}

function AnsweredRequest({ request: { answer, reason } }: { request: CorrectionRequest }) {
  const t = useCorrectionMessages();
  if (!answer) return null;
  return (
    <Notice tone="info" title={t(answer.isCorrected ? 'corrected' : 'refused')}>
      <p>
        <bdi>{answer.reason ?? reason}</bdi>
      </p>
      <p>
        <bdi>{t('by', { name: answer.by.name, date: formatDateTime(answer.date) })}</bdi>
      </p>
    </Notice>
  );
}
