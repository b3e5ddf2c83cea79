import { narrowed } from '../access/reach';
import type { Handlers } from '../http/handlers';
import { findViews } from './views.repository';
import { addView, changeView, chooseView, dropView, removeView, views } from './views.service';

export const viewHandlers = {
  listViews: async ({ connection, person, reach, query }) => {
    const { officeId } = await narrowed(connection, reach, query);
    return findViews(connection, person.id, officeId);
  },
  getView: views.get,
  createView: addView,
  updateView: changeView,
  deleteView: removeView,
  chooseView,
  dropView,
} satisfies Partial<Handlers>;
