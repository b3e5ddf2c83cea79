import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { doPageWork } from './page-work';

/** Threshold of a long task, in milliseconds. */
const LONG_TASK_MS = 50;
/** Duration of ./page-work.ts on a phone that is four times slower than the machine of docs/benchmarks.md. */
const WORK_ON_A_PHONE_MS = 280;
/** The minimum of the rounds counts, because other load only adds. */
const ROUNDS = 3;

export interface TaskTimes {
  tasks: readonly number[];
  /** Processor time of the constant work in an empty page. */
  work: number;
}

export async function taskTimesOf(page: Page, open: () => Promise<void>): Promise<TaskTimes> {
  const session = await page.context().newCDPSession(page);
  const tasks = await tasksDuring(session, open);
  await session.detach();
  const rounds: number[] = [];
  while (rounds.length < ROUNDS) rounds.push(await workTimeOf(page.context()));
  const work = Math.min(...rounds);
  if (!(work > 0)) throw new Error('The trace has no processor times of tasks');
  return { tasks, work };
}

/** In an empty page: memory in use changes the time of the same work by a third. */
async function workTimeOf(context: BrowserContext): Promise<number> {
  const empty = await context.newPage();
  const session = await context.newCDPSession(empty);
  const tasks = await tasksDuring(session, () => doPageWork(empty));
  await empty.close();
  return Math.max(...tasks);
}

/**
 * Total blocking time on a slow phone, in milliseconds. From processor time, because wall-clock time on a busy machine
 * turns short tasks into long ones.
 */
export function blockingOnAPhone({ tasks, work }: TaskTimes): number {
  const slower = WORK_ON_A_PHONE_MS / work;
  return tasks.reduce((sum, time) => sum + Math.max(0, time * slower - LONG_TASK_MS), 0);
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
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
