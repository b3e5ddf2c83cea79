import { asksReason, useApiMutation } from '@comptoir/ui/changes';
import { Arrow, Money } from '@comptoir/ui/money';
import { useLeave } from '@comptoir/ui/records';
import { Page, PageHeader } from '@comptoir/ui';
import { useGoBack } from '@comptoir/kernel/router';
import { useSelection } from '@comptoir/kernel/selection';
import { useMessages } from '../messages/messages';
import { UnansweredNotice } from '../submission/unanswered-notice';
import { TradeForm } from './trade-form';

export function TradeNewPage() {
  const t = useMessages();
  const goBack = useGoBack();
  const { selectedOfficeId } = useSelection();
  const create = useApiMutation('createTrade', {
    success: t('exchange.created'),
    failure: t('exchange.createFailed'),
    survivesReload: true,
    // The field shows the error.
    handleError: asksReason,
  });
  const unanswered = create.unanswered?.body;
  const sent = unanswered?.officeId === selectedOfficeId ? unanswered : undefined;

  useLeave(create.state);

  return (
    <Page layout="form">
      <PageHeader title={t('exchange.newTitle')} onBack={goBack} startsWith="form" />
      {sent && (
        <UnansweredNotice busy={create.isPending} onResend={create.resend} onForget={create.forget}>
          <Money amount={sent.oldAmount} currency={sent.oldCurrency} />
          <Arrow />
          <Money amount={sent.newAmount} currency={sent.newCurrency} />
        </UnansweredNotice>
      )}
      <TradeForm
        // Another office resets the form.
        key={selectedOfficeId}
        officeId={selectedOfficeId ?? ''}
        submission={create}
        // Prevents a second booking while the page is being left.
        onSubmit={(trade) => (create.isSuccess ? undefined : create.mutate({ body: trade }))}
      />
    </Page>
  );
}
