import type { CorrectedRecord } from '@comptoir/api-contract/correction-requests';
import type { InboxItem } from '@comptoir/api-contract/inbox';
import { formatAmount, formatDate, formatDateTime } from '@comptoir/kernel/format';
import { contractMessage } from '@comptoir/kernel/i18n';
import type { InboxWords } from './messages/messages';
import { joined, movedAmounts } from './moved-amounts';

/** Text of an item: one sentence, and optional details. */
export function textOf(item: InboxItem, t: InboxWords): { title: string; more: readonly string[] } {
  const { kind, params } = item;
  switch (kind) {
    case 'issue-reported': {
      const { agency, collector, currency, issue, note } = params;
      const scheduled = formatAmount(params.scheduled, currency);
      const collected = formatAmount(params.collected ?? 0, currency);
      return {
        title: t(`item.${issue}`, { agency, scheduled, collected }),
        more: [t('item.by', { name: collector }), ...(note === null ? [] : [note])],
      };
    }
    case 'late-pick-ups':
      return { title: t('item.late', { count: params.count, day: formatDate(params.day) }), more: [] };
    case 'low-balance': {
      const { currency } = params;
      const amount = formatAmount(params.amount, currency);
      return { title: t('item.low', { amount, limit: formatAmount(params.limit, currency) }), more: [] };
    }
    case 'limit-passed':
      return passedText(params, t);
    case 'invitation-expired':
      return { title: t('item.invitation', { name: params.name }), more: [] };
    case 'failed-jobs': {
      const { job, count, to } = params;
      const title = job === 'mail' ? t('item.mail', { count }) : t('item.job', { count, job });
      return { title, more: to === null ? [] : [t('item.to', { address: to })] };
    }
    case 'handover-waits':
      return { title: t(`item.handover.${params.step}`, params), more: [t(`item.way.${params.kind}`)] };
    case 'handover-late':
      return {
        title: t('item.handover.LATE', params),
        more: [t(`item.way.${params.kind}`), t('item.handover.remind')],
      };
    case 'unplanned-pick-up': {
      const { agency, collector, collectionId: id, reason, amounts } = params;
      const amount = amounts.map((each) => formatAmount(each.amount, each.currency)).join(', ');
      return { title: t(`item.${reason}`, { agency, amount, id }), more: [t('item.by', { name: collector })] };
    }
    case 'refused-pick-up': {
      const { agency, collector, amounts, refusal } = params;
      const amount = amounts.map((each) => formatAmount(each.amount, each.currency)).join(', ');
      const title = agency === null ? t('item.refusedUnknown') : t('item.refused', { agency, amount });
      return { title, more: [t('item.by', { name: collector }), refusal] };
    }
    case 'unsent-pick-ups':
      return { title: unsentTitle(params, t), more: [] };
    case 'case-opened':
    case 'case-overdue':
      return caseText(params, t(kind === 'case-opened' ? 'item.owned' : 'item.overdue'), t);
    case 'correction-requested': {
      const title = t(`item.correct.${params.record}`, { number: numberOf(params) });
      return { title, more: [t('item.by', { name: params.by }), params.reason] };
    }
    case 'correction-answered': {
      const { record, isCorrected, by, reason } = params;
      const title = t(`item.${isCorrected ? 'corrected' : 'declined'}.${record}`, { number: numberOf(params) });
      return { title, more: [t('item.by', { name: by }), ...(reason === null ? [] : [reason])] };
    }
    case 'webhook-off':
      return webhookText(params, t);
    case 'approval-requested':
    case 'approval-answered':
      return approvalText(item, t);
    case 'mention':
      return { title: t('item.mention', { name: params.by, agency: params.agency }), more: [params.note] };
  }
}

function caseText(
  { number, currency, amount }: Extract<InboxItem, { kind: 'case-opened' }>['params'],
  more: string,
  t: InboxWords,
) {
  const difference = formatAmount(Math.abs(amount), currency);
  return { title: t(amount < 0 ? 'item.missing' : 'item.surplus', { number, amount: difference }), more: [more] };
}

type ApprovalItem = Extract<InboxItem, { kind: 'approval-requested' | 'approval-answered' }>;

function approvalText({ kind, params }: ApprovalItem, t: InboxWords) {
  const what = joined([t(`approval.${params.operation}`), ...movedAmounts(params.amounts)]);
  const by = params.by === null ? [] : [t('item.by', { name: params.by })];
  if (kind === 'approval-requested')
    return { title: t('item.approve', { what }), more: [...by, ...linesOf(params.reason)] };
  const { status, note, refusal } = params;
  return {
    title: t(`item.answer.${status}`, { what }),
    more: [...by, ...linesOf(note), ...linesOf(refusal && contractMessage(refusal))],
  };
}

function linesOf(line: string | null): string[] {
  return line === null ? [] : [line];
}

function numberOf({ record, number }: { record: CorrectedRecord; number: string }): string {
  return record === 'day' ? formatDate(number) : number;
}

function unsentTitle(
  { collector, count, since }: Extract<InboxItem, { kind: 'unsent-pick-ups' }>['params'],
  t: InboxWords,
) {
  return t('item.unsent', { name: collector, count, since: formatDateTime(since) });
}

function webhookText({ name, host, since }: Extract<InboxItem, { kind: 'webhook-off' }>['params'], t: InboxWords) {
  const more = t('item.webhookSince', { host, since: formatDateTime(since) });
  return { title: t('item.webhookOff', { name }), more: [more] };
}

function passedText(
  { holder, name, currency, stops, ...passed }: Extract<InboxItem, { kind: 'limit-passed' }>['params'],
  t: InboxWords,
) {
  const amounts = { amount: formatAmount(passed.amount, currency), limit: formatAmount(passed.limit, currency) };
  const title =
    holder === 'COLLECTOR'
      ? t('item.heldBy', { ...amounts, name: name ?? '' })
      : t(holder === 'TILL' ? 'item.heldInTill' : 'item.heldInVault', amounts);
  return { title, more: stops ? [t('item.stops')] : [] };
}
