import { narrowed } from '../../access/reach';
import type { Page } from '../../database/page';
import type { Handlers } from '../../http/handlers';
import type { ListAnswers } from '../../lists/list-answers';
import { listState } from '../../lists/list-versions.repository';
import { rowList } from '../../lists/row-list';
import { asSeries } from './series-answer';
import { previewSeries } from './series-preview';
import { countSeries, findSeriesRows } from './series.repository';
import { changeFollowing, changeSeries, followingCollections, planSeries, series } from './series.service';

export function seriesHandlers(lists: ListAnswers) {
  return {
    listSeries: async ({ connection, reach, query: { officeId, search, ended = false, ...page }, request, reply }) => {
      const within = await narrowed(connection, reach, { officeId });
      const filter = { search, ended };
      const list = rowList({
        keyParts: ['series', within, filter, new Date().toISOString().slice(0, 13)],
        page,
        state: () => listState(connection, 'pick-up-series', within),
        read: async ({ after, ...part }: Page<ListedSeries>) => {
          const rows = await findSeriesRows(connection, within, filter, {
            ...part,
            after: after && { id: after.id, agencyName: after.agency.name },
          });
          return rows.map(listed);
        },
        count: () => countSeries(connection, within, filter),
      });
      return lists.send(request, reply, list);
    },
    getSeries: series.get,
    previewSeries,
    getFollowing: followingCollections,
    createSeries: planSeries,
    changeFollowing,
    updateSeries: changeSeries,
  } satisfies Partial<Handlers>;
}

type ListedSeries = ReturnType<typeof listed>;

function listed(row: Parameters<typeof asSeries>[0]) {
  const { version: _version, ...shown } = asSeries(row);
  return shown;
}
