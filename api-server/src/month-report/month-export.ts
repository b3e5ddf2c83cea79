import { toMinor } from '@comptoir/api-contract/money';
import type { MonthPlace, MonthReport, MonthSum } from '@comptoir/api-contract/month-report';
import { amountCell, numberCell, type Cell } from '../exports/cells';
import { column, exportOf } from '../exports/export-layout';
import { translatedCountry } from '../exports/export-texts';

interface MonthLine {
  month: string;
  place: MonthPlace;
  sum: MonthSum;
}

/** A line for each place and currency. */
export function linesOf({ month, places }: MonthReport): MonthLine[] {
  return places.flatMap((place) => place.sums.map((sum) => ({ month, place, sum })));
}

export const monthExport = exportOf<MonthLine>('month', ({ month: title }, { language }) => {
  const amount = (name: string, of: (sum: MonthSum) => number) =>
    column<MonthLine>(name, 'amount', ({ sum }): Cell => amountCell(toMinor(of(sum))));
  const count = (name: string, of: (line: MonthLine) => number) =>
    column<MonthLine>(name, 'number', (line) => numberCell(String(of(line))));
  return [
    column(title.month, 'code', ({ month }) => month),
    column(title.country, 'name', ({ place }) => translatedCountry(place.countryCode, language)),
    column(title.place, 'name', ({ place }) => place.name ?? ''),
    column(title.currency, 'code', ({ sum }) => sum.currency),
    amount(title.opening, ({ opening }) => opening),
    amount(title.collected, ({ flows }) => flows.collected),
    amount(title.lastCollected, ({ lastFlows }) => lastFlows.collected),
    amount(title.exchangedIn, ({ flows }) => flows.exchangedIn),
    amount(title.exchangedOut, ({ flows }) => flows.exchangedOut),
    amount(title.expenses, ({ flows }) => flows.expenses),
    amount(title.lastExpenses, ({ lastFlows }) => lastFlows.expenses),
    amount(title.floats, ({ flows }) => flows.floats),
    amount(title.transfers, ({ flows }) => flows.transfers),
    amount(title.differences, ({ flows }) => flows.differences),
    amount(title.closing, ({ closing }) => closing),
    amount(title.till, ({ held }) => held.till),
    amount(title.vault, ({ held }) => held.vault),
    amount(title.hands, ({ held }) => held.hands),
    amount(title.onTheWay, ({ held }) => held.onTheWay),
    count(title.cases, ({ sum }) => sum.cases.count),
    amount(title.missing, ({ cases }) => cases.missing),
    amount(title.tooMuch, ({ cases }) => cases.tooMuch),
    count(title.late, ({ place }) => place.late),
    count(title.unanswered, ({ place }) => place.unanswered),
  ];
});
