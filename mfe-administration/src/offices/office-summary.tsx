import type { Office } from '@comptoir/api-contract/offices';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import type { PlaceOverview } from '@comptoir/api-contract/overview';
import type { OfficeSummary as Summary } from '@comptoir/api-contract/summaries';
import { formatDate, formatTime } from '@comptoir/kernel/format';
import { Link } from '@comptoir/kernel/router';
import { selection } from '@comptoir/kernel/selection';
import { Figure, Money, Ratio } from '@comptoir/ui';
import { useOwnCurrencyFirst } from '@comptoir/ui/money';
import {
  RecordSummary,
  SummaryFigure,
  SummaryFigures,
  SummaryPart,
  SummaryParts,
  SummaryRow,
  SummaryTable,
} from '@comptoir/ui/records';
import { useMessages } from '../messages/messages';
import { CustodyPart } from './custody/custody-part';
import styles from './office-summary.module.css';
import { useOfficeSummary, useOfficeWork } from './offices.queries';

const FIGURES = 3;
const PARTS = 3;

/** Work, cash, people, closures and open days of an office, which is undefined until it is loaded. */
export function OfficeSummary({ id, office }: { id: string; office: Office | undefined }) {
  const t = useMessages();
  const summary = useOfficeSummary(id);
  const work = useOfficeWork(id);
  const data = work.isPending ? undefined : office && summary.data;
  // The linked pages are those of the selected office.
  const select = () => {
    if (!office) return;
    selection.chooseCountry(office.countryCode);
    selection.chooseOffice(id);
  };
  return (
    <RecordSummary label={t('office.summary')} query={{ ...summary, data }} figures={FIGURES} parts={PARTS}>
      {({ custody, cash, managers, counts, closures, days }) => (
        <>
          {custody ? <CashTable cash={cash} onOpen={select} /> : <Balances cash={cash} onOpen={select} />}
          {work.data?.places.map((place) => (
            <Work key={place.place} work={place} onOpen={select} />
          ))}
          <SummaryParts>
            <PeoplePart managers={managers} counts={counts} onOpen={select} />
            <SummaryPart
              title={t('office.closures')}
              empty={t('office.closuresNone')}
              to="/collection-schedules/closures"
              onOpen={select}
            >
              {closures.map(({ id: closure, from, to, reason }) => (
                <SummaryRow
                  key={closure}
                  figure={<Figure>{from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`}</Figure>}
                >
                  <bdi>{reason}</bdi>
                </SummaryRow>
              ))}
            </SummaryPart>
            {custody && (
              <SummaryPart title={t('office.days')} empty={t('office.daysNone')} to="/cash/days" onOpen={select}>
                {days.map(({ day, openedDate }) => (
                  <SummaryRow key={day}>
                    <Link to={`/cash/days/${day}`} onClick={select}>
                      <Figure>{formatDate(day)}</Figure>
                    </Link>
                    <span>
                      {t('office.openedAt')} <Figure>{formatTime(openedDate, office?.timeZone)}</Figure>
                    </span>
                  </SummaryRow>
                ))}
              </SummaryPart>
            )}
            <CustodyPart id={id} isOn={custody} />
          </SummaryParts>
        </>
      )}
    </RecordSummary>
  );
}

function Work({ work: { today, late, unanswered }, onOpen }: { work: PlaceOverview; onOpen: () => void }) {
  const t = useMessages();
  const list = '/collection-schedules?from=';
  return (
    <SummaryFigures isDense title={t('office.collections')}>
      <SummaryFigure
        label={t('office.collected')}
        to={`${list}today&to=today`}
        onOpen={onOpen}
        tone={today.scheduled === 0 ? 'quiet' : undefined}
      >
        <Ratio part={today.recorded} whole={today.scheduled} />
      </SummaryFigure>
      <SummaryFigure
        label={t('office.late')}
        note={t('office.lateNote')}
        to={`${list}&state=late`}
        onOpen={onOpen}
        tone={late > 0 ? 'warning' : 'quiet'}
      >
        <Figure>{late}</Figure>
      </SummaryFigure>
      <SummaryFigure
        label={t('office.issues')}
        to={`${list}&unanswered=true`}
        onOpen={onOpen}
        tone={unanswered > 0 ? 'warning' : 'quiet'}
      >
        <Figure>{unanswered}</Figure>
      </SummaryFigure>
    </SummaryFigures>
  );
}

type CashProps = Pick<Summary, 'cash'> & { onOpen: () => void };

const PLACES = ['till', 'vault', 'hands', 'onTheWay'] as const;

/** Cash of an office without custody. */
function Balances({ cash, onOpen }: CashProps) {
  const t = useMessages();
  const held = useOwnCurrencyFirst(cash)?.filter(({ till }) => till !== 0) ?? [];
  const part = { title: t('office.cash'), to: '/money-book', onOpen };
  if (held.length === 0) {
    return (
      <SummaryPart {...part} empty={t('office.cashNone')}>
        {[]}
      </SummaryPart>
    );
  }
  return (
    <SummaryFigures {...part}>
      {held.map(({ currency, till }) => (
        <SummaryFigure key={currency} label={currency}>
          <Money amount={till} currency={currency} />
        </SummaryFigure>
      ))}
    </SummaryFigures>
  );
}

/** Cash of an office with custody, by place. */
function CashTable({ cash, onOpen }: CashProps) {
  const t = useMessages();
  const held = cash.filter((row) => PLACES.some((place) => row[place] !== 0));
  return (
    <SummaryTable
      title={t('office.cash')}
      to="/cash"
      onOpen={onOpen}
      currency={t('office.currency')}
      columns={[...PLACES, 'held' as const].map((place) => t(`office.${place}`))}
      empty={t('office.cashNone')}
      rows={held.map(({ currency, ...row }) => {
        const total = fromMinor(PLACES.reduce((sum, place) => sum + toMinor(row[place]), 0n));
        return { currency, amounts: [...PLACES.map((place) => row[place]), total] };
      })}
    />
  );
}

/** Maximal number of names of managers, which leaves a row for the number of collectors. */
const NAMES = 2;

type PeopleProps = Pick<Summary, 'managers' | 'counts'> & { onOpen: () => void };

function PeoplePart({ managers, counts, onOpen }: PeopleProps) {
  const t = useMessages();
  const more = counts.managers - NAMES;
  return (
    <SummaryPart title={t('office.people')} to="/manage-admins">
      {[
        ...managers.slice(0, NAMES).map(({ id, name }, index) => (
          <SummaryRow key={id} figure={index === NAMES - 1 && more > 0 ? <Figure>{`+${more}`}</Figure> : undefined}>
            <Link to={`/manage-admins/${id}`}>
              <bdi>{name}</bdi>
            </Link>
            <span className={styles.role}>{t('role.OFFICEMANAGER')}</span>
          </SummaryRow>
        )),
        <SummaryRow key="collectors">
          <Link to="/collectors" onClick={onOpen}>
            {t('office.collectorsCount', { count: counts.collectors })}
          </Link>
        </SummaryRow>,
      ]}
    </SummaryPart>
  );
}
