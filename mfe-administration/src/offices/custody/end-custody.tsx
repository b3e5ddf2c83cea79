import type { CashPosition } from '@comptoir/api-contract/cash';
import { apiQuery } from '@comptoir/kernel/query';
import { selection } from '@comptoir/kernel/selection';
import { Button, ButtonLink, Loaded, Money, useConfirm } from '@comptoir/ui';
import { useQuery } from '@tanstack/react-query';
import { usePosition } from './custody.queries';
import styles from './custody.module.css';
import { useCustodyMessages } from './messages/messages';
import { useCustodyChange, type CustodyChangeProps } from './use-custody-change';

/** End of custody, or all cash outside the till that is in its way. */
export function EndCustody(props: CustodyChangeProps) {
  const t = useCustodyMessages();
  return (
    <div className={styles.end}>
      <p>{t('end.about')}</p>
      <Loaded query={usePosition(props.officeId)}>
        {(position) => {
          const blockers = position.flatMap(blockersOf);
          return blockers.length === 0 ? (
            <EndButton {...props} />
          ) : (
            <Blockers officeId={props.officeId} blockers={blockers} />
          );
        }}
      </Loaded>
    </div>
  );
}

function EndButton(props: CustodyChangeProps) {
  const t = useCustodyMessages();
  const { isBusy, notice, mutate } = useCustodyChange('end', props);
  const { ask, dialog } = useConfirm();
  const end = async () => {
    const isSure = await ask({ title: t('end.question'), text: t('end.text'), action: t('end.submit') });
    const { officeId, etag: ifMatch } = props;
    if (isSure) mutate({ params: { officeId }, ifMatch, body: { mode: 'DIRECT', held: [] } });
  };
  return (
    <>
      {notice}
      <div>
        <Button variant="danger" busy={isBusy} onClick={() => void end()}>
          {t('end.submit')}
        </Button>
      </div>
      {dialog}
    </>
  );
}

interface Blocker {
  kind: 'vault' | 'hand' | 'onTheWay' | 'bank' | 'case' | 'owed';
  id: string;
  name: string;
  currency: CashPosition['currency'];
  amount: number;
}

function Blockers({ officeId, blockers }: { officeId: string; blockers: readonly Blocker[] }) {
  const t = useCustodyMessages();
  const { data: office } = useQuery(apiQuery('getOffice', { params: { id: officeId } }));
  return (
    <>
      <h2>{t('end.inTheWay')}</h2>
      <ul className={styles.blockers}>
        {blockers.map(({ kind, id, name, currency, amount }) => (
          <li key={`${kind} ${id} ${currency}`}>
            <span>{t(`end.blocker.${kind}`, { name })}</span> <Money amount={Math.abs(amount)} currency={currency} />
          </li>
        ))}
      </ul>
      {office && (
        <div>
          <ButtonLink
            to="/cash"
            onClick={() => {
              selection.chooseCountry(office.countryCode);
              selection.chooseOffice(office.id);
            }}
          >
            {t('end.open')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function blockersOf({ currency, vault, hands, onTheWay, bank, cases, owed }: CashPosition): Blocker[] {
  const places: Blocker[] = [
    { kind: 'vault', id: 'vault', name: '', currency, amount: vault },
    { kind: 'bank', id: 'bank', name: '', currency, amount: bank },
  ];
  return [
    ...places.filter(({ amount }) => amount !== 0),
    ...hands.map(({ user, amount }) => ({ kind: 'hand' as const, ...user, currency, amount })),
    ...onTheWay.map(({ handoverId: id, amount }) => ({ kind: 'onTheWay' as const, id, name: '', currency, amount })),
    ...cases.map(({ caseId: id, amount }) => ({ kind: 'case' as const, id, name: '', currency, amount })),
    ...owed.map(({ user, amount }) => ({ kind: 'owed' as const, ...user, currency, amount })),
  ];
}
