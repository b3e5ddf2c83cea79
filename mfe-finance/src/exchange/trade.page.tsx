import type { TradeDetail } from '@comptoir/api-contract/trades';
import { formatDateTime } from '@comptoir/kernel/format';
import {
  AskForCorrection,
  Detail,
  Fact,
  Facts,
  History,
  RecordActions,
  RecordParts,
  RecordSteps,
  RequestedCorrection,
} from '@comptoir/ui/records';
import { Button, ButtonLink, Card, Figure, Loaded, Page, PageHeader, SkeletonRows } from '@comptoir/ui';
import { Link, useGoBack, useParams } from '@comptoir/kernel/router';
import { useState } from 'react';
import { Movement } from '../balances/movement';
import { useMessages } from '../messages/messages';
import { entryAddress } from '../money-book/entry-address';
import { useMayReverse } from '../reversal/use-may-reverse';
import { useTrade } from './exchange.queries';
import { quoteText } from './quote-text';
import { ReverseTradeDialog } from './reverse-trade.dialog';

export function TradePage() {
  const t = useMessages();
  const goBack = useGoBack();
  const { id = '' } = useParams();
  const trade = useTrade(id);
  const { data } = trade;
  const record = { type: 'trade', id } as const;
  const mayReverse = useMayReverse();
  const [isReversing, setReversing] = useState(false);
  return (
    <Page layout="form">
      <PageHeader
        title={t('trade.title', { id })}
        onBack={goBack}
        actions={
          <>
            {data && <RecordActions record={record} />}
            {data && <ButtonLink to={`/exchange/${id}/receipt`}>{t('paper.receipt')}</ButtonLink>}
            {mayReverse && data?.reversal === null && (
              <Button icon="reverse" variant="danger" onClick={() => setReversing(true)}>
                {t('reversal.reverse')}
              </Button>
            )}
            {data?.reversal === null && <AskForCorrection entity="trade" id={id} />}
            <RecordSteps officeId={data?.officeId ?? null} />
          </>
        }
      />
      {data && <RequestedCorrection entity="trade" id={id} />}
      <RecordParts record={record}>
        <Card>
          <Loaded query={trade} placeholder={<SkeletonRows count={3} />}>
            {(stored) => <TradeFacts trade={stored} />}
          </Loaded>
        </Card>
        <History entity="trade" id={id} />
      </RecordParts>
      {isReversing && data && <ReverseTradeDialog trade={data} onClose={() => setReversing(false)} />}
    </Page>
  );
}

function TradeFacts({ trade }: { trade: TradeDetail }) {
  const t = useMessages();
  const { createdDate, by, reason, movements, entryId, reversal } = trade;
  const [given, received] = movements;
  return (
    <Facts>
      {given && <Movement title={t('trade.given')} movement={given} />}
      {received && <Movement title={t('trade.received')} movement={received} />}
      <Fact title={t('trade.rate')}>
        <Figure>{quoteText(trade)}</Figure>
      </Fact>
      {reason !== null && (
        <Fact title={t('trade.reason')}>
          <span dir="auto">{reason}</span>
        </Fact>
      )}
      <Fact title={t('trade.date')}>
        <Figure>{formatDateTime(createdDate)}</Figure>
      </Fact>
      <Fact title={t('trade.by')}>
        <bdi>{by}</bdi>
      </Fact>
      <Fact title={t('trade.moneyBook')}>
        <Link to={entryAddress(entryId)}>{t('entry.title', { id: entryId })}</Link>
      </Fact>
      {reversal && (
        <Fact title={t('trade.state')}>
          <Link to={entryAddress(reversal.id)}>{t('reversal.reversedBy', { id: reversal.id })}</Link>
          <bdi>{reversal.reason}</bdi>
          <Detail>
            <bdi>{reversal.by}</bdi> · <Figure>{formatDateTime(reversal.date)}</Figure>
          </Detail>
        </Fact>
      )}
    </Facts>
  );
}
