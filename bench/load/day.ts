import { setTimeout as pause } from 'node:timers/promises';
import { anyCall, calls, firstAgencies } from './calls';
import { Figures } from './figures';
import { ask, type Person } from './person';

/** Pause between an answer and the next call, in milliseconds. */
const THINK_MS = { least: 500, most: 1_500 };

const NO_THOUGHT = { least: 0, most: 0 };

export async function work(
  address: string,
  people: readonly Person[],
  { seconds, impatient = false }: { seconds: number; impatient?: boolean },
): Promise<Figures> {
  const { least, most } = impatient ? NO_THOUGHT : THINK_MS;
  const figures = new Figures();
  const end = performance.now() + 1_000 * seconds;
  await Promise.all(
    people.map(async (person) => {
      for (;;) {
        await pause(least + Math.random() * (most - least));
        if (performance.now() > end) return;
        const call = anyCall();
        const request = call.request(person);
        const isFirst = call.kind === 'agencies' && !person.known.has(request.path);
        figures.add(isFirst ? firstAgencies : call, await ask(address, person, request));
      }
    }),
  );
  return figures;
}

/** Warm-up: programs become faster while they run. */
export async function rehearse(address: string, person: Person): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    for (const call of calls) await ask(address, person, call.request(person));
  }
  person.known.clear();
  person.versions.clear();
}
