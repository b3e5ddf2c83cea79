import type { Series, SeriesState } from '@comptoir/api-contract/pick-up-series';
import { formatDate } from '@comptoir/shared-kernel/format';
import { useLanguage } from '@comptoir/shared-kernel/i18n';
import { formatAmount, Money } from '@comptoir/shared-kernel/money';
import { Figure, RowLink, Tag, type Column } from '@comptoir/shared-kernel/ui';
import { useMemo } from 'react';
import { useSeriesMessages } from './messages/messages';
import { ruleWords } from './rule-words';

const TONES = { active: 'success', paused: 'warning', ended: 'neutral', resting: 'neutral' } as const satisfies Record<
  SeriesState,
  string
>;

/** What a row of the list shows. */
export function useSeriesColumns(): readonly Column<Series>[] {
  const t = useSeriesMessages();
  const { language } = useLanguage();
  return useMemo(
    () => [
      {
        id: 'agency',
        title: t('agency'),
        sortBy: ({ agency }) => agency.name,
        minWidth: 160,
        share: 1.5,
        narrow: 'title',
        cell: ({ id, agency }) => (
          <RowLink to={`/collection-schedules/series/${id}`}>
            <bdi>{agency.name}</bdi>
          </RowLink>
        ),
      },
      {
        id: 'rule',
        title: t('repeats'),
        minWidth: 200,
        share: 2,
        cell: (series) => ruleWords(t, language, series),
      },
      {
        id: 'state',
        title: t('stateTitle'),
        minWidth: 100,
        share: 0.5,
        says: ({ state }) => state !== 'active',
        cell: ({ state }) => <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>,
      },
      {
        id: 'next',
        title: t('next'),
        sortBy: (series) => nextDay(series) ?? '9999',
        minWidth: 110,
        share: 0,
        cell: (series) => {
          const day = nextDay(series);
          return day ? <Figure>{formatDate(day)}</Figure> : t('none');
        },
      },
      {
        id: 'collector',
        title: t('collector'),
        minWidth: 130,
        importance: 'useful',
        cell: ({ collector }) => (collector ? <bdi>{collector.name}</bdi> : t('lastCollector')),
      },
      {
        id: 'amount',
        title: t('amount'),
        minWidth: 140,
        share: 0,
        narrow: 'aside',
        figure: ({ scheduledAmount, currency }) => formatAmount(scheduledAmount, currency),
        cell: ({ scheduledAmount, currency }) => <Money amount={scheduledAmount} currency={currency} />,
      },
    ],
    [t, language],
  );
}

function nextDay({ next, nextDay: day }: Series): string | null {
  return next?.day ?? day ?? null;
}
