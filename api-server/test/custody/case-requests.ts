import { fromMinor } from '@comptoir/api-contract/money';
import { v7 as newId } from 'uuid';
import type { Place } from './cash-model';
import { pickFrom, type Business, type CashRequest } from './cash-request';
import type { PlannedOperation } from './planned-operation';

/** Resolves an open case, or a found part of it; by its owner now and then, who is refused. */
export function resolution({ model }: Business, planned: PlannedOperation): CashRequest | undefined {
  const { kind, pick, by, amount, isYes } = planned;
  const open = model.cases.filter(({ place, currency }) => model.held(place, currency) !== 0n);
  const found = pickFrom(open, pick);
  if (!found) return undefined;
  const { id, place, home, currency, owner, office } = found;
  const debt: Place = `debt of ${owner} in ${office}`;
  const missing = model.held(place, currency);
  const all = missing < 0n ? -missing : missing;
  const how = isYes ? 'FOUND' : missing < 0n ? 'KEPT' : by % 3 === 0 ? 'WRITTEN_OFF' : 'CHARGED';
  const part = how === 'FOUND' && amount < all ? amount : all;
  const target: Place = how === 'FOUND' ? home : how === 'CHARGED' ? debt : 'outside';
  const isOwn = by % 5 === 0 && owner !== 'amel' && owner !== 'bilal';
  return {
    kind,
    by: isOwn ? owner : owner === 'superadmin' ? 'admin' : 'superadmin',
    request: `POST /cash/cases/${id}/resolution`,
    body: { resolution: how, reason: 'Looked into', ...(how === 'FOUND' && { amount: fromMinor(part) }) },
    takes: missing < 0n && how === 'FOUND' ? [{ place: home, currency, minor: part }] : [],
    uses: [id, debt],
    ...(isOwn && { refusal: 'case-own' }),
    apply() {
      model.move([{ from: place, to: target, currency, minor: missing < 0n ? -part : part }]);
      if (how !== 'CHARGED') return;
      const isKnown = model.debts.some((known) => {
        return known.owner === owner && known.currency === currency && known.office === office;
      });
      if (!isKnown) model.debts.push({ owner, currency, office });
    },
  };
}

export function repayment({ model, people, offices }: Business, planned: PlannedOperation): CashRequest | undefined {
  const { kind, pick, amount } = planned;
  const owing = model.debts.filter(
    ({ owner, currency, office }) => model.held(`debt of ${owner} in ${office}`, currency) > 0n,
  );
  const debt = pickFrom(owing, pick);
  if (!debt) return undefined;
  const { owner, currency, office } = debt;
  const place: Place = `debt of ${owner} in ${office}`;
  const owed = model.held(place, currency);
  const minor = amount < owed ? amount : owed;
  const about = { id: newId(), officeId: offices[office], userId: people[owner].id };
  return {
    kind,
    by: owner === 'superadmin' ? 'admin' : 'superadmin',
    request: 'POST /cash/repayments',
    body: { ...about, currency, amount: fromMinor(minor) },
    takes: [],
    uses: [place],
    apply: () => model.move([{ from: place, to: `till of ${office}`, currency, minor }]),
  };
}
