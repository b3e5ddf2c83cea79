import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { readIfThere, writeDurably } from '@comptoir/remote-registry';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

/** Polling interval in milliseconds: a changed answer takes effect after a few seconds. */
const PERIOD_MS = 3_000;

export interface PolledAnswerOptions<Answer> {
  ask: () => Promise<unknown>;
  schema: z.ZodMiniType<Answer>;
  empty: Answer;
  /** File name without extension, so that it is not served: it is private to the page server. */
  file: string;
  /** Folder that keeps the last answer over a restart; absent: memory only. */
  keptIn: string | undefined;
  /** Logged when the API does not answer. */
  warning: string;
  onAnswer?: (() => void) | undefined;
  /** Milliseconds. */
  period?: number | undefined;
}

/** Answer of the API as it was last; unchanged while it is away. */
export async function polledAnswer<Answer>(
  server: FastifyInstance,
  { ask, schema, empty, keptIn, warning, onAnswer, period = PERIOD_MS, ...named }: PolledAnswerOptions<Answer>,
): Promise<() => Answer> {
  const file = keptIn === undefined ? undefined : path.join(keptIn, named.file);
  let text = (file !== undefined && (await readIfThere(file))?.toString()) || JSON.stringify(empty);
  let current = parsed(text);
  let state: 'heard' | 'away' = 'heard';

  function parsed(kept: string): Answer {
    try {
      return z.parse(schema, JSON.parse(kept));
    } catch {
      // The format of another version; the next request replaces it.
      return empty;
    }
  }

  async function look(): Promise<void> {
    try {
      const answered = z.parse(schema, await ask());
      const serialized = JSON.stringify(answered);
      const isNew = serialized !== text;
      if (isNew) await keep(serialized);
      state = 'heard';
      onAnswer?.();
      // The identity of the object is a cache key: keep it for equal answers.
      if (isNew) [text, current] = [serialized, answered];
    } catch (cause) {
      if (state === 'heard') server.log.error({ err: cause }, warning);
      state = 'away';
    }
  }

  async function keep(serialized: string): Promise<void> {
    if (keptIn === undefined || file === undefined) return;
    await mkdir(keptIn, { recursive: true });
    await writeDurably(file, serialized);
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
