import type { OfficeSetUp } from '@comptoir/api-contract/overview';
import { ADMINS } from '@comptoir/api-contract/roles';
import { Link } from '@comptoir/kernel/router';
import { useClaims } from '@comptoir/kernel/session';
import { Icon, WidgetCard } from '@comptoir/ui';
import { useSetUpMessages } from './messages/messages';
import styles from './set-up-card.module.css';

const PLACES: readonly (readonly [step: keyof OfficeSetUp, to: string])[] = [
  ['agency', '/agencies/new'],
  ['collector', '/collectors/new'],
  ['float', '/money-book?add=float'],
  ['pickUp', '/collection-schedules/new'],
];

/** First steps of a new office, each with a link, ticked when done. */
export function SetUpCard({ setUp }: { setUp: OfficeSetUp }) {
  const t = useSetUpMessages();
  const { role } = useClaims();
  return (
    <WidgetCard title={t('title')}>
      <ol className={styles.steps}>
        {PLACES.map(([step, to]) => {
          const isTheirs = step !== 'float' || ADMINS.includes(role);
          return (
            <li key={step} className={setUp[step] ? styles.done : undefined}>
              <span className={styles.mark}>{setUp[step] && <Icon name="check" />}</span>
              <span className="visually-hidden">{t(setUp[step] ? 'done' : 'open')} </span>
              {isTheirs && !setUp[step] ? (
                <Link to={to}>{t(step)}</Link>
              ) : (
                <span>{t(isTheirs || setUp[step] ? step : 'floatByAdmin')}</span>
              )}
            </li>
          );
        })}
      </ol>
    </WidgetCard>
  );
}
