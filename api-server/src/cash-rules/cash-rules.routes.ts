import type { Handlers } from '../http/handlers';
import { cashRulesOf, setCashRules } from './cash-rules.service';

export const cashRuleHandlers = {
  getCashRules: ({ connection, ...call }) => cashRulesOf(connection, call),
  setCashRules: (call) => setCashRules(call),
} satisfies Partial<Handlers>;
