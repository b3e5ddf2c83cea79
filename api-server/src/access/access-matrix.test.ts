import { operations, type OperationName } from '@comptoir/api-contract/operations';
import type { Operation } from '@comptoir/api-contract/operation';
import { ROLES, type Role } from '@comptoir/api-contract/roles';
import { routes } from '@comptoir/api-contract/routes';
import { accessRequests, PLACES, type AccessRequest } from '../../test/access-requests';
import { describeApi } from '../../test/api';

/**
 * Who may do what, as the table in the decisions says: of each role inside its reach (an office in Algiers), beside it
 * (another office of the same country) and outside (another country). A call that is about no place has one word.
 * `yes` is a success; `none` an empty list.
 */
const TABLE = `
call                              SUPERADMIN         ADMIN              OFFICEMANAGER      COLLECTOR
getMe                             yes                yes                yes                yes
changePassword                    422                422                422                422

listOffices                       yes yes yes        yes yes 403        yes yes 403        yes yes 403
getOffice                         yes yes yes        yes yes 404        yes 404 404        yes 404 404
createOffice                      yes yes yes        yes yes 403        403 403 403        403 403 403
updateOffice                      yes yes yes        yes yes 404        403 403 403        403 403 403
deleteOffice                      yes yes yes        yes yes 404        403 403 403        403 403 403
listOfficeCountries               yes                403                403                403
getCountryTotals                  yes yes yes        yes yes 403        403 403 403        403 403 403

listUsers                         yes yes yes        yes yes 403        yes 403 403        403 403 403
listUsers of ADMIN                yes                403                403                403
getUser of ADMIN                  yes yes yes        404 404 404        404 404 404        403 403 403
getUser of OFFICEMANAGER          yes yes yes        yes yes 404        404 404 404        403 403 403
getUser of COLLECTOR              yes yes yes        yes yes 404        yes 404 404        403 403 403
inviteUser as ADMIN               yes yes yes        403 403 403        403 403 403        403 403 403
inviteUser as OFFICEMANAGER       yes yes yes        yes yes 403        403 403 403        403 403 403
inviteUser as COLLECTOR           yes yes yes        yes yes 403        yes 403 403        403 403 403
updateUser of ADMIN               yes yes yes        404 404 404        404 404 404        403 403 403
updateUser of OFFICEMANAGER       yes yes yes        yes yes 404        404 404 404        403 403 403
updateUser of COLLECTOR           yes yes yes        yes yes 404        yes 404 404        403 403 403
resendInvitation of OFFICEMANAGER yes yes yes        yes yes 404        404 404 404        403 403 403
resendInvitation of COLLECTOR     yes yes yes        yes yes 404        yes 404 404        403 403 403
deleteUser of ADMIN               yes yes yes        404 404 404        404 404 404        403 403 403
deleteUser of OFFICEMANAGER       yes yes yes        yes yes 404        404 404 404        403 403 403
deleteUser of COLLECTOR           yes yes yes        yes yes 404        yes 404 404        403 403 403
listCollectors                    yes yes yes        yes yes 403        yes 403 403        403 403 403

listAgencies                      yes yes yes        yes yes 403        yes 403 403        403 403 403
getAgency                         yes yes yes        yes yes 404        yes 404 404        403 403 403
createAgency                      yes yes yes        yes yes 403        yes 403 403        403 403 403
updateAgency                      yes yes yes        yes yes 404        yes 404 404        403 403 403
deleteAgency                      yes yes yes        yes yes 404        yes 404 404        403 403 403
geocode                           yes                yes                yes                403

listCollections                   yes yes yes        yes yes 403        yes 403 403        yes 403 403
exportCollections                 yes yes yes        yes yes 403        yes 403 403        403 403 403
getCollection                     yes yes yes        yes yes 404        yes 404 404        yes 404 404
getCollection of a colleague      yes                yes                yes                404
createCollection                  yes yes yes        yes yes 403        yes 403 403        403 403 403
updateCollection schedule         yes yes yes        yes yes 404        yes 404 404        403 404 404
updateCollection note             yes yes yes        yes yes 404        yes 404 404        yes 404 404
updateCollection amount           yes yes yes        yes yes 404        yes 404 404        yes 404 404
updateCollection correction       yes yes yes        403 403 404        403 404 404        403 404 404
deleteCollection                  yes yes yes        yes yes 404        yes 404 404        403 403 403

listTrades                        yes yes yes        yes yes 403        yes 403 403        403 403 403
createTrade                       yes yes yes        yes yes 403        yes 403 403        403 403 403
getBalance                        yes yes yes        yes yes 403        yes 403 403        403 403 403
listGeneralLedger                 yes yes yes        yes yes 403        yes 403 403        403 403 403
createTransaction expense         yes yes yes        yes yes 403        yes 403 403        403 403 403
createTransaction float           yes yes yes        yes yes 403        403 403 403        403 403 403

listSuppliers                     yes yes yes        yes yes 403        yes 403 403        403 403 403
getSupplier                       yes yes yes        yes yes 404        yes 404 404        403 403 403
createSupplier                    yes yes yes        yes yes 403        yes 403 403        403 403 403
updateSupplier                    yes yes yes        yes yes 404        yes 404 404        403 403 403
deleteSupplier                    yes yes yes        yes yes 404        yes 404 404        403 403 403

listAudit                         yes yes yes        yes yes none       403 403 403        403 403 403
endOtherSessions                  yes                yes                yes                yes
`;

/** Calls whose access is tested with what they do. */
const ELSEWHERE: readonly string[] = [
  'listenToEvents',
  'uploadMedia',
  'deleteMedia',
  'reverseTrade',
  'reverseTransaction',
  'exportTrades',
  'exportGeneralLedger',
];

interface Row {
  call: string;
  name: OperationName;
  expected: Record<Role, readonly string[]>;
}

const rows = TABLE.split('\n').slice(2).flatMap(rowOf);

function rowOf(line: string): Row[] {
  const call = line.slice(0, 34).trim();
  if (call === '') return [];
  const words = (from: number, to?: number) => line.slice(from, to).trim().split(' ');
  const expected = {
    SUPERADMIN: words(34, 53),
    ADMIN: words(53, 72),
    OFFICEMANAGER: words(72, 91),
    COLLECTOR: words(91),
  };
  return [{ call, name: operationOf(call), expected }];
}

function operationOf(call: string): OperationName {
  const name = names().find((known) => known === call.split(' ')[0]);
  if (!name) throw new Error(`The contract has no ${call}`);
  return name;
}

function names(): OperationName[] {
  // The keys of an object literal are exactly its type's.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.keys(operations) as OperationName[];
}

it('the table has every call that needs a session', () => {
  const listed = new Set<string>([...rows.map(({ name }) => name), ...ELSEWHERE]);
  const accessOf = (name: OperationName) => (operations[name] satisfies Operation).access;
  const missing = names().filter((name) => accessOf(name) !== 'public' && !listed.has(name));
  expect(missing).toEqual([]);
});

describeApi('access', (api) => {
  const requests = accessRequests(api);
  const send = (role: Role | 'nobody', name: OperationName, { path, query = '', body }: AccessRequest) =>
    api.call(role, `${routes[name].method} ${path ?? routes[name].path}${query}`, body ? { body } : {});

  it.each(rows)('$call', async ({ call, name, expected }) => {
    const make = requests[call];
    if (!make) throw new Error(`There is no request for ${call}`);
    const nobody = await send('nobody', name, await make('inside'));
    expect(nobody.statusCode).toBe(401);
    const found: Partial<Record<Role, string[]>> = {};
    for (const role of ROLES) {
      const outcomes: string[] = [];
      for (const place of PLACES.slice(0, expected[role].length)) {
        outcomes.push(outcomeOf(name, await send(role, name, await make(place))));
      }
      found[role] = outcomes;
    }
    expect(found).toEqual(expected);
  });
});

function outcomeOf(name: OperationName, { statusCode, body }: { statusCode: number; body: string }): string {
  if (statusCode >= 300) return String(statusCode);
  return name === 'listAudit' && body === '[]' ? 'none' : 'yes';
}
