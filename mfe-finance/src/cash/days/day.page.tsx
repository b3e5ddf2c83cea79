import type { BusinessDay } from '@comptoir/api-contract/business-days';
import { formatDate, formatDateTime, formatTime } from '@comptoir/kernel/format';
import { useGoBack, useParams } from '@comptoir/kernel/router';
import { AskForCorrection, RequestedCorrection } from '@comptoir/ui/records';
import { Button, ButtonLink, Card, Loaded, Page, PageHeader, Tag } from '@comptoir/ui';
import { useState } from 'react';
import { useCashMessages } from '../messages/messages';
import { CloseCard } from './close-card';
import { CountCard } from './count-card';
import { DaySummary } from './day-summary';
import { useDay } from './days.queries';
import styles from './days.module.css';
import { HandoversCard } from './handovers-card';
import { useDayMessages } from './messages/messages';
import { ReopenDialog } from './reopen.dialog';

/** One business day: what is to be counted and to be ended before it closes, or its reports. */
export function DayPage() {
  const t = useDayMessages();
  const inCash = useCashMessages();
  const { day = '' } = useParams();
  const query = useDay(day);
  const [isReopening, setReopening] = useState(false);
  const { data } = query;
  return (
    <Page layout="form">
      <PageHeader
        title={t('title', { day: formatDate(day) })}
        description={data && <State day={data} />}
        onBack={useGoBack()}
        actions={
          <>
            {data?.state === 'OPEN' && <ButtonLink to="/cash/blank-sheet">{inCash('blank.link')}</ButtonLink>}
            {data?.state === 'CLOSED' && <AskForCorrection entity="day" id={`${data.officeId}:${data.day}`} />}
            {data?.mayReopen && <Button onClick={() => setReopening(true)}>{t('reopen.open')}</Button>}
          </>
        }
      />
      {data?.state === 'CLOSED' && <RequestedCorrection entity="day" id={`${data.officeId}:${data.day}`} />}
      <Loaded query={query}>{(found) => (found.state === 'OPEN' ? <OpenDay day={found} /> : null)}</Loaded>
      {data && data.reports.length > 0 && <DaySummary day={data} />}
      {data && isReopening && <ReopenDialog day={data} onClose={() => setReopening(false)} />}
    </Page>
  );
}

function State({ day: { state, openedDate, endsDate } }: { day: BusinessDay }) {
  const t = useDayMessages();
  return (
    <>
      <Tag tone={state === 'OPEN' ? 'info' : 'neutral'}>{t(state === 'OPEN' ? 'open' : 'closed')}</Tag>{' '}
      {state === 'OPEN' && t('since', { time: formatDateTime(openedDate), end: formatTime(endsDate) })}
    </>
  );
}

function OpenDay({ day }: { day: BusinessDay }) {
  const [postponed, setPostponed] = useState<ReadonlyMap<string, string>>(new Map());
  return (
    <div className={styles.steps}>
      {(['TILL', 'VAULT'] as const).map((scope) => (
        <Card key={scope}>
          <CountCard day={day} scope={scope} />
        </Card>
      ))}
      <Card>
        <HandoversCard day={day} postponed={postponed} onChange={setPostponed} />
      </Card>
      <Card>
        <CloseCard day={day} postponed={postponed} />
      </Card>
    </div>
  );
}
