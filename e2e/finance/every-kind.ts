import type { OwnOffice } from '../fixtures/own-office';

/** Books one entry of each kind, some with texts that a spreadsheet would evaluate. */
export async function bookOfEachKind(office: OwnOffice): Promise<void> {
  const { api, id: officeId } = office;
  const supplier = await api.createSupplier(officeId);
  const agency = await api.createAgency(officeId);
  const collector = await api.createCollector(officeId);
  await office.book(-12.5, 'USD', '=SUM(A1:A9)', { supplierId: supplier.id });
  await office.book(-3, 'USD', 'Toner; "black", two\nlines');
  const { id: expense } = await office.book(-7.25, 'EUR', 'Booked for another');
  await api.createdBy(`/transactions/${expense}/reversal`, { reason: '+44, not ours' });
  for (const collected of [1000, 950.5, 900]) {
    const { id } = await api.createCollection({ agencyId: agency.id, collectorId: collector.id, officeId });
    await api.patch(`/collections/${id}`, { collectedAmount: collected });
    if (collected === 900) await api.patch(`/collections/${id}`, { collectedAmount: 1000, correctionReason: 'Found' });
  }
  for (const oldCurrency of ['USD', 'EUR'] as const) {
    const trade = { officeId, oldAmount: 10, oldCurrency, newAmount: 12.35, newCurrency: 'GBP', rate: 1.2345 };
    await api.createdBy('/trades', trade);
    const slip = { ...trade, newAmount: 15, rate: 1.5, reason: 'Read off wrongly' };
    const { id } = await api.createdBy('/trades', slip);
    await api.createdBy(`/trades/${id}/reversal`, { reason: '-5, “a slip”' });
  }
}
