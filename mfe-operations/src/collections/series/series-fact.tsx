import type { Collection } from '@comptoir/api-contract/collections';
import { formatDate } from '@comptoir/kernel/format';
import { useLanguage } from '@comptoir/kernel/i18n';
import { Fact } from '@comptoir/ui/records';
import { Link } from '@comptoir/kernel/router';
import { useSeriesMessages } from './messages/messages';
import { ruleText } from './rule-text';
import { useSeries } from './series.queries';

export function SeriesFact({ series }: { series: NonNullable<Collection['series']> }) {
  const t = useSeriesMessages();
  const { language } = useLanguage();
  const { data } = useSeries(series.id);
  return (
    <Fact title={t('fact')}>
      {data && <span>{ruleText(t, language, data.data)}</span>}
      {series.movedFor !== null && <span>{t('moved', { day: formatDate(series.day), reason: series.movedFor })}</span>}
      {series.isDetached && <span>{t('detached')}</span>}
      <Link to={`/collection-schedules/series/${series.id}?from=${series.day}`}>{t('change')}</Link>
    </Fact>
  );
}
