import type { OpenCollection } from '@comptoir/api-contract/overview';
import { formatAge, formatDate } from '@comptoir/kernel/format';
import { useLanguage } from '@comptoir/kernel/i18n';
import { Link } from '@comptoir/kernel/router';
import { classNames, Figure } from '@comptoir/ui';
import { formatAmount, Money, useOwnCurrencyFirst } from '@comptoir/ui/money';
import { useMessages } from '../messages/messages';
import type { Task } from './tasks';
import styles from './to-do.module.css';
import { ToDoPart } from './to-do-part';

/** Tasks with their count, age and amounts, each linking to its rows. Nothing without any. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  const t = useMessages();
  if (tasks.length === 0) return null;
  return (
    <ToDoPart title={t('dashboard.toDo.oldestFirst')}>
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <TaskLine key={task.to} {...task} />
        ))}
      </ul>
    </ToDoPart>
  );
}

function TaskLine(task: Task) {
  const t = useMessages();
  const { name, to, tone, count, amounts, balance, oldest = [] } = task;
  const ordered = useOwnCurrencyFirst(amounts);
  const label =
    name === 'balances' ? t('dashboard.toDo.low', { currency: balance?.currency ?? '' }) : t(`dashboard.toDo.${name}`);
  return (
    <li>
      <Link to={to} className={classNames(styles.task, styles[tone])}>
        <span className={styles.label}>{label}</span>{' '}
        {count !== undefined && (
          <strong className={styles.count}>
            <Figure>{count}</Figure>
          </strong>
        )}{' '}
        <Note {...task} />{' '}
        <span className={styles.amounts}>
          {ordered?.map(({ currency, amount }) => (
            <Money key={currency} amount={amount} currency={currency} />
          ))}
        </span>
      </Link>
      {oldest.length > 0 && <Oldest rows={oldest} />}
    </li>
  );
}

/** The first collections of a task, each a link to its page. */
function Oldest({ rows }: { rows: readonly OpenCollection[] }) {
  const { language } = useLanguage();
  return (
    <ul className={styles.oldest}>
      {rows.map(({ id, agency, collector, amount, currency, since }) => (
        <li key={id}>
          <Link to={`/collection-schedules/${id}`} className={styles.one}>
            <span className={styles.who}>
              <bdi className={styles.agency}>{agency}</bdi> <bdi className={styles.collector}>{collector}</bdi>
            </span>{' '}
            <span className={styles.age}>{formatAge(since, language)}</span>{' '}
            <span className={styles.amounts}>
              <Money amount={amount} currency={currency} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Age of the oldest row, or the reason for a task without one. */
function Note({ since, day, balance }: Task) {
  const t = useMessages();
  const { language } = useLanguage();
  return <span className={styles.note}>{text()}</span>;

  function text() {
    if (day !== undefined) return formatDate(day);
    if (since !== undefined) return formatAge(since, language);
    if (balance === undefined) return undefined;
    const { limit, currency } = balance;
    if (limit === undefined) return t('dashboard.toDo.lasts');
    return t('dashboard.toDo.belowLimit', { limit: formatAmount(limit, currency) });
  }
}
