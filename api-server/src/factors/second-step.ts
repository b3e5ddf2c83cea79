import type { SignInStep } from '@comptoir/api-contract/factors';
import { refusals } from '@comptoir/api-contract/refusals';
import type { Role } from '@comptoir/api-contract/roles';
import { ApiError } from '../api-error';
import { DAY_MS } from '../calendar/durations';
import type { Connection } from '../database/database';
import type { SecondStep } from '../session/session.service';
import { policyOf, type FactorRules } from './factor-rules';
import { firstAsked, hasFactor } from './factors.repository';
import { markBrowser } from './sign-in-browser';
import { issueTicket } from './tickets.repository';

/**
 * Stops sign-ins that need a second step: of people who have one, whatever the policy is meanwhile, and of people who
 * have none in the time that the policy gives.
 */
export function secondStepOf(rules: FactorRules): SecondStep {
  return async (connection, account, { reply }) => {
    const step = await neededStep(connection, rules, account);
    if (!step) return;
    const purpose = step === 'factor' ? 'SIGN_IN' : 'ENROLMENT';
    const ticket = await issueTicket(connection, purpose, { userId: account.id, browser: markBrowser(reply) });
    throw stopped({ step, ticket, passkeys: rules.passkeys ? 'on' : 'off' });
  };
}

async function neededStep(
  connection: Connection,
  rules: FactorRules,
  { id, role }: { id: string; role: Role },
): Promise<SignInStep['step'] | undefined> {
  if (await hasFactor(connection, id)) return 'factor';
  const policy = policyOf(rules, role);
  if (policy.kind !== 'required') return undefined;
  const begun = await firstAsked(connection, id);
  return Date.now() < begun.getTime() + policy.days * DAY_MS ? undefined : 'enrolment';
}

/** The values are for programs, not part of the sentence. */
function stopped(values: SignInStep): ApiError {
  const [status, message] = refusals['second-step'];
  return new ApiError(status, { code: 'second-step', message, values });
}
