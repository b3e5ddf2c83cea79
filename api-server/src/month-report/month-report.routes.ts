import { narrowed } from '../access/reach';
import { instantOn } from '../calendar/local-day';
import { sendExport } from '../exports/export-answer';
import { exportScope } from '../exports/export-file-name';
import { withColumns } from '../exports/chosen-columns';
import { exportReader } from '../exports/export-reader';
import type { Handlers } from '../http/handlers';
import { exportRecorder } from '../security-events/record-export';
import { linesOf, monthExport } from './month-export';
import { chooseMonthMail } from './month-mail';
import { findMonthMail } from './month-mail.repository';
import { monthReportOf } from './month-report';

export const monthReportHandlers = {
  getMonthReport: async ({ connection, reach, params, query }) =>
    monthReportOf(connection, await narrowed(connection, reach, query), params.month, new Date()),

  getMonthMail: async ({ connection, person }) => ({ monthly: await findMonthMail(connection, person.id) }),
  chooseMonthMail: ({ transaction, person, body }) => chooseMonthMail(transaction, person, body.monthly),

  exportMonthReport: async (call) => {
    const { connection, reach, params, query, request, reply } = call;
    const { timeZone, language, format, columns, ...requested } = query;
    const within = await narrowed(connection, reach, requested);
    const report = await monthReportOf(connection, within, params.month, new Date());
    const reader = exportReader(request, { language, timeZone });
    const day = instantOn(`${params.month}-01`, 0, reader.timeZone).toISOString();
    return sendExport(reply, format, {
      ...withColumns(monthExport(reader), columns),
      pages: onePage(linesOf(report)),
      scope: {
        ...(await exportScope(connection, within, { from: day, to: day })),
        ...(requested.officeId === undefined && { part: requested.countryCode }),
      },
      ended: exportRecorder(call, 'month', { ...query, ...params }),
    });
  },
} satisfies Partial<Handlers>;

/** The report is one answer, whose lines need no pages. */
async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield await Promise.resolve(rows);
}
