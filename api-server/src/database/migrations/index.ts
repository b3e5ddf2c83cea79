import { organisation } from './0001-organisation';
import { sessions } from './0002-sessions';
import { pickUps } from './0003-pick-ups';
import { books } from './0004-books';
import { records } from './0005-records';
import { agencySearch } from './0006-agency-search';
import { entryDetails } from './0007-entry-details';
import { entryTotals } from './0008-entry-totals';
import { mediaSecrets } from './0009-media-secrets';
import { remoteFailures } from './0010-remote-failures';
import { moneyBookIndex } from './0011-money-book-index';
import { referenceIndex } from './0012-reference-index';
import { rounds } from './0013-rounds';
import { closedOffices } from './0014-closed-offices';
import { languages } from './0015-languages';
import { trail } from './0016-trail';
import { sessionRecords } from './0017-session-records';
import { securityEvents } from './0018-security-events';
import { heldInvitations } from './0019-held-invitations';
import { securityChain } from './0020-security-chain';
import { unusualAmounts } from './0021-unusual-amounts';
import { humanOrder } from './0022-human-order';
import { remoteDecisions } from './0023-remote-decisions';
import { booksChecks } from './0024-books-checks';
import { remoteUses } from './0025-remote-uses';
import { largeCustomers } from './0026-large-customers';
import { trigramSearch } from './0027-trigram-search';
import { rowCounts } from './0028-row-counts';
import { longLists } from './0029-long-lists';
import { listChanges } from './0030-list-changes';
import { searchOfAll } from './0031-search-of-all';
import { bulkChanges } from './0032-bulk-changes';
import { archive } from './0033-archive';
import { pickUpSeries } from './0034-pick-up-series';
import { imports } from './0035-imports';
import { inbox } from './0036-inbox';
import { listViews } from './0037-list-views';
import { listsByAmount } from './0041-lists-by-amount';
import { keptCounts } from './0042-kept-counts';
import { tradesOfACurrency } from './0043-trades-of-a-currency';
import { collectionSums } from './0044-collection-sums';
import { keptSpending } from './0045-kept-spending';
import { countedFromIndexes } from './0046-counted-from-indexes';
import { workOfCollectors } from './0047-work-of-collectors';
import { peopleOfOffices } from './0048-people-of-offices';
import { listsOfManyOffices } from './0049-lists-of-many-offices';
import { sumsByHour } from './0050-sums-by-hour';
import { sumsOfCollectors } from './0051-sums-of-collectors';
import { tradesOfACountry } from './0052-trades-of-a-country';
import { statesOfCollections } from './0053-states-of-collections';
import { sumsByMonth } from './0054-sums-by-month';
import { suppliersOfAnOffice } from './0055-suppliers-of-an-office';
import { collectedOfAllOffices } from './0056-collected-of-all-offices';
import { orderOfRounds } from './0057-order-of-rounds';
import { recordings } from './0058-recordings';
import { importLimits } from './0061-import-limits';
import { countriesOfTheTable } from './0063-countries-of-the-table';
import { searchFolding } from './0064-search-folding';
import { invitationMails } from './0065-invitation-mails';
import { archivedOffices } from './0067-archived-offices';
import { readImports } from './0068-read-imports';
import type { Migration } from './migration';

/** Every step of the schema, oldest first. A step that was released is never changed; add a new one. */
export const migrations: readonly Migration[] = [
  organisation,
  sessions,
  pickUps,
  books,
  records,
  agencySearch,
  entryDetails,
  entryTotals,
  mediaSecrets,
  remoteFailures,
  moneyBookIndex,
  referenceIndex,
  rounds,
  closedOffices,
  languages,
  trail,
  sessionRecords,
  securityEvents,
  heldInvitations,
  securityChain,
  unusualAmounts,
  humanOrder,
  remoteDecisions,
  booksChecks,
  remoteUses,
  largeCustomers,
  trigramSearch,
  rowCounts,
  longLists,
  listChanges,
  searchOfAll,
  bulkChanges,
  archive,
  pickUpSeries,
  imports,
  inbox,
  listViews,
  listsByAmount,
  keptCounts,
  tradesOfACurrency,
  collectionSums,
  keptSpending,
  countedFromIndexes,
  workOfCollectors,
  peopleOfOffices,
  listsOfManyOffices,
  sumsByHour,
  sumsOfCollectors,
  tradesOfACountry,
  statesOfCollections,
  sumsByMonth,
  suppliersOfAnOffice,
  collectedOfAllOffices,
  orderOfRounds,
  recordings,
  importLimits,
  countriesOfTheTable,
  searchFolding,
  invitationMails,
  archivedOffices,
  readImports,
];
