import type { SignInStep } from '@comptoir/api-contract/factors';
import { refusals } from '@comptoir/api-contract/refusals';
import type { Role } from '@comptoir/api-contract/roles';
import { ApiError } from '../api-error';
import { DAY_MS } from '../calendar/durations';
import type { Connection } from '../database/database';
import { sourceOf } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
import type { SecondStep } from '../session/session.service';
import { policyOf, type FactorRules } from './factor-rules';
import { markFactorsRequired, hasFactor } from './factors.repository';
import { markBrowser } from './sign-in-browser';
import { issueTicket } from '../session/tickets.repository';

/**
 * Stops sign-ins that need a second step: of people who have one, whatever the policy is meanwhile, and of people who
 * have none in the time that the policy gives. Its event shows a stolen password that ends here.
 */
export function secondStepOf(rules: FactorRules): SecondStep {
  return async (connection, account, { reply, idToken }) => {
    const step = await neededStep(connection, rules, account);
    if (!step) return;
    const purpose = step === 'factor' ? 'SIGN_IN' : 'ENROLMENT';
    const owner = { userId: account.id, browser: markBrowser(reply) };
    const ticket = await issueTicket(connection, purpose, owner, { ...(idToken !== undefined && { idToken }) });
    const details = { step, ...(idToken !== undefined && { sso: true }) };
    await recordEvent(connection, sourceOf(reply.request), { kind: 'SECOND_STEP_ASKED', about: account, details });
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
  const started = await markFactorsRequired(connection, id);
  return Date.now() < started.getTime() + policy.days * DAY_MS ? undefined : 'enrolment';
}

/** The values are for programs, not part of the sentence. */
function stopped(values: SignInStep): ApiError {
  const [status, message] = refusals['second-step'];
  return new ApiError(status, { code: 'second-step', message, values });
}
