import { requestedBooks } from '../access/requested-office';
import { findCollector } from '../access/find-collector';
import { agencies } from '../agencies/agencies.service';
import { notFound } from '../api-error';
import { boundsOf, dayOf } from '../calendar/local-day';
import type { Handlers } from '../http/handlers';
import { officeZone } from '../office-zone.repository';
import { offices } from '../offices/offices.service';
import { suppliers } from '../suppliers/suppliers.service';
import { asAgencySummary } from './agency-summary';
import { readCollectorSummary } from './collector-summary';
import { findCollectionsOfAgency } from './agency-summary.repository';
import { readOfficeSummary } from './office-summary';
import { readSupplierExpenses, readSupplierSummary } from './supplier-summary';

export const summaryHandlers = {
  getCollectorSummary: async ({ connection, person, reach, params: { id } }) => {
    const collector = await findCollector(connection, reach, id);
    if (!collector) throw notFound('user');
    return readCollectorSummary(connection, collector, person);
  },

  getAgencySummary: async (call) => {
    const { connection } = call;
    const agency = await agencies.get(call);
    const timeZone = await officeZone(connection, agency.officeId);
    const today = dayOf(new Date(), timeZone);
    const { startDate: begins } = boundsOf(today, today, timeZone);
    return asAgencySummary(await findCollectionsOfAgency(connection, agency, begins));
  },

  getSupplierSummary: async (call) => {
    const { connection, reach, query } = call;
    const supplier = await suppliers.get(call);
    const office = await requestedBooks(connection, reach, query.officeId);
    return readSupplierSummary(connection, { officeId: office.id, supplierId: supplier.id }, new Date());
  },

  listSupplierExpenses: async ({ connection, reach, query }) => {
    const office = await requestedBooks(connection, reach, query.officeId);
    return readSupplierExpenses(connection, office.id, new Date());
  },

  getOfficeSummary: async (call) => {
    const office = await offices.get(call);
    return readOfficeSummary(call.connection, office.id, new Date());
  },
} satisfies Partial<Handlers>;
