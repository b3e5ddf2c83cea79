import { useNavigate } from '@comptoir/kernel/router';
import { ButtonLink, Card, Page, PageHeader } from '@comptoir/ui';
import styles from '../../approvals/approvals.module.css';
import { useApprovalMessages } from '../../approvals/messages/messages';
import { NewRuleForm } from './new-rule-form';
import { RuleList } from './rule-list';

/** Rules by which calls need the approval of another person. */
export function ApprovalRulesPage() {
  const t = useApprovalMessages();
  const navigate = useNavigate();
  return (
    <Page layout="form">
      <PageHeader
        title={t('rules.title')}
        description={t('rules.description')}
        onBack={() => void navigate('/settings')}
        actions={<ButtonLink to="/inbox/approvals">{t('title')}</ButtonLink>}
      />
      <Card>
        <h2 className={styles.title}>{t('rules.list')}</h2>
        <RuleList />
      </Card>
      <Card>
        <h2 className={styles.title}>{t('rules.new')}</h2>
        <NewRuleForm />
      </Card>
    </Page>
  );
}
