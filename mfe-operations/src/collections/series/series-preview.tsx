import type { SeriesPreview as Preview } from '@comptoir/api-contract/pick-up-series';
import { Field, useWatch } from '@comptoir/shared-kernel/fields';
import { formatDate, formatLongDate } from '@comptoir/shared-kernel/format';
import { useLanguage } from '@comptoir/shared-kernel/i18n';
import { Loaded } from '@comptoir/shared-kernel/ui';
import { useSeriesMessages } from './messages/messages';
import type { SeriesValues } from './series-form.schema';
import { useSeriesPreview } from './series.queries';
import styles from './series.module.css';

/** The next days of what is put together, with what the closures of the office make of them. */
export function SeriesPreview({ officeId }: { officeId: string }) {
  const t = useSeriesMessages();
  const [rrule, startDate, holidayRule = 'SKIP'] = useWatch<SeriesValues, ['rrule', 'startDate', 'holidayRule']>({
    name: ['rrule', 'startDate', 'holidayRule'],
  });
  const preview = useSeriesPreview({ officeId, rrule, startDate, holidayRule });
  return (
    <Field label={t('preview')}>
      <fieldset className={styles.group} aria-label={t('preview')} aria-live="polite">
        <Loaded query={preview} failed={t('previewFailed')}>
          {(found) => <Days preview={found} />}
        </Loaded>
      </fieldset>
    </Field>
  );
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
          {planned !== null &&
            planned !== day &&
            ` · ${t('previewMoved', { day: formatDate(day), reason: reason ?? '' })}`}
        </li>
      ))}
      {goesOn && <li>{t('previewMore')}</li>}
    </ol>
  );
}
