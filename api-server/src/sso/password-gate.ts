import { refused } from '../api-error';
import type { Connection } from '../database/database';
import { hasFactor } from '../factors/factors.repository';
import type { Account } from '../session/people.repository';
import type { SecondStep } from '../session/session.service';
import type { SsoRules } from './sso-rules';

/**
 * Break-glass accounts, which sign in without the provider: listed ones, and SUPERADMINs with a second step. All
 * accounts, unless the single sign-on is the only way.
 *
 * @throws {ApiError} 403 `sso-only`
 */
export async function requireOwnSignIn(
  connection: Connection,
  rules: SsoRules | undefined,
  { id, email, role }: Account,
): Promise<void> {
  const listed = rules?.breakGlass;
  if (!listed || listed.includes(email.toLowerCase())) return;
  if (role !== 'SUPERADMIN' || !(await hasFactor(connection, id))) throw refused('sso-only');
}

/** Stops passwords of other accounts, before their second step. */
export function passwordGate(rules: SsoRules | undefined, secondStep: SecondStep): SecondStep {
  return async (connection, account, exchange) => {
    await requireOwnSignIn(connection, rules, account);
    await secondStep(connection, account, exchange);
  };
}
