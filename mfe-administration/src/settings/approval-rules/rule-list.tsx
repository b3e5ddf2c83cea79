import type { ApprovalRule } from '@comptoir/api-contract/approval-rules';
import { KINDS_WITHOUT_AMOUNT } from '@comptoir/api-contract/approval-kinds';
import { formatAmount, formatDate, formatDecimal } from '@comptoir/kernel/format';
import { apiQuery } from '@comptoir/kernel/query';
import { Button, Loaded, SkeletonRows, useConfirm } from '@comptoir/ui';
import { useApiMutation } from '@comptoir/ui/changes';
import { countryName } from '@comptoir/ui/countries';
import { Entry, EntryLine, EntryList } from '@comptoir/ui/records';
import { useQuery } from '@tanstack/react-query';
import { useApprovalMessages } from '../../approvals/messages/messages';
import { useInboxMessages } from '../../inbox/messages/messages';
import { joined } from '../../inbox/moved-amounts';

export function RuleList() {
  return (
    <Loaded query={useQuery(apiQuery('listApprovalRules', {}))} placeholder={<SkeletonRows count={2} />}>
      {(rules) => <Rules rules={rules} />}
    </Loaded>
  );
}

function Rules({ rules }: { rules: readonly ApprovalRule[] }) {
  const t = useApprovalMessages();
  const nameOf = useRuleName();
  const { ask, dialog } = useConfirm();
  const end = useApiMutation('endApprovalRule', { success: t('rules.ended'), failure: t('rules.endFailed') });
  const confirmAndEnd = async (rule: ApprovalRule) => {
    const confirmed = await ask({ text: t('rules.question', { name: nameOf(rule) }), action: t('rules.end') });
    if (confirmed) end.mutate({ params: { id: rule.id } });
  };
  if (rules.length === 0) return <EntryLine>{t('rules.none')}</EntryLine>;
  return (
    <>
      <EntryList label={t('rules.list')}>
        {rules.map((rule) => (
          <Entry
            key={rule.id}
            name={nameOf(rule)}
            action={
              <Button
                size="small"
                aria-label={t('rules.endOf', { name: nameOf(rule) })}
                busy={end.isPending}
                onClick={() => void confirmAndEnd(rule)}
              >
                {t('rules.end')}
              </Button>
            }
          >
            <EntryLine>
              <bdi>
                {rule.office?.name ?? (rule.countryCode === null ? t('rules.all') : countryName(rule.countryCode))}
              </bdi>
              {' · '}
              {t('rules.from', { role: t(`role.${rule.approverRole}`) })}
            </EntryLine>
            <EntryLine>{t('rules.by', { name: rule.by.name, date: formatDate(rule.validFrom) })}</EntryLine>
          </Entry>
        ))}
      </EntryList>
      {dialog}
    </>
  );
}

/** Kind and threshold. */
function useRuleName() {
  const t = useApprovalMessages();
  const kinds = useInboxMessages();
  return ({ kind, currency, threshold }: ApprovalRule) => {
    const name = kinds(`approval.${kind}`);
    if (KINDS_WITHOUT_AMOUNT.includes(kind)) return name;
    const amount =
      currency === null
        ? t('rules.eachAmount', { amount: formatDecimal(threshold) })
        : formatAmount(threshold, currency);
    return joined([name, t('rules.above', { amount })]);
  };
}
