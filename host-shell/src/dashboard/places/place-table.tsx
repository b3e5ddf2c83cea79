import { today } from '@comptoir/kernel/format';
import { localeOf, useLanguage } from '@comptoir/kernel/i18n';
import { Notice, WidgetCard } from '@comptoir/ui';
import { usePlaceMessages } from './messages/messages';
import type { Place } from './place';
import { PlaceRows } from './place-rows';
import styles from './places.module.css';
import { usePortion } from './use-portion';

export interface PlaceTableProps {
  title: string;
  /** Head of the column with the names. */
  head: string;
  places: readonly Place[];
  hasFailed: boolean;
  onOpen: (id: string) => void;
  /** Opens the page with the rows of a figure; without it the figures of a place open the place. */
  onRows?: (id: string, path: string) => void;
}

/** Countries or offices compared by cash held, flows of the month against the last one, and open matters. */
export function PlaceTable({ title, head, places, hasFailed, onOpen, onRows }: PlaceTableProps) {
  const t = usePlaceMessages();
  const heads = useHeads();
  const { shown, mark, near } = usePortion(places.length);
  return (
    <WidgetCard title={title}>
      {hasFailed && <Notice tone="warning">{t('failed')}</Notice>}
      <div className={styles.frame}>
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {heads.map(({ label, against }) => (
                <th key={label} scope="col" className={styles.figure}>
                  {label} {against !== undefined && <span className={styles.small}>{against}</span>}
                </th>
              ))}
            </tr>
          </thead>
          {places.slice(0, shown).map((place, index) => (
            <tbody key={place.id} ref={index === mark ? near : null}>
              <PlaceRows
                place={place}
                heads={heads.map(({ label }) => label)}
                onOpen={() => onOpen(place.id)}
                {...(onRows && { onRows: (path: string) => onRows(place.id, path) })}
              />
            </tbody>
          ))}
        </table>
      </div>
    </WidgetCard>
  );
}

/** Heads of the columns of figures, with the months that are compared. */
function useHeads(): { label: string; against?: string }[] {
  const t = usePlaceMessages();
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' });
  const first = new Date(`${today().slice(0, 7)}-01T00:00Z`);
  const month = format.format(first);
  const against = t('against', { month: format.format(new Date(first.getTime() - 1)) });
  return [
    { label: t('held') },
    { label: t('collected', { month }), against },
    { label: t('expenses', { month }), against },
    { label: t('late') },
    { label: t('unanswered') },
    { label: t('cases') },
  ];
}
