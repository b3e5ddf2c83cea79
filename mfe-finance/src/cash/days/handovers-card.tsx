import type { BusinessDay } from '@comptoir/api-contract/business-days';
import { Link } from '@comptoir/kernel/router';
import { Field, TextInput } from '@comptoir/ui/fields';
import { useHandoverWords } from '@comptoir/ui/handovers';
import { Button, ButtonLink } from '@comptoir/ui';
import { useWaitingHandovers } from '../handovers/handovers.queries';
import styles from './days.module.css';
import { useDayMessages } from './messages/messages';

type Postponed = ReadonlyMap<string, string>;

interface HandoversCardProps {
  day: BusinessDay;
  /** Reasons by handover. */
  postponed: Postponed;
  onChange: (postponed: Postponed) => void;
}

/** Handovers of the office that are not over: each is opened and ended, or postponed with a reason. */
export function HandoversCard({ day, postponed, onChange }: HandoversCardProps) {
  const t = useDayMessages();
  const waiting = pendingOf(day);
  const set = (id: string, reason: string | undefined) => {
    const next = new Map(postponed);
    if (reason === undefined) next.delete(id);
    else next.set(id, reason);
    onChange(next);
  };
  return (
    <section className={styles.step} aria-label={t('steps.handovers')}>
      <h2 className={styles.title}>{t('steps.handovers')}</h2>
      {waiting.length === 0 && <p className={styles.detail}>{t('handovers.none')}</p>}
      <ul className={styles.handovers}>
        {waiting.map(({ id, number }) => (
          <Waiting key={id} id={id} number={number} reason={postponed.get(id)} onReason={(reason) => set(id, reason)} />
        ))}
      </ul>
      {day.onTheWay.length > 0 && (
        <p className={styles.detail}>
          {t('handovers.onTheWay')}{' '}
          {day.onTheWay.map(({ handoverId, number }) => (
            <Link key={handoverId} to={`/cash/handovers/${handoverId}`} className={styles.number ?? ''}>
              {t('handovers.number', { number })}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}

interface WaitingProps {
  id: string;
  number: string;
  reason: string | undefined;
  onReason: (reason: string | undefined) => void;
}

function Waiting({ id, number, reason, onReason }: WaitingProps) {
  const t = useDayMessages();
  const { route } = useHandoverWords();
  const handover = useWaitingHandovers().data?.find((each) => each.id === id);
  return (
    <li className={styles.handover}>
      <div className={styles.row}>
        <span>
          {t('handovers.number', { number })}
          {handover && (
            <>
              {' · '}
              <bdi>{route(handover)}</bdi>
            </>
          )}
        </span>
        <span className={styles.actions}>
          <ButtonLink to={`/cash/handovers/${id}`}>{t('handovers.open')}</ButtonLink>
          <Button onClick={() => onReason(reason === undefined ? '' : undefined)}>
            {t(reason === undefined ? 'handovers.postpone' : 'handovers.keep')}
          </Button>
        </span>
      </div>
      {reason !== undefined && (
        <Field label={t('handovers.reason', { number })}>
          <TextInput ref={focus} value={reason} onChange={({ target }) => onReason(target.value)} maxLength={2000} />
        </Field>
      )}
    </li>
  );
}

function focus(input: HTMLInputElement | null): void {
  input?.focus();
}

/** Handovers that block the closing. */
export function pendingOf({ blockers }: BusinessDay): { id: string; number: string }[] {
  return blockers.flatMap(({ handoverId, values }) =>
    handoverId === null ? [] : [{ id: handoverId, number: String(values.number ?? '') }],
  );
}
