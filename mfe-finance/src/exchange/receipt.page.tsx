import type { TradeDetail } from '@comptoir/api-contract/trades';
import { formatDateTime } from '@comptoir/kernel/format';
import { Money } from '@comptoir/ui/money';
import { PaperFact, PaperFacts, PaperPage, Signatures } from '@comptoir/ui/paper';
import { RecordSteps } from '@comptoir/ui/records';
import { useParams } from '@comptoir/kernel/router';
import { Figure, Loaded } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { useTrade } from './exchange.queries';
import { quoteText } from './quote-text';

/** Receipt for the customer. */
export function ReceiptPage() {
  const t = useMessages();
  const { id = '' } = useParams();
  const trade = useTrade(id);
  return (
    <PaperPage title={t('paper.tradeReceipt', { id })} officeId={trade.data?.officeId} fitsRoll>
      <RecordSteps officeId={trade.data?.officeId ?? null} />
      <Loaded query={trade}>{(stored) => <Receipt trade={stored} />}</Loaded>
    </PaperPage>
  );
}

function Receipt({ trade }: { trade: TradeDetail }) {
  const t = useMessages();
  const { createdDate, by, oldAmount, oldCurrency, newAmount, newCurrency, reversal } = trade;
  return (
    <>
      <PaperFacts>
        <PaperFact title={t('trade.date')}>
          <Figure>{formatDateTime(createdDate)}</Figure>
        </PaperFact>
        {/* The amount that the office gave is the one that the customer takes. */}
        <PaperFact title={t('paper.customerGives')} isMain>
          <Money amount={newAmount} currency={newCurrency} />
        </PaperFact>
        <PaperFact title={t('paper.customerTakes')} isMain>
          <Money amount={oldAmount} currency={oldCurrency} />
        </PaperFact>
        <PaperFact title={t('trade.rate')}>
          <Figure>{quoteText(trade)}</Figure>
        </PaperFact>
        <PaperFact title={t('trade.by')}>
          <bdi>{by}</bdi>
        </PaperFact>
        {reversal && (
          <PaperFact title={t('trade.state')} isMain>
            {t('reversal.reversedBy', { id: reversal.id })}
          </PaperFact>
        )}
      </PaperFacts>
      <Signatures of={[t('paper.cashier'), t('paper.customer')]} />
    </>
  );
}
