import type { Holiday } from '@comptoir/api-contract/office-closures';
import { useApiMutation } from '@comptoir/ui/changes';
import { Field } from '@comptoir/ui/fields';
import { formatDate, today } from '@comptoir/kernel/format';
import { useSelection } from '@comptoir/kernel/selection';
import { Button, Dialog, Figure, Loaded, Select, Tag } from '@comptoir/ui';
import { useState } from 'react';
import { useSeriesMessages } from '../messages/messages';
import styles from '../series.module.css';
import { useHolidays } from './closures.queries';

export function HolidaysDialog({ onClose }: { onClose: () => void }) {
  const t = useSeriesMessages();
  const thisYear = Number(today().slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const holidays = useHolidays(year);
  const years = [thisYear, thisYear + 1].map(String);
  return (
    <Dialog
      title={t('holidaysTitle', { year })}
      width={560}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <p>{t('holidaysHint')}</p>
      <Field label={t('year')}>
        <Select
          placeholder={t('year')}
          value={String(year)}
          options={years.map((value) => ({ value, label: value }))}
          onChange={(value) => setYear(Number(value))}
        />
      </Field>
      <Loaded query={holidays}>
        {(found) =>
          found.length === 0 ? (
            <p>{t('holidaysNone')}</p>
          ) : (
            <ul className={styles.holidays}>
              {found.map((holiday) => (
                <OneHoliday key={`${holiday.from} ${holiday.name}`} holiday={holiday} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function OneHoliday({ holiday: { from, to, name, isKept } }: { holiday: Holiday }) {
  const t = useSeriesMessages();
  const officeId = useSelection().selectedOfficeId ?? '';
  const take = useApiMutation('createClosure', { success: t('closure.created'), failure: t('takeFailed') });
  return (
    <li>
      <span>
        <Figure>{formatDate(from)}</Figure>
        {to !== from && <Figure>{` – ${formatDate(to)}`}</Figure>} <bdi>{name}</bdi>
      </span>
      {isKept ? (
        <Tag>{t('taken')}</Tag>
      ) : (
        <Button
          size="small"
          busy={take.isPending}
          aria-label={t('takeOf', { name })}
          onClick={() => take.mutate({ body: { officeId, from, to, reason: name, holiday: name } })}
        >
          {t('take')}
        </Button>
      )}
    </li>
  );
}
