import type { Approval } from '@comptoir/api-contract/approvals';
import { formatDateTime } from '@comptoir/kernel/format';
import { Card, Figure, Money } from '@comptoir/ui';
import { Detail, Fact, Facts } from '@comptoir/ui/records';
import { useInboxMessages } from '../inbox/messages/messages';
import { ApprovalState } from './approval-state';
import styles from './approvals.module.css';
import en from './messages/en.json';
import { useApprovalMessages, type ApprovalWords } from './messages/messages';
import { RecordLink } from './record-link';
import { linesOf } from './request-lines';

/** Everything that a person needs to decide, and the answer. */
export function ApprovalFacts({ row }: { row: Approval }) {
  const t = useApprovalMessages();
  const kinds = useInboxMessages();
  const { kind, by, byKey, office, amounts, reason, about, result, decision, approverRole } = row;
  const record = result ?? about;
  return (
    <>
      <Card>
        <Facts>
          <Fact title={t('fact.kind')}>
            {kinds(`approval.${kind}`)} <ApprovalState {...row} />
          </Fact>
          <Fact title={t('fact.by')}>
            <bdi>{by.name}</bdi>
            {byKey && <Detail>{t('fact.key')}</Detail>}
          </Fact>
          {office && (
            <Fact title={t('fact.office')}>
              <bdi>{office.name}</bdi>
            </Fact>
          )}
          {amounts.length > 0 && (
            <Fact title={t('fact.amount')}>
              {amounts.map(({ amount, currency }) => (
                <strong key={currency}>
                  <Money amount={amount} currency={currency} />
                </strong>
              ))}
            </Fact>
          )}
          {reason !== null && (
            <Fact title={t('fact.reason')}>
              <bdi>{reason}</bdi>
            </Fact>
          )}
          {record && (
            <Fact title={t(result ? 'fact.result' : 'fact.about')}>
              <RecordLink record={record} row={row} />
            </Fact>
          )}
          <Fact title={t('fact.asked')}>
            <Figure>{formatDateTime(row.createdDate)}</Figure>
          </Fact>
          {row.status === 'PENDING' && (
            <>
              <Fact title={t('fact.expires')}>
                <Figure>{formatDateTime(row.expiresDate)}</Figure>
              </Fact>
              <Fact title={t('fact.role')}>{t(`role.${approverRole}`)}</Fact>
            </>
          )}
          {decision && (
            <Fact title={t('fact.decided')}>
              <bdi>{decision.by.name}</bdi>
              <Detail>{formatDateTime(decision.date)}</Detail>
            </Fact>
          )}
          {decision?.note != null && (
            <Fact title={t('fact.note')}>
              <bdi>{decision.note}</bdi>
            </Fact>
          )}
        </Facts>
      </Card>
      <Request row={row} />
    </>
  );
}

function Request({ row }: { row: Approval }) {
  const t = useApprovalMessages();
  const lines = linesOf(row, { yes: t('field.yes'), no: t('field.no'), none: t('field.none') }, Object.keys(en.field));
  return (
    <Card>
      <h2 className={styles.title}>{t('request')}</h2>
      <Facts>
        {lines.map(({ field, value }) => (
          <Fact key={field} title={labelOf(field, t)}>
            <bdi>{value}</bdi>
          </Fact>
        ))}
      </Facts>
      <p className={styles.hash}>
        {t('fact.hash')}: <code dir="ltr">{row.hash}</code>
      </p>
      <p className={styles.hint}>{t('fact.hashHint')}</p>
    </Card>
  );
}

/** Fields without a label, of a newer version, are shown by their names. */
function labelOf(field: string, t: ApprovalWords): string {
  const isKnown = (name: string): name is keyof typeof en.field => Object.hasOwn(en.field, name);
  return isKnown(field) ? t(`field.${field}`) : field;
}
