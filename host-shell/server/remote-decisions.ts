import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { REGISTRY_HEADER, RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import { readIfThere, writeDurably } from '@comptoir/remote-registry';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

/** How often the API is asked, in milliseconds: a version that was demoted is not offered a few seconds later. */
const PERIOD_MS = 3_000;
/** Named without an ending that is served: the file is for the page server alone. */
const FILE = '.last-decisions';

const Decisions = z.array(RemoteDecision);

export interface DecisionsOptions {
  /** The answer of `listRemoteDecisions` to a server with these headers. */
  ask: (headers: Readonly<Record<string, string>>) => Promise<unknown>;
  /** The revision of the registry that pages are made of. */
  revision: () => Promise<number>;
  /** Folder in which the last answer outlives a restart; absent: it is kept in memory only. */
  keptIn: string | undefined;
  /** Each time that the API answered. */
  onHeard?: () => void;
  /** Milliseconds. */
  period?: number;
}

/** What was decided of published versions, as the API said last: while it is away, nothing changes. */
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
      // The same object for the same decisions: what was made with it is used again.
      if (isNew) [text, current] = [said, answered];
    } catch (cause) {
      if (state === 'heard')
        server.log.error({ err: cause }, 'The decisions on remotes cannot be read; the last ones stay');
      state = 'away';
    }
  }

  /** Tells what was served when it asked before: a registry that is slow to answer keeps no decision waiting. */
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
    // Not waited for: the API may be this very server.
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
    // Kept by another version: the API is asked in a moment.
    return [];
  }
}
