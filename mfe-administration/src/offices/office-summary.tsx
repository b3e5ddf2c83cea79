import type { Office } from '@comptoir/api-contract/offices';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import type { OfficeSummary as Summary } from '@comptoir/api-contract/summaries';
import { formatDate, formatTime } from '@comptoir/kernel/format';
import { Link } from '@comptoir/kernel/router';
import { selection } from '@comptoir/kernel/selection';
import { Figure } from '@comptoir/ui';
import { RecordSummary, SummaryPart, SummaryRow, SummaryTable } from '@comptoir/ui/records';
import { useMessages } from '../messages/messages';
import { useOfficeSummary } from './offices.queries';

/** Currencies of the cash. */
const ROWS = 5;
const PARTS = 3;

/** Cash, people, closures and open days of an office, which is undefined until it is loaded. */
export function OfficeSummary({ id, office }: { id: string; office: Office | undefined }) {
  const t = useMessages();
  const summary = useOfficeSummary(id);
  const data = office && summary.data;
  // The linked pages are those of the selected office.
  const select = () => {
    if (!office) return;
    selection.chooseCountry(office.countryCode);
    selection.chooseOffice(id);
  };
  return (
    <RecordSummary label={t('office.summary')} query={{ ...summary, data }} parts={PARTS} table={ROWS}>
      {({ custody, cash, managers, counts, closures, days }) => (
        <>
          <CashTable custody={custody} cash={cash} onOpen={select} />
          <PeoplePart managers={managers} counts={counts} />
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
          <SummaryPart title={t('office.days')} empty={t(custody ? 'office.daysNone' : 'office.daysOff')}>
            {days.map(({ day, openedDate }) => (
              <SummaryRow key={day} figure={<Figure>{formatTime(openedDate, office?.timeZone)}</Figure>}>
                <Link to={`/cash/days/${day}`} onClick={select}>
                  <Figure>{formatDate(day)}</Figure>
                </Link>
                <span>{t('office.openedAt')}</span>
              </SummaryRow>
            ))}
          </SummaryPart>
        </>
      )}
    </RecordSummary>
  );
}

function CashTable({ custody, cash, onOpen }: Pick<Summary, 'custody' | 'cash'> & { onOpen: () => void }) {
  const t = useMessages();
  const places = ['till', 'vault', 'hands', 'onTheWay'] as const;
  return (
    <SummaryTable
      title={t('office.cash')}
      to={custody ? '/cash' : '/money-book'}
      onOpen={onOpen}
      currency={t('office.currency')}
      columns={custody ? [...places, 'held' as const].map((place) => t(`office.${place}`)) : [t('office.balance')]}
      rows={cash.map(({ currency, ...held }) => {
        const total = fromMinor(places.reduce((sum, place) => sum + toMinor(held[place]), 0n));
        return { currency, amounts: custody ? [...places.map((place) => held[place]), total] : [held.till] };
      })}
    />
  );
}

/** Maximal number of names of managers, which leaves a row for the number of collectors. */
const NAMES = 2;

function PeoplePart({ managers, counts }: Pick<Summary, 'managers' | 'counts'>) {
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
          </SummaryRow>
        )),
        <SummaryRow key="collectors" figure={<Figure>{counts.collectors}</Figure>}>
          {t('office.collectors')}
        </SummaryRow>,
      ]}
    </SummaryPart>
  );
}
