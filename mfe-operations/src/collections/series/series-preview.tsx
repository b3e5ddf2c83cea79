import type { SeriesPreview as Preview } from '@comptoir/api-contract/pick-up-series';
import { parseRule } from '@comptoir/api-contract/recurrence-rule';
import { useWatch } from '@comptoir/ui/fields';
import { formatDate, formatLongDate, now, timeOf, today } from '@comptoir/kernel/format';
import { useLanguage } from '@comptoir/kernel/i18n';
import { Loaded } from '@comptoir/ui';
import { useSeriesMessages } from './messages/messages';
import type { SeriesValues } from './series-form.schema';
import { useSeriesPreview } from './series.queries';
import styles from './series.module.css';

interface SeriesPreviewProps {
  officeId: string;
  /** Stored series, whose collections exist already. */
  seriesId?: string | undefined;
}

/** Next days of the rule, moved or dropped by closures of the office. */
export function SeriesPreview({ officeId, seriesId }: SeriesPreviewProps) {
  const t = useSeriesMessages();
  const [rrule, startDate, localTime = null, holidayRule = 'SKIP'] = useWatch<
    SeriesValues,
    ['rrule', 'startDate', 'localTime', 'holidayRule']
  >({ name: ['rrule', 'startDate', 'localTime', 'holidayRule'] });
  const stored = seriesId === undefined ? {} : { seriesId };
  const preview = useSeriesPreview({ officeId, rrule, startDate, localTime, holidayRule, ...stored });
  const isLate = seriesId === undefined && startDate === today() && isPast(localTime);
  if (parseRule(rrule) === undefined) return null;
  return (
    <fieldset className={styles.preview} aria-label={t('preview')} aria-live="polite">
      <h2 className={styles.previewTitle}>{t('preview')}</h2>
      {isLate && <p>{t('previewLate', { time: localTime })}</p>}
      <Loaded query={preview} failed={t('previewFailed')}>
        {(found) => <Days preview={found} />}
      </Loaded>
    </fieldset>
  );
}

/** True when the time has passed today in the time zone of the office. */
function isPast(time: string | null): time is string {
  return time !== null && time < (timeOf(now().toISOString()) ?? '');
}

function Days({ preview: { days, goesOn } }: { preview: Preview }) {
  const t = useSeriesMessages();
  const { language } = useLanguage();
  if (days.length === 0) return <p>{t('previewNone')}</p>;
  return (
    <ol className={styles.days}>
      {days.map(({ day, planned, reason }) => (
        <li key={day}>
          {planned === null ? <s>{formatLongDate(day, language)}</s> : formatLongDate(planned, language)}
          {planned === null && ` · ${t('previewOut', { reason: reason ?? '' })}`}
          {planned !== null && planned !== day && ` · ${movedFrom(day, reason)}`}
        </li>
      ))}
      {goesOn && <li>{t('previewMore')}</li>}
    </ol>
  );

  function movedFrom(from: string, reason: string | null): string {
    const day = formatDate(from);
    return reason === null ? t('previewMovedAlone', { day }) : t('previewMoved', { day, reason });
  }
}
