import { ADMINS } from '@comptoir/api-contract/roles';
import { useOfficeInCountry } from '@comptoir/kernel/selection';
import { useClaims } from '@comptoir/kernel/session';
import { ButtonLink, EmptyState } from '@comptoir/ui';
import { useCashMessages } from './messages/messages';

/** Explains custody in an office without it, and shows who can switch it on. */
export function CustodyOff() {
  const t = useCashMessages();
  const officeId = useOfficeInCountry()?.officeId ?? '';
  const mayChange = ADMINS.includes(useClaims().role);
  return (
    <EmptyState icon="cash" title={t('off.title')}>
      <p>{t('off.text')}</p>
      {mayChange ? (
        <ButtonLink to={`/manage-offices/${officeId}`} variant="primary">
          {t('off.open')}
        </ButtonLink>
      ) : (
        <p>{t('off.ask')}</p>
      )}
    </EmptyState>
  );
}
