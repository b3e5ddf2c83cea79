import type { BusinessDay, DayOfList, DayReport } from '@comptoir/api-contract/business-days';
import { ADMINS } from '@comptoir/api-contract/roles';
import type { Person } from '../access/person';
import type { Connection } from '../database/database';
import { findNames, findReports, type DayRow, type findDays } from './business-days.repository';
import { isLastClosed } from './business-days.service';
import { asAttempt } from './day-report';
import { statusOf, type DayStatus } from './day-status';

/** A day. Book balances of places without a count are hidden. */
export async function asBusinessDay(connection: Connection, person: Person, day: DayRow): Promise<BusinessDay> {
  const { officeId, closedAt } = day;
  const status = closedAt === null ? await statusOf(connection, day, { now: new Date() }) : undefined;
  const stored = await findReports(connection, officeId, day.day);
  const reports = stored.map(({ report, hash }): BusinessDay['reports'][number] => ({
    report: JSON.parse(report),
    hash,
  }));
  const open = status ? openParts(status, day) : { counts: [], blockers: [], onTheWay: [], before: [] };
  const people = [
    ...open.counts.flatMap(({ attempts }) => attempts.map(({ countedBy }) => countedBy)),
    ...reports.flatMap(({ report }) => namedIn(report)),
  ];
  return {
    officeId,
    office: day.office,
    day: day.day,
    state: closedAt === null ? 'OPEN' : 'CLOSED',
    openedDate: day.openedAt.toISOString(),
    endsDate: day.endsAt.toISOString(),
    ...open,
    mayReopen: ADMINS.includes(person.role) && (await isLastClosed(connection, day)),
    reports,
    names: await findNames(connection, [...new Set(people)]),
  };
}

function openParts({ sheets, blockers, pending, openDays }: DayStatus, { day }: DayRow) {
  return {
    counts: sheets.map(({ scope, currency, attempts, last, mayCount }) => ({
      scope,
      currency,
      attempts: attempts.map(asAttempt),
      isCounted: last !== undefined,
      mayCount,
    })),
    blockers: blockers.map(({ code, message, values, handoverId }) => ({ code, message, values, handoverId })),
    onTheWay: pending.flatMap(({ id, number, kind, isHere }) =>
      isHere ? [] : [{ handoverId: id, number: String(number), kind }],
    ),
    before: openDays.map((open) => open.day).filter((open) => open !== day),
  };
}

function namedIn({ closedBy, counts, cases, balances, movements, expenses, reopening }: DayReport): string[] {
  const holders = [...balances, ...movements].flatMap(({ account, holderId }) =>
    holderId !== null && (account === 'HAND' || account === 'RECEIVABLE') ? [holderId] : [],
  );
  return [
    closedBy,
    ...counts.map(({ countedBy }) => countedBy),
    ...cases.map(({ ownerId }) => ownerId),
    ...holders,
    ...expenses.flatMap(({ supplierId }) => supplierId ?? []),
    ...(reopening ? [reopening.by] : []),
  ];
}

export function asDayOfList(row: Awaited<ReturnType<typeof findDays>>[number]): DayOfList {
  const { day, openedAt, closedAt, closedBy, closer, number, version, entries, cases } = row;
  return {
    day,
    state: closedAt === null ? 'OPEN' : 'CLOSED',
    openedDate: openedAt.toISOString(),
    closedDate: closedAt?.toISOString() ?? null,
    closedBy: closedBy === null ? null : { id: closedBy, name: closer ?? '' },
    number: number === null ? null : String(number),
    version,
    entries: Number(entries),
    cases: Number(cases),
  };
}
