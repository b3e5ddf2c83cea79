import { operationNames, operations, type OperationName } from '@comptoir/api-contract/operations';
import type { Operation } from '@comptoir/api-contract/operation';
import { ROLES, type Role } from '@comptoir/api-contract/roles';
import { routes } from '@comptoir/api-contract/routes';
import { accessRequests } from '../../test/access/access-requests';
import { firstEvent } from '../../test/access/first-event';
import { PLACES, type AccessRequest, type Place } from '../../test/access/access-world';
import { signOutOnce } from '../../test/access/session-requests';
import { describeApi, type TestApi } from '../../test/api';

/**
 * Access matrix of docs/domain.md: outcome per role inside its reach (an office in Algiers), beside it (another
 * office of the country) and outside (another country). Calls without a place have one word. `none` is a success
 * that reveals nothing about the record. Lists `of all` are requested without a place.
 */
const TABLE = `
call                              SUPERADMIN         ADMIN              OFFICEMANAGER      COLLECTOR
getMe                             yes                yes                yes                yes
chooseLanguage                    yes                yes                yes                yes
changePassword                    422                422                422                422

logout                            yes                yes                yes                yes
listSessions                      yes                yes                yes                yes
endSession of a colleague         404                404                404                404
listApiKeys                       yes                yes                403                403
createApiKey                      yes yes yes        yes yes 422        403 403 403        403 403 403
endApiKey of a colleague          404                404                403                403
listWebhooks                      yes                yes                403                403
createWebhook                     yes yes yes        yes yes 422        403 403 403        403 403 403
changeWebhook of a colleague      404                404                403                403
endWebhook of a colleague         404                404                403                403
rotateWebhookSecret of a colleague  404               404                403                403
testWebhook of a colleague        404                404                403                403
listWebhookDeliveries of a colleague  404             404                403                403
replayDelivery of a colleague     404                404                403                403
replayWebhook of a colleague      404                404                403                403

endSso                            yes                yes                yes                yes

listFactors                       yes                yes                yes                yes
beginFactor                       409                409                409                409
addFactor                         422                422                422                422
beginPasskey                      409                409                409                409
addPasskey                        422                422                422                422
beginPasskeyConfirmation          409                409                409                409
confirmWithPasskey                422                422                422                422
removeFactor                      404                404                404                404
renewRecoveryCodes                404                404                404                404
confirmSession                    422                422                422                422

listOffices                       yes yes yes        yes yes 403        yes yes 403        yes yes 403
listOffices of all                yes yes yes        yes yes none       yes none none      yes none none
exportOffices                     yes yes yes        yes yes 403        yes yes 403        403 403 403
getOffice                         yes yes yes        yes yes 404        yes 404 404        yes 404 404
getOfficeSummary                  yes yes yes        yes yes 404        403 403 403        403 403 403
createOffice                      yes yes yes        yes yes 403        403 403 403        403 403 403
updateOffice                      yes yes yes        yes yes 404        403 403 403        403 403 403
deleteOffice                      yes yes yes        yes yes 404        403 403 403        403 403 403
archiveOffice                     yes yes yes        yes yes 404        403 403 403        403 403 403
restoreOffice                     yes yes yes        yes yes 404        403 403 403        403 403 403
listOffices of the archive        yes yes yes        yes yes none       403 403 403        403 403 403
listOfficeCountries               yes                403                403                403
getCountryTotals                  yes yes yes        yes yes 403        403 403 403        403 403 403

listUsers                         yes yes yes        yes yes 403        yes 403 403        403 403 403
listUsers of ADMIN                yes                403                403                403
listUsers of all                  yes yes yes        yes yes none       yes none none      403 403 403
exportUsers                       yes yes yes        yes yes 403        yes 403 403        403 403 403
getUser of ADMIN                  yes yes yes        404 404 404        404 404 404        403 403 403
getUser of OFFICEMANAGER          yes yes yes        yes yes 404        404 404 404        403 403 403
getUser of COLLECTOR              yes yes yes        yes yes 404        yes 404 404        403 403 403
inviteUser as ADMIN               yes yes yes        403 403 403        403 403 403        403 403 403
inviteUser as OFFICEMANAGER       yes yes yes        yes yes 403        403 403 403        403 403 403
inviteUser as COLLECTOR           yes yes yes        yes yes 403        yes 403 403        403 403 403
updateUser of ADMIN               yes yes yes        404 404 404        404 404 404        403 403 403
updateUser of OFFICEMANAGER       yes yes yes        yes yes 404        404 404 404        403 403 403
updateUser of COLLECTOR           yes yes yes        yes yes 404        yes 404 404        403 403 403
resendInvitation of ADMIN         yes yes yes        404 404 404        404 404 404        403 403 403
resendInvitation of OFFICEMANAGER  yes yes yes       yes yes 404        404 404 404        403 403 403
resendInvitation of COLLECTOR     yes yes yes        yes yes 404        yes 404 404        403 403 403
deleteUser of ADMIN               yes yes yes        404 404 404        404 404 404        403 403 403
deleteUser of OFFICEMANAGER       yes yes yes        yes yes 404        404 404 404        403 403 403
deleteUser of COLLECTOR           yes yes yes        yes yes 404        yes 404 404        403 403 403
archiveCollector                  yes yes yes        yes yes 404        yes 404 404        403 403 403
restoreCollector                  yes yes yes        yes yes 404        403 404 404        403 403 403
archiveCollector of OFFICEMANAGER  404 404 404       404 404 404        404 404 404        403 403 403
listUserSessions of ADMIN         yes yes yes        404 404 404        404 404 404        403 403 403
listUserSessions of OFFICEMANAGER  yes yes yes       yes yes 404        404 404 404        403 403 403
listUserSessions of COLLECTOR     yes yes yes        yes yes 404        yes 404 404        403 403 403
endUserSession of ADMIN           yes yes yes        404 404 404        404 404 404        403 403 403
endUserSession of OFFICEMANAGER   yes yes yes        yes yes 404        404 404 404        403 403 403
endUserSession of COLLECTOR       yes yes yes        yes yes 404        yes 404 404        403 403 403
listCollectors                    yes yes yes        yes yes 403        yes 403 403        403 403 403
listCollectors of all             yes yes yes        yes yes none       yes none none      403 403 403
listCollectors of the archive     yes yes yes        yes yes none       403 403 403        403 403 403
exportCollectors                  yes yes yes        yes yes 403        yes 403 403        403 403 403

listAgencies                      yes yes yes        yes yes 403        yes 403 403        403 403 403
listAgencies of all               yes yes yes        yes yes none       yes none none      403 403 403
getAgency                         yes yes yes        yes yes 404        yes 404 404        403 403 403
getCollectorSummary               yes yes yes        yes yes 404        yes 404 404        403 403 403
getAgencySummary                  yes yes yes        yes yes 404        yes 404 404        403 403 403
createAgency                      yes yes yes        yes yes 403        yes 403 403        403 403 403
updateAgency                      yes yes yes        yes yes 404        yes 404 404        403 403 403
deleteAgency                      yes yes yes        yes yes 404        yes 404 404        403 403 403
archiveAgency                     yes yes yes        yes yes 404        yes 404 404        403 403 403
restoreAgency                     yes yes yes        yes yes 404        403 404 404        403 403 403
listAgencies of the archive       yes yes yes        yes yes none       403 403 403        403 403 403
exportAgencies                    yes yes yes        yes yes 403        yes 403 403        403 403 403
exportAgencies of all             yes yes yes        yes yes none       yes none none      403 403 403
geocode                           yes                yes                yes                403

listCollections                   yes yes yes        yes yes 403        yes 403 403        yes 403 403
listCollections of all            yes yes yes        yes yes none       yes none none      yes none none
listCollections of a colleague    yes                yes                yes                none
exportCollections                 yes yes yes        yes yes 403        yes 403 403        403 403 403
exportCollections of all          yes yes yes        yes yes none       yes none none      403 403 403
getCollectionBoard                yes yes yes        yes yes 403        yes 403 403        403 403 403
getCollectionTotals               yes yes yes        yes yes 403        yes 403 403        yes 403 403
getCollectionTotals of all        yes yes yes        yes yes none       yes none none      yes none none
getCollectionTotals of colleagues  yes               yes                yes                none
sumCollections                    yes yes yes        yes yes 403        yes 403 403        403 403 403
sumCollections of all             yes yes yes        yes yes none       yes none none      403 403 403
getCollection                     yes yes yes        yes yes 404        yes 404 404        yes 404 404
getCollection of a colleague      yes                yes                yes                404
createCollection                  yes yes yes        yes yes 403        yes 403 403        403 403 403
createCollections                 yes yes yes        yes yes 403        yes 403 403        403 403 403
previewBulk of all                yes yes yes        yes yes 403        yes 403 403        403 403 403
previewBulk of one                yes yes yes        yes yes none       yes none none      403 403 403
changeCollections of all          yes yes yes        yes yes 403        yes 403 403        403 403 403
changeCollections of one          yes yes yes        yes yes none       yes none none      403 403 403
getBulk of a SUPERADMIN           yes                404                404                403
listImports                       yes yes yes        yes yes 403        yes 403 403        403 403 403
createImport                      yes yes yes        yes yes 403        yes 403 403        403 403 403
getImport of a SUPERADMIN         yes yes yes        yes yes 404        404 404 404        403 403 403
listImportRows of a SUPERADMIN    yes yes yes        yes yes 404        404 404 404        403 403 403
mapImport of a SUPERADMIN         409 409 409        409 409 404        404 404 404        403 403 403
commitImport of a SUPERADMIN      409 409 409        409 409 404        404 404 404        403 403 403
withdrawImport of a SUPERADMIN    409 409 409        409 409 404        404 404 404        403 403 403
exportImportTemplate              yes                yes                yes                403
updateCollection schedule         yes yes yes        yes yes 404        yes 404 404        403 404 404
updateCollection note             yes yes yes        yes yes 404        yes 404 404        yes 404 404
updateCollection amount           yes yes yes        yes yes 404        yes 404 404        yes 404 404
updateCollection of a colleague   yes                yes                yes                404
updateCollection correction       yes yes yes        403 403 404        403 404 404        403 404 404
deleteCollection                  yes yes yes        yes yes 404        yes 404 404        403 403 403
uploadMedia                       yes yes yes        yes yes 404        yes 404 404        yes 404 404
uploadMedia of a colleague        yes                yes                yes                404
deleteMedia                       yes yes yes        yes yes 404        yes 404 404        403 403 403

listSeries                        yes yes yes        yes yes 403        yes 403 403        403 403 403
getSeries                         yes yes yes        yes yes 404        yes 404 404        403 403 403
getFollowing                      yes yes yes        yes yes 404        yes 404 404        403 403 403
previewSeries                     yes yes yes        yes yes 403        yes 403 403        403 403 403
createSeries                      yes yes yes        yes yes 403        yes 403 403        403 403 403
changeFollowing                   yes yes yes        yes yes 404        yes 404 404        403 403 403
updateSeries                      yes yes yes        yes yes 404        yes 404 404        403 403 403
listClosures                      yes yes yes        yes yes 403        yes 403 403        403 403 403
listHolidays                      yes yes yes        yes yes 403        yes 403 403        403 403 403
getClosure                        yes yes yes        yes yes 404        yes 404 404        403 403 403
createClosure                     yes yes yes        yes yes 403        yes 403 403        403 403 403
updateClosure                     yes yes yes        yes yes 404        yes 404 404        403 403 403
deleteClosure                     yes yes yes        yes yes 404        yes 404 404        403 403 403

listTrades                        yes yes yes        yes yes 403        yes 403 403        403 403 403
listTrades of all                 yes yes yes        yes yes none       yes none none      403 403 403
exportTrades                      yes yes yes        yes yes 403        yes 403 403        403 403 403
exportTrades of all               yes yes yes        yes yes none       yes none none      403 403 403
sumTrades                         yes yes yes        yes yes 403        yes 403 403        403 403 403
getTrade                          yes yes yes        yes yes 404        yes 404 404        403 403 403
createTrade                       yes yes yes        yes yes 403        yes 403 403        403 403 403
reverseTrade                      yes yes yes        yes yes 404        403 403 403        403 403 403
getBalance                        yes yes yes        yes yes 403        yes 403 403        403 403 403
listGeneralLedger                 yes yes yes        yes yes 403        yes 403 403        403 403 403
sumGeneralLedger                  yes yes yes        yes yes 403        yes 403 403        403 403 403
getLedgerPeriod                   yes yes yes        yes yes 403        yes 403 403        403 403 403
getLedgerStatement                yes yes yes        yes yes 403        yes 403 403        403 403 403
getLedgerEntry                    yes yes yes        yes yes 403        yes 403 403        403 403 403
exportGeneralLedger               yes yes yes        yes yes 403        yes 403 403        403 403 403
createTransaction expense         yes yes yes        yes yes 403        yes 403 403        403 403 403
createTransaction float           yes yes yes        yes yes 403        403 403 403        403 403 403
reverseTransaction expense        yes yes yes        yes yes 404        403 403 403        403 403 403
reverseTransaction float          yes yes yes        yes yes 404        403 403 403        403 403 403

getOverview                       yes yes yes        yes yes 403        yes 403 403        403 403 403
getOverview of all                yes yes yes        yes yes none       yes none none      403 403 403
getMonthReport                    yes yes yes        yes yes 403        403 403 403        403 403 403
exportMonthReport                 yes yes yes        yes yes 403        403 403 403        403 403 403
getMonthMail                      yes                yes                403                403
chooseMonthMail                   yes                yes                403                403

listInbox of all                  yes yes yes        yes yes none       yes none none      yes none none
countInbox                        yes                yes                yes                yes
changeInboxItem of a colleague    404                404                404                404
getInboxMail                      yes                yes                yes                yes
chooseInboxMail                   yes                yes                yes                yes
listCorrectionRequests            yes yes yes        yes yes none       yes none none      yes none none
requestCorrection of a collection  403 403 403       yes yes 404        yes 404 404        yes 404 404
requestCorrection of a trade      403 403 403        409 409 404        yes 404 404        404 404 404
declineCorrection of a collection  yes yes yes       403 403 404        403 403 403        403 403 403
declineCorrection of a trade      yes yes yes        yes yes 404        403 403 403        403 403 403
listApprovals                     yes yes yes        yes yes none       yes none none      403 403 403
getApproval                       yes yes yes        yes yes 404        yes 404 404        403 403 403
decideApproval                    yes yes yes        yes yes 404        yes 404 404        403 403 403
withdrawApproval of a colleague   403 403 403        403 403 404        403 404 404        403 403 403
listApprovalRules                 yes                403                403                403
createApprovalRule                yes                403                403                403
endApprovalRule                   yes                403                403                403
listUserApiKeys of ADMIN          yes yes yes        404 404 404        403 403 403        403 403 403
endUserApiKey of ADMIN            yes yes yes        404 404 404        403 403 403        403 403 403
endUserApiKey of OFFICEMANAGER    yes yes yes        yes yes 404        403 403 403        403 403 403
getSecondSteps of OFFICEMANAGER   yes yes yes        yes yes 404        403 403 403        403 403 403
removeSecondSteps of ADMIN        yes yes 409        404 404 404        403 403 403        403 403 403
removeSecondSteps of OFFICEMANAGER  yes yes 409        yes yes 404        403 403 403        403 403 403
getCustody                        yes yes yes        yes yes 404        yes 404 404        yes 404 404
setCustody                        yes yes yes        yes yes 404        403 403 403        403 403 403
getCashLimits                     yes yes yes        yes yes 404        yes 404 404        403 403 403
setCashLimits                     yes yes yes        yes yes 404        403 403 403        403 403 403
listPassedLimits                  yes yes yes        yes yes 403        yes 403 403        403 403 403
getCashPosition                   yes yes yes        yes yes 403        yes 403 403        403 403 403
getCashInHand                     403                403                403                yes
listCashCases                     yes yes yes        yes yes 403        yes 403 403        yes 403 403
sumCashCases                      yes yes yes        yes yes 403        yes 403 403        yes 403 403
getCashCase                       yes yes yes        yes yes 404        yes 404 404        404 404 404
assignCashCase                    yes yes yes        yes yes 404        yes 404 404        403 403 403
addCashCaseNote                   yes yes yes        yes yes 404        yes 404 404        404 404 404
resolveCashCase                   yes yes yes        yes yes 404        yes 404 404        403 403 403
uploadCashCaseMedia               yes yes yes        yes yes 404        yes 404 404        404 404 404
createRepayment                   yes yes yes        yes yes 403        yes 403 403        403 403 403
listHandovers                     yes yes yes        yes yes 403        yes 403 403        yes 403 403
getHandoverReceivers              yes yes yes        yes yes 403        yes 403 403        403 403 403
getHandover                       yes yes yes        yes yes 404        yes 404 404        404 404 404
offerHandover                     yes yes yes        yes yes 403        yes 403 403        403 403 403
countHandover                     yes yes yes        yes yes 404        yes 404 404        404 404 404
agreeToHandover                   403 403 403        403 403 404        403 404 404        404 404 404
recountHandover                   yes yes yes        yes yes 404        yes 404 404        403 403 403
uploadHandoverMedia               403 403 403        403 403 404        403 404 404        404 404 404
withdrawHandover                  yes yes yes        yes yes 404        403 404 404        404 404 404

getCashRules                      yes yes yes        yes yes 404        yes 404 404        403 403 403
setCashRules                      yes yes yes        403 403 403        403 403 403        403 403 403
listDays                          yes yes yes        yes yes 403        yes 403 403        403 403 403
getDay                            yes yes yes        yes yes 403        yes 403 403        403 403 403
countDay                          yes yes yes        yes yes 403        yes 403 403        403 403 403
closeDay                          yes yes yes        yes yes 403        yes 403 403        403 403 403
reopenDay                         yes yes yes        yes yes 403        403 403 403        403 403 403

listPickUps                       yes yes yes        yes yes none       yes none none      yes none none
listPickUps of a colleague        yes                yes                yes                none
getPickUp                         yes yes yes        yes yes 404        yes 404 404        yes 404 404
getPickUp of a colleague          yes                yes                yes                404
recordPickUp                      yes yes yes        yes yes 404        yes 404 404        yes 404 404
recordPickUp of a colleague       yes                yes                yes                404
importPickUps                     yes yes yes        yes yes 404        yes 404 404        403 403 403
handRefusedPickUp                 403                403                403                yes
listRefusedPickUps                yes yes yes        yes yes 403        yes 403 403        403 403 403
listRefusedPickUps of all         yes yes yes        yes yes none       yes none none      403 403 403
settleRefusedPickUp               yes yes yes        yes yes 404        yes 404 404        403 403 403
getRound                          yes yes yes        yes yes 404        yes 404 404        yes 404 404
getRound of a colleague           yes                yes                yes                404
sendHeartbeat                     403                403                403                yes
listFieldDevices                  yes yes yes        yes yes 403        yes 403 403        403 403 403
listFieldDevices of all           yes yes yes        yes yes none       yes none none      403 403 403
confirmFieldDevice                403 403 403        403 403 403        yes 404 404        403 403 403
endFieldDevice                    yes yes yes        yes yes 404        403 403 403        403 403 403
listReceipts                      yes yes yes        yes yes 404        yes 404 404        yes 404 404
getReceipt                        yes yes yes        yes yes 404        yes 404 404        yes 404 404
getBalanceLimits                  yes yes yes        yes yes 404        yes 404 404        403 403 403
setBalanceLimits                  yes yes yes        yes yes 404        yes 404 404        403 403 403
listMentionable                   yes yes yes        yes yes 404        yes 404 404        yes 404 404
listMentionable of a colleague    yes                yes                yes                404
listMentionableIn                 yes yes yes        yes yes 403        yes 403 403        403 403 403

search of agencies                yes yes yes        yes yes none       yes none none      none none none
search of suppliers               yes yes yes        yes yes none       yes none none      none none none
search of collections             yes yes yes        yes yes none       yes none none      yes none none
search of a colleague             yes                yes                yes                none
search of collectors              yes yes yes        yes yes none       yes none none      none none none
search of managers                yes yes yes        yes yes none       none none none     none none none
search of administrators          yes yes yes        none none none     none none none     none none none
search of trades                  yes yes yes        yes yes none       yes none none      none none none

listSuppliers                     yes yes yes        yes yes 403        yes 403 403        403 403 403
listSuppliers of all              yes yes yes        yes yes none       yes none none      403 403 403
getSupplier                       yes yes yes        yes yes 404        yes 404 404        403 403 403
listSupplierExpenses              yes yes yes        yes yes 403        yes 403 403        403 403 403
getSupplierSummary                yes yes yes        yes yes 404        yes 404 404        403 403 403
createSupplier                    yes yes yes        yes yes 403        yes 403 403        403 403 403
updateSupplier                    yes yes yes        yes yes 404        yes 404 404        403 403 403
deleteSupplier                    yes yes yes        yes yes 404        yes 404 404        403 403 403
archiveSupplier                   yes yes yes        yes yes 404        yes 404 404        403 403 403
restoreSupplier                   yes yes yes        yes yes 404        403 404 404        403 403 403
listSuppliers of the archive      yes yes yes        yes yes none       403 403 403        403 403 403
exportSuppliers                   yes yes yes        yes yes 403        yes 403 403        403 403 403
exportSuppliers of all            yes yes yes        yes yes none       yes none none      403 403 403

listViews                         yes yes yes        yes yes 403        yes 403 403        403 403 403
getView                           yes yes yes        yes yes 404        yes 404 404        403 403 403
getView of a SUPERADMIN           yes                404                404                403
createView                        yes yes yes        yes yes 403        yes 403 403        403 403 403
updateView                        yes yes yes        yes yes 404        403 404 404        403 403 403
deleteView                        yes yes yes        yes yes 404        403 404 404        403 403 403
chooseView                        yes yes yes        yes yes 404        yes 404 404        403 403 403
dropView                          yes yes yes        yes yes 404        yes 404 404        403 403 403

listAudit                         yes yes yes        yes yes none       403 403 403        403 403 403
listSecurityEvents                yes yes yes        yes yes none       403 403 403        403 403 403
listenToEvents                    yes yes yes        yes yes none       yes none none      yes none none
reportRemoteFailure               yes                yes                yes                yes
listRemoteFailures                yes                403                403                403
reportRemotes                     yes                yes                yes                yes
listRemoteDays                    yes                403                403                403
listRemoteLimits                  yes                403                403                403
setRemoteLimits                   yes                403                403                403
decideOnRemote                    yes                403                403                403
setRemoteSettings                 yes                403                403                403
createRemoteOverride              yes                403                403                403
endRemoteOverride                 yes                403                403                403
endOtherSessions                  yes                yes                yes                yes
`;

const PUBLIC: readonly OperationName[] = [
  'login',
  'signup',
  'retrievePassword',
  'resetPassword',
  'checkLink',
  'completeSignIn',
  'beginEnrolment',
  'beginPasskeySignIn',
  'completePasskeySignIn',
  'completeSso',
  'verifyReceipt',
  'listReceiptKeys',
  'reportRemotesSignedOut',
  'listRemoteDecisions',
  'listRemoteSettings',
];

interface Row {
  call: string;
  name: OperationName;
  expected: Record<Role, readonly string[]>;
}

const rows = TABLE.split('\n').slice(2).flatMap(rowOf);

function rowOf(line: string): Row[] {
  const [call = '', ...columns] = line.split(/ {2,}/);
  if (call === '') return [];
  const words = (column: number) => columns[column]?.split(' ') ?? [];
  const expected = { SUPERADMIN: words(0), ADMIN: words(1), OFFICEMANAGER: words(2), COLLECTOR: words(3) };
  return [{ call, name: operationOf(call), expected }];
}

function operationOf(call: string): OperationName {
  const name = operationNames().find((known) => known === call.split(' ')[0]);
  if (!name) throw new Error(`The contract has no ${call}`);
  return name;
}

it('the matrix lists every call that needs a session', () => {
  const listed = new Set(rows.map(({ name }) => name));
  expect(operationNames().filter((name) => !listed.has(name))).toEqual(PUBLIC);
  const accessOf = (name: OperationName) => (operations[name] satisfies Operation).access;
  expect(operationNames().filter((name) => accessOf(name) === 'public')).toEqual(PUBLIC);
});

const remoteOverrides = { origins: ['http://localhost:*'], secret: 'a secret that a test signs overrides with' };

const matrix = (api: TestApi) => {
  const requests = accessRequests(api);
  const send = (role: Role | 'nobody', name: OperationName, { path, query = '', headers = {}, body }: AccessRequest) =>
    name === 'listenToEvents'
      ? firstEvent(api, role, headers)
      : name === 'logout' || name === 'endSso'
        ? signOutOnce(api, role, routes[name].path)
        : api.call(role, `${routes[name].method} ${path ?? routes[name].path}${query}`, {
            headers,
            ...(body && { body }),
          });

  it.each(rows)('$call', async ({ call, name, expected }) => {
    const make = requests[call];
    if (!make) throw new Error(`There is no request for ${call}`);
    const unused = new Map<Place, AccessRequest>([['inside', await make('inside')]]);
    const nobody = await send('nobody', name, unused.get('inside') ?? {});
    expect(nobody.statusCode).toBe(401);
    const found: Partial<Record<Role, string[]>> = {};
    for (const role of ROLES) {
      const outcomes: string[] = [];
      for (const place of PLACES.slice(0, expected[role].length)) {
        const request = unused.get(place) ?? (await make(place));
        const answer = await send(role, name, request);
        // A refused or read-only request leaves its record for the next role.
        if (answer.statusCode >= 400 || routes[name].method === 'GET') unused.set(place, request);
        else unused.delete(place);
        outcomes.push(outcomeOf(request, answer));
      }
      found[role] = outcomes;
    }
    expect(found).toEqual(expected);
  });
};

describeApi('access', matrix, undefined, undefined, { remoteOverrides });

function outcomeOf({ reveals }: AccessRequest, { statusCode, body }: { statusCode: number; body: string }): string {
  if (statusCode >= 300) return String(statusCode);
  return reveals && !reveals(body) ? 'none' : 'yes';
}
