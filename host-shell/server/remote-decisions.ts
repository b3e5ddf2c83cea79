import { REGISTRY_HEADER, RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { polledAnswer, type PolledAnswerOptions } from './polled-answer';

export interface DecisionsOptions extends Pick<PolledAnswerOptions<unknown>, 'keptIn' | 'onAnswer' | 'period'> {
  ask: (headers: Readonly<Record<string, string>>) => Promise<unknown>;
  revision: () => Promise<number>;
}

/** Decisions on published versions; a demoted version is offered for a few seconds at most. */
export function liveDecisions(
  server: FastifyInstance,
  { ask, revision, ...polled }: DecisionsOptions,
): Promise<() => readonly RemoteDecision[]> {
  let served: number | undefined;

  /** Sends the revision as of the last request: a slow registry must not delay decisions. */
  function headers(): Record<string, string> {
    const announced = served;
    revision().then(
      (now) => (served = now),
      () => undefined,
    );
    return announced === undefined ? {} : { [REGISTRY_HEADER]: String(announced) };
  }

  return polledAnswer(server, {
    ...polled,
    ask: () => ask(headers()),
    schema: z.array(RemoteDecision),
    empty: [],
    file: '.last-decisions',
    warning: 'The decisions on remotes cannot be read; the last ones stay',
  });
}
