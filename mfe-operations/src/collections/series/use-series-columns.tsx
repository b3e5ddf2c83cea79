import type { Series, SeriesState } from '@comptoir/api-contract/pick-up-series';
import { useLanguage } from '@comptoir/kernel/i18n';
import { column, formatWeekdayDate, linkColumn, moneyColumn } from '@comptoir/ui/list-kit';
import { Tag, type Column } from '@comptoir/ui';
import { useMemo } from 'react';
import { useSeriesMessages } from './messages/messages';
import { listedRule } from './rule-text';
import styles from './series.module.css';

const TONES = { active: 'success', paused: 'warning', ended: 'neutral', resting: 'neutral' } as const satisfies Record<
  SeriesState,
  string
>;

export function useSeriesColumns(): readonly Column<Series>[] {
  const t = useSeriesMessages();
  const { language } = useLanguage();
  return useMemo(
    () => [
      linkColumn('agency', t('agency'), ({ agency }) => agency.name, {
        to: ({ id }) => `/collection-schedules/series/${id}`,
        sorted: true,
        minWidth: 160,
        share: 1,
      }),
      column('rule', t('repeats'), { minWidth: 280, share: 3 }, (series) => (
        <bdi>{listedRule(t, language, series, nextDay(series))}</bdi>
      )),
      column(
        'state',
        t('stateTitle'),
        { minWidth: 100, share: 0.5, says: ({ state }) => state !== 'active' },
        ({ state }) => <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>,
      ),
      {
        ...column('next', t('next'), { minWidth: 130, share: 0 }, (series) => {
          const day = nextDay(series);
          if (day === null) return t('none');
          return (
            <>
              <span className={styles.nextLabel}>{t('nextShort')} </span>
              <bdi>{formatWeekdayDate(day, language)}</bdi>
            </>
          );
        }),
        sortBy: (series) => nextDay(series) ?? '9999',
      },
      column('collector', t('collector'), { minWidth: 130, importance: 'useful' }, ({ collector }) =>
        collector ? <bdi>{collector.name}</bdi> : t('lastCollector'),
      ),
      moneyColumn('amount', t('amount'), ({ scheduledAmount: amount, currency }) => [{ amount, currency }], {
        minWidth: 140,
        share: 0,
        narrow: 'aside',
      }),
    ],
    [t, language],
  );
}

function nextDay({ next, nextDay: day }: Series): string | null {
  return next?.day ?? day ?? null;
}
