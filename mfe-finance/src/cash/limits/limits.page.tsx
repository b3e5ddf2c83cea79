import type { CashLimits } from '@comptoir/api-contract/cash-limits';
import { ADMINS } from '@comptoir/api-contract/roles';
import type { Answer } from '@comptoir/kernel/http';
import { apiQuery, apiRecordQuery } from '@comptoir/kernel/query';
import { useOfficeInCountry } from '@comptoir/kernel/selection';
import { useClaims } from '@comptoir/kernel/session';
import { Field } from '@comptoir/ui/fields';
import { Card, Loaded, Select } from '@comptoir/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CashPage } from '../cash-page';
import { useCashMessages } from '../messages/messages';
import { HolderLimits } from './holder-limits';
import { LimitList } from './limit-list';
import type { LimitHolder } from './limits-form.schema';
import styles from './limits.module.css';
import { useHolderNames } from './use-holder-names';

/** Most cash that collectors, the till and the vault may have; administrators change it. */
export function LimitsPage() {
  const officeId = useOfficeInCountry()?.officeId ?? '';
  return (
    <CashPage>
      <Limits key={officeId} officeId={officeId} />
    </CashPage>
  );
}

function Limits({ officeId }: { officeId: string }) {
  const t = useCashMessages();
  const { role } = useClaims();
  const query = useQuery(apiRecordQuery('getCashLimits', { params: { officeId } }));
  const { data: receivers } = useQuery(apiQuery('getHandoverReceivers', { query: { officeId } }));
  const collectors = receivers?.collectors ?? [];
  return (
    <Loaded query={query} failed={t('limits.failed')}>
      {(stored) => (
        <div className={styles.page}>
          <p className={styles.about}>{t('limits.about')}</p>
          <LimitList limits={stored.data.limits} collectors={collectors} />
          {ADMINS.includes(role) ? (
            <Change officeId={officeId} stored={stored} collectors={collectors} onSaved={() => void query.refetch()} />
          ) : (
            <p className={styles.about}>{t('limits.ofAdministrators')}</p>
          )}
        </div>
      )}
    </Loaded>
  );
}

interface ChangeProps {
  officeId: string;
  stored: Answer<CashLimits>;
  collectors: readonly { id: string; name: string }[];
  onSaved: () => void;
}

function Change({ officeId, stored, collectors, onSaved }: ChangeProps) {
  const t = useCashMessages();
  const nameOf = useHolderNames(collectors);
  const [chosen, setChosen] = useState('COLLECTOR');
  const holders: LimitHolder[] = [
    { holder: 'COLLECTOR', userId: null },
    { holder: 'TILL', userId: null },
    { holder: 'VAULT', userId: null },
    ...collectors.map(({ id }) => ({ holder: 'COLLECTOR' as const, userId: id })),
  ];
  const keyOf = ({ holder, userId }: LimitHolder) => userId ?? holder;
  const holder = holders.find((each) => keyOf(each) === chosen);
  return (
    <Card>
      <div className={styles.page}>
        <Field label={t('limits.of')}>
          <Select
            value={chosen}
            placeholder={t('limits.of')}
            options={holders.map((each) => ({ value: keyOf(each), label: nameOf(each) }))}
            onChange={setChosen}
          />
        </Field>
        {holder && (
          <HolderLimits
            key={`${chosen} ${stored.etag}`}
            officeId={officeId}
            holder={holder}
            stored={stored}
            onSaved={onSaved}
          />
        )}
      </div>
    </Card>
  );
}
