import type { Handlers } from '../http/handlers';
import { balanceLimits, setBalanceLimits } from './balance-limits.service';

export const balanceLimitHandlers = {
  getBalanceLimits: ({ connection, ...call }) => balanceLimits(connection, call),
  setBalanceLimits: (call) => setBalanceLimits(call),
} satisfies Partial<Handlers>;
