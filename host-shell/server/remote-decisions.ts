import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { REGISTRY_HEADER, RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import { readIfThere, writeDurably } from '@comptoir/remote-registry';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

/** Polling interval in milliseconds: a demoted version is offered for a few seconds at most. */
const PERIOD_MS = 3_000;
/** A name without extension is not served: the file is private to the page server. */
const FILE = '.last-decisions';

const Decisions = z.array(RemoteDecision);

export interface DecisionsOptions {
  ask: (headers: Readonly<Record<string, string>>) => Promise<unknown>;
  revision: () => Promise<number>;
  /** Folder that keeps the last answer over a restart; absent: memory only. */
  keptIn: string | undefined;
  onHeard?: () => void;
  /** Milliseconds. */
  period?: number;
}

/** Decisions on published versions as the API last answered; unchanged while it is away. */
export async function liveDecisions(
  server: FastifyInstance,
  { ask, revision, keptIn, onHeard, period = PERIOD_MS }: DecisionsOptions,
): Promise<() => readonly RemoteDecision[]> {
  const file = keptIn === undefined ? undefined : path.join(keptIn, FILE);
  let text = (file !== undefined && (await readIfThere(file))?.toString()) || '[]';
  let current = parsed(text);
  let state: 'heard' | 'away' = 'heard';
  let served: number | undefined;

  async function look(): Promise<void> {
    try {
      const answered = z.parse(Decisions, await ask(headers()));
      const said = JSON.stringify(answered);
      const isNew = said !== text;
      if (isNew) await keep(said);
      state = 'heard';
      onHeard?.();
      // The identity of the object is a cache key: keep it for equal decisions.
      if (isNew) [text, current] = [said, answered];
    } catch (cause) {
      if (state === 'heard')
        server.log.error({ err: cause }, 'The decisions on remotes cannot be read; the last ones stay');
      state = 'away';
    }
  }

  /** Sends the revision as of the last request: a slow registry must not delay decisions. */
  function headers(): Record<string, string> {
    const told = served;
    revision().then(
      (now) => (served = now),
      () => undefined,
    );
    return told === undefined ? {} : { [REGISTRY_HEADER]: String(told) };
  }

  async function keep(said: string): Promise<void> {
    if (keptIn === undefined || file === undefined) return;
    await mkdir(keptIn, { recursive: true });
    await writeDurably(file, said);
  }

  let timer: NodeJS.Timeout | undefined;
  const lookAgain = async () => {
    await look();
    timer &&= setTimeout(() => void lookAgain(), period).unref();
  };
  server.addHook('onReady', async () => {
    // Not awaited: the API may be this very server.
    timer = setTimeout(() => void lookAgain(), 0).unref();
  });
  server.addHook('onClose', async () => {
    clearTimeout(timer);
    timer = undefined;
  });
  return () => current;
}

function parsed(text: string): readonly RemoteDecision[] {
  try {
    return z.parse(Decisions, JSON.parse(text));
  } catch {
    // The format of another version; the next request replaces it.
    return [];
  }
}
