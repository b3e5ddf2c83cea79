import { refused } from '../api-error';
import type { Connection } from '../database/database';
import type { RequireStepUp } from '../http/step-up';
import { isConfirmed } from '../session/sessions.repository';
import type { FactorRules } from './factor-rules';
import { hasFactor } from './factors.repository';

/**
 * Requires a confirmed session of people who have a second step. API keys, which cannot confirm, have their own limits.
 *
 * @throws {ApiError} 403 `step-up`
 */
export function stepUpOf(connection: Connection, { stepUpSeconds }: FactorRules): RequireStepUp {
  return async ({ id, sessionId, scopes }, within = connection) => {
    if (stepUpSeconds === undefined || scopes) return;
    if (await isConfirmed(within, sessionId, stepUpSeconds)) return;
    if (await hasFactor(within, id)) throw refused('step-up');
  };
}
