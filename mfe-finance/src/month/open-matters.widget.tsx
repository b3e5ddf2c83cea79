import type { MonthPlace } from '@comptoir/api-contract/month-report';
import { useLanguage } from '@comptoir/kernel/i18n';
import { Figure, Loaded, Money, SkeletonRows, WidgetCard } from '@comptoir/ui';
import { SummaryFigure, SummaryFigures } from '@comptoir/ui/records';
import { useMonthMessages } from './messages/messages';
import styles from './month.module.css';
import { useMonthReport, useMonthScope } from './month.queries';
import { thisMonth } from './months';
import { casesOf, MATTER_ROWS } from './open-matters';
import { placeName, placesByName } from './place-name';
import { PlaceLink } from './place-link';

/** Places named below a figure, those with most first. */
const NAMES = 3;

/** Late pick-ups, open issues and open differences of all places: the home page begins with them. */
export function Widget() {
  const t = useMonthMessages();
  const { language } = useLanguage();
  const report = useMonthReport(thisMonth(), useMonthScope());
  return (
    <WidgetCard title={t('open.title')} link={{ to: '/month', label: t('open.places') }}>
      <Loaded query={report} placeholder={<SkeletonRows count={2} />}>
        {({ places: found }) => {
          const places = placesByName(found, language);
          return (
            <div className={styles.fill}>
              <SummaryFigures>
                <Matter label={t('open.late')} places={places} count={({ late }) => late} to={MATTER_ROWS.late} />
                <Matter
                  label={t('open.unanswered')}
                  places={places}
                  count={({ unanswered }) => unanswered}
                  to={MATTER_ROWS.unanswered}
                />
                <Matter
                  label={t('open.cases')}
                  places={places}
                  count={(place) => casesOf(place).count}
                  to={MATTER_ROWS.cases}
                  showsAmounts
                />
              </SummaryFigures>
            </div>
          );
        }}
      </Loaded>
    </WidgetCard>
  );
}

interface MatterProps {
  label: string;
  places: readonly MonthPlace[];
  count: (place: MonthPlace) => number;
  /** Page of an office with the rows. */
  to: string;
  /** Adds the missing amounts. */
  showsAmounts?: boolean;
}

/** A sum over all places, and the places with most as links to their rows. */
function Matter({ label, places, count, to, showsAmounts = false }: MatterProps) {
  const t = useMonthMessages();
  const { language } = useLanguage();
  const total = places.reduce((sum, place) => sum + count(place), 0);
  const open = places.filter((place) => count(place) > 0).toSorted((one, other) => count(other) - count(one));
  return (
    <SummaryFigure
      label={label}
      tone={total > 0 ? 'warning' : 'quiet'}
      note={
        <span className={styles.matters}>
          {open.slice(0, NAMES).map((place) => (
            <span key={place.place} className={styles.whole}>
              <PlaceLink place={place} to={to} month={thisMonth()}>
                <bdi>{placeName(place, language)}</bdi>
              </PlaceLink>{' '}
              <Figure>{count(place)}</Figure>
              {showsAmounts && <Missing place={place} />}
            </span>
          ))}
          {open.length > NAMES && <span>{t('open.more', { count: open.length - NAMES })}</span>}
        </span>
      }
    >
      <Figure>{total}</Figure>
    </SummaryFigure>
  );
}

function Missing({ place: { sums } }: { place: MonthPlace }) {
  return sums.map(
    ({ currency, cases: { missing } }) =>
      missing !== 0 && (
        <span key={currency}>
          {' · '}
          <Money amount={-missing} currency={currency} />
        </span>
      ),
  );
}
