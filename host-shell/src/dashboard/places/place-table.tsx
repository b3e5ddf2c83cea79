import { today } from '@comptoir/kernel/format';
import { localeOf, useLanguage } from '@comptoir/kernel/i18n';
import { Notice, WidgetCard } from '@comptoir/ui';
import { usePlaceMessages } from './messages/messages';
import type { Heads, Place } from './place';
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
  const heads = useHeads(places.some(({ recent }) => recent));
  const { shown, mark, near } = usePortion(places.length);
  return (
    <WidgetCard title={title}>
      {hasFailed && <Notice tone="warning">{t('failed')}</Notice>}
      <div className={styles.frame}>
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {[...heads.amounts, ...heads.matters].map((label) => (
                <th key={label} scope="col" className={styles.figure}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          {places.slice(0, shown).map((place, index) => (
            <tbody key={place.id} ref={index === mark ? near : null}>
              <PlaceRows
                place={place}
                heads={heads}
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

/** Heads of the columns of figures, with the current month; collections of the last days have one if a place has them. */
function useHeads(hasRecent: boolean): Heads {
  const t = usePlaceMessages();
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' });
  const month = format.format(new Date(`${today().slice(0, 7)}-01T00:00Z`));
  const recent = hasRecent ? [t('recent')] : [];
  return {
    amounts: [t('held'), t('collected', { month }), t('expenses', { month }), ...recent],
    matters: [t('late'), t('unanswered'), t('cases')],
  };
}
