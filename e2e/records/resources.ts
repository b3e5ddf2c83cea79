import type { Proofs, RecordRow } from './record';
import { agency } from './rows/agency';
import { collection } from './rows/collection';
import { office } from './rows/office';
import { collector, manager } from './rows/people';
import { supplier } from './rows/supplier';

/** Every resource that people create, change and delete; a new team adds its own row. */
export const records: readonly RecordRow[] = [agency, collection, collector, manager, office, supplier];

const money = 'money is booked once and never changed, so its answers read otherwise';
const neverChanged = (elsewhere: string) => ({ elsewhere, because: 'what is booked is taken back, not changed' });
const inWords = (elsewhere: string) => ({ elsewhere, because: money });

/** Booked records have separate specs, named here. */
export const booked: Readonly<Record<string, Proofs>> = {
  'a trade': {
    'another person changed it': neverChanged('finance/reversal-refused.spec.ts'),
    'another person deleted it': neverChanged('finance/reversal-refused.spec.ts'),
    'no connection': inWords('finance/never-twice.spec.ts'),
    'lost answer': inWords('finance/never-twice.spec.ts'),
    'double click': inWords('finance/never-twice.spec.ts'),
    'slow answer': inWords('finance/never-twice.spec.ts'),
    'leaving unsaved': inWords('finance/trade-refused.spec.ts'),
    'keyboard alone': inWords('finance/keyboard.spec.ts'),
    'three languages': inWords('finance/refused-in-language.spec.ts'),
  },
  'an expense': {
    'another person changed it': neverChanged('finance/reversal-refused.spec.ts'),
    'another person deleted it': neverChanged('finance/reversal-refused.spec.ts'),
    'no connection': inWords('finance/never-twice.spec.ts'),
    'lost answer': inWords('finance/never-twice.spec.ts'),
    'double click': inWords('finance/never-twice.spec.ts'),
    'slow answer': inWords('finance/add-expense.spec.ts'),
    'leaving unsaved': inWords('finance/add-expense.spec.ts'),
    'keyboard alone': inWords('stories/manager-day.spec.ts'),
    'three languages': inWords('finance/refused-in-language.spec.ts'),
  },
  'a collected amount': {
    'another person changed it': inWords('finance/correction-refused.spec.ts'),
    'another person deleted it': neverChanged('finance/reversal-refused.spec.ts'),
    'no connection': inWords('my-day/round.spec.ts'),
    'lost answer': inWords('my-day/round.spec.ts'),
    'double click': inWords('my-day/round.spec.ts'),
    'slow answer': inWords('my-day/round.spec.ts'),
    'leaving unsaved': inWords('finance/correction-refused.spec.ts'),
    'keyboard alone': inWords('my-day/round.spec.ts'),
    'three languages': inWords('finance/refused-in-language.spec.ts'),
  },
};
