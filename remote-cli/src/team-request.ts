import { deploymentOf } from './deployment';
import { Refusal } from './refusal';

interface TeamRequest extends Omit<RequestInit, 'headers'> {
  headers?: Readonly<Record<string, string>>;
  /** Deployment; defaults to the one in `.npmrc` of the folder. */
  to: string | undefined;
  folder: string;
  environment: NodeJS.ProcessEnv;
}

/**
 * Calls a deployment with the token of the team.
 * @returns the answer
 * @throws Refusal with the deployment's message
 */
export async function teamRequest(path: string, { to, folder, environment, ...init }: TeamRequest): Promise<unknown> {
  const deployment = to ?? (await deploymentOf(folder));
  if (deployment === undefined) throw new Refusal('Missing deployment: --at https://comptoir.example');
  const token = environment['PUBLISH_TOKEN'];
  if (!token) throw new Refusal('PUBLISH_TOKEN is missing: the token that the platform team gave to yours.');
  const response = await fetch(new URL(path, deployment), {
    ...init,
    headers: { ...init.headers, accept: 'application/json', authorization: `Bearer ${token}` },
  }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? (cause.cause ?? cause) : cause;
    throw new Refusal(`${deployment} cannot be reached: ${String(reason)}`);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok || answer === undefined)
    throw new Refusal(messageOf(answer) ?? `${deployment} answered ${response.status}`);
  return answer;
}

/** Text of an answer for the terminal. */
export function messageOf(answer: unknown): string | undefined {
  const hasMessage = typeof answer === 'object' && answer !== null && 'message' in answer;
  return hasMessage && typeof answer.message === 'string' ? answer.message : undefined;
}
