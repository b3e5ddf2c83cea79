import { notFound } from '../api-error';
import type { Handlers } from '../http/handlers';
import { chooseMail, findMailChoice } from './inbox-settings.repository';
import { changeItem, countInbox, findInbox } from './inbox.repository';

export const inboxHandlers = {
  listInbox: ({ connection, query, ...owner }) => findInbox(connection, owner, query),
  countInbox: ({ connection, ...owner }) => countInbox(connection, owner),
  changeInboxItem: async ({ transaction, params, body, ...owner }) => {
    if (!(await changeItem(transaction, owner, params.id, body))) throw notFound('record');
  },
  getInboxMail: async ({ connection, person }) => ({ daily: await findMailChoice(connection, person.id) }),
  chooseInboxMail: ({ transaction, person, body }) => chooseMail(transaction, person, body.daily),
} satisfies Partial<Handlers>;
