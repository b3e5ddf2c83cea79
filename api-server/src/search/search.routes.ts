import type { Found } from '@comptoir/api-contract/search';
import { fromMinor } from '@comptoir/api-contract/money';
import { STAFF } from '@comptoir/api-contract/roles';
import type { Trade } from '@comptoir/api-contract/trades';
import { findCollection, type CollectionRow } from '../collections/collections.repository';
import type { Handlers } from '../http/handlers';
import { findTrade } from '../trades/trades.repository';
import { ADMINISTERED_ROLES } from '../users/administered-roles';
import { searchAgencies, searchSuppliers, searchUsers, type Named } from './search.repository';

const NUMBER = /^#?([1-9]\d{0,15})$/;

export const searchHandlers = {
  search: async ({ connection, reach, person: { role }, query: { q } }) => {
    const number = NUMBER.exec(q)?.[1];
    const isStaff = STAFF.includes(role);
    const roles = ADMINISTERED_ROLES[role];
    const collectors = roles.filter((each) => each === 'COLLECTOR');
    const users = roles.filter((each) => each === 'ADMIN' || each === 'OFFICEMANAGER');
    const [agencies, collection, trade, found, suppliers, administrators] = await Promise.all([
      isStaff ? searchAgencies(connection, reach, q) : [],
      number === undefined ? undefined : findCollection(connection, reach, number),
      number !== undefined && isStaff ? findTrade(connection, reach, number) : undefined,
      collectors.length > 0 ? searchUsers(connection, { roles: collectors, reach }, q) : [],
      isStaff ? searchSuppliers(connection, reach, q) : [],
      users.length > 0 ? searchUsers(connection, { roles: users, reach }, q) : [],
    ]);
    return [
      ...agencies.map(named('agency')),
      ...(collection ? [collectionResult(collection)] : []),
      ...(trade ? [tradeResult(trade)] : []),
      ...found.map(named('collector')),
      ...suppliers.map(named('supplier')),
      ...administrators.map(named('user')),
    ];
  },
} satisfies Partial<Handlers>;

function named(kind: Found['kind']) {
  return ({ id, name, place }: Named): Found => ({ kind, id, name, place, date: null, amounts: [] });
}

function collectionResult({ id, agencyName, agencyCity, scheduledAt, scheduledMinor, currency }: CollectionRow): Found {
  return {
    kind: 'collection',
    id: String(id),
    name: agencyName,
    place: agencyCity,
    date: scheduledAt.toISOString(),
    amounts: [{ amount: fromMinor(scheduledMinor), currency }],
  };
}

function tradeResult({ id, createdDate, oldAmount, oldCurrency, newAmount, newCurrency }: Trade): Found {
  return {
    kind: 'trade',
    id,
    name: null,
    place: null,
    date: createdDate,
    amounts: [
      { amount: oldAmount, currency: oldCurrency },
      { amount: newAmount, currency: newCurrency },
    ],
  };
}
