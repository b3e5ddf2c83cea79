import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { doPageWork } from './page-work';

/** A task longer than this blocks a person who acts meanwhile, in milliseconds; the field's long task. */
const LONG_TASK_MS = 50;
/** What the work of ./page-work.ts takes on a phone that is four times slower than the machine of docs/benchmarks.md. */
const WORK_ON_A_PHONE_MS = 280;
/** How often the work is done: the least counts, because whatever else the machine does only adds. */
const ROUNDS = 3;

export interface TaskTimes {
  /** Processor time of each task of the page's main thread, in milliseconds. */
  tasks: readonly number[];
  /** That of the work that never changes, in an empty page. */
  work: number;
}

/** Opens a page, and tells what its tasks, and work that never changes, take of the processor. */
export async function taskTimesOf(page: Page, open: () => Promise<void>): Promise<TaskTimes> {
  const session = await page.context().newCDPSession(page);
  const tasks = await tasksDuring(session, open);
  await session.detach();
  const rounds: number[] = [];
  while (rounds.length < ROUNDS) rounds.push(await workTimeOf(page.context()));
  const work = Math.min(...rounds);
  if (!(work > 0)) throw new Error('The browser told nothing of the processor time of its tasks');
  return { tasks, work };
}

/** In a page of its own: one that has much in memory does the same work in two thirds of the time, or not. */
async function workTimeOf(context: BrowserContext): Promise<number> {
  const empty = await context.newPage();
  const session = await context.newCDPSession(empty);
  const tasks = await tasksDuring(session, () => doPageWork(empty));
  await empty.close();
  return Math.max(...tasks);
}

/**
 * The total blocking time that a slow phone would have of it, in milliseconds. Not the clock's time: that of a busy
 * machine counts what it does for others, and so many tasks become long ones.
 */
export function blockingOnAPhone({ tasks, work }: TaskTimes): number {
  const slower = WORK_ON_A_PHONE_MS / work;
  return tasks.reduce((sum, time) => sum + Math.max(0, time * slower - LONG_TASK_MS), 0);
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of processor. */
  tdur?: number;
  args: { name?: string };
}

async function tasksDuring(session: CDPSession, work: () => Promise<unknown>): Promise<number[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the protocol leaves open what it traces
    events.push(...(value as TraceEvent[]));
  };
  session.on('Tracing.dataCollected', collect);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  const traceConfig = { includedCategories: ['toplevel'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await work();
  // The task that answered is told of once it is over.
  await session.send('Runtime.evaluate', { expression: 'new Promise(setTimeout)', awaitPromise: true });
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  return events
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && main.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}
