import type { CashPosition } from '@comptoir/api-contract/cash';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import { formatAge, formatDate } from '@comptoir/kernel/format';
import { formatAmount, useOwnCurrencyFirst } from '@comptoir/ui/money';
import { useLanguage } from '@comptoir/kernel/i18n';
import { useMessages } from '../messages/messages';
import styles from './to-do.module.css';
import { ToDoLine, ToDoPart } from './to-do-part';

interface CashToDoProps {
  positions: readonly CashPosition[];
  dayToClose: string | undefined;
}

/**
 * Business day to close, and cash of an office with custody that needs work, by currency, each with the age of the
 * oldest. Nothing without any.
 */
export function CashToDo({ positions, dayToClose }: CashToDoProps) {
  const t = useMessages();
  const { language } = useLanguage();
  const ordered = useOwnCurrencyFirst(positions) ?? [];
  const open = ordered.flatMap(({ currency, onTheWay, hands, cases }) => [
    { name: 'onTheWay', to: '/cash/handovers', currency, held: onTheWay, tone: 'warning' } as const,
    // The position counts missing cash as positive.
    { name: 'differences', to: '/cash/cases', currency, held: cases.map(missing), tone: 'danger' } as const,
    { name: 'bags', to: '/cash', currency, held: hands, tone: 'plain' } as const,
  ]);
  const shown = open.filter(({ held }) => held.length > 0);
  if (shown.length === 0 && dayToClose === undefined) return null;
  return (
    <ToDoPart title={t('dashboard.toDo.cash')}>
      <ul className={styles.lines}>
        {dayToClose !== undefined && (
          <ToDoLine
            to={`/cash/days/${dayToClose}`}
            label={t('dashboard.toDo.closeDay')}
            figure={formatDate(dayToClose)}
            tone="warning"
          />
        )}
        {shown.map(({ name, to, currency, held, tone }) => (
          <ToDoLine
            key={`${name} ${currency}`}
            to={to}
            label={t(`dashboard.toDo.${name}`, { count: held.length })}
            // The longest held is first.
            note={formatAge(held[0]?.since ?? '', language)}
            figure={formatAmount(sumOf(held), currency)}
            tone={tone}
          />
        ))}
      </ul>
    </ToDoPart>
  );
}

interface Held {
  amount: number;
  since: string;
}

function missing({ amount, since }: Held): Held {
  return { amount: -amount, since };
}

function sumOf(held: readonly Held[]): number {
  return fromMinor(held.reduce((sum, { amount }) => sum + toMinor(amount), 0n));
}
