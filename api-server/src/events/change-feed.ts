import type { Resource } from '@comptoir/api-contract/resources';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../access/person';
import type { Connection } from '../database/database';
import type { EventStream } from './event-stream';
import { mayRead } from './list-readers';
import { findRaisedLists, keyOf, staleLists, type RaisedList } from './raised-lists.repository';

const PERIOD_MS = 1_000;
/** Polls between session checks, and between heartbeats. */
const SESSION_TURNS = 5;
const BEAT_TURNS = 15;
/** Tolerated clock difference between servers. */
const CLOCK_MS = 5_000;
/** Time for a client to read the end of its stream. */
const CLOSING_MS = 1_000;
/** Margin when catching up, so that clients disconnected slightly earlier share one query. */
const CATCH_UP_MARGIN_MS = 30_000;
export const STREAMS_PER_PERSON = 20;

const OF_NO_OFFICE = { officeId: null, countryCode: null, version: 0n } as const;

export interface Listener {
  person: Person;
  token: string;
  stream: EventStream;
}

type Raised = Awaited<ReturnType<typeof findRaisedLists>>;

/** Shared query for clients that join before the feed has data. */
interface CatchUp {
  /** Undefined to get only the current position. */
  from: Date | undefined;
  answer: Promise<Raised>;
}

export interface ChangeFeedOptions {
  connection: Connection;
  identifyAll: (tokens: readonly string[]) => Promise<Map<string, Person>>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Notifies streams of this server about changed lists, also those changed by other servers. One small query per
 * second for all streams; none while there are no streams.
 */
export class ChangeFeed {
  private readonly listeners = new Set<Listener>();
  private readonly seen = new Map<string, { raised: RaisedList; at: Date }>();
  /** Complete from this moment on. */
  private began: Date | undefined;
  private at: Date | undefined;
  private catchUp: CatchUp | undefined;
  private turns = 0;
  private state: 'idle' | 'running' | 'closed' = 'idle';

  constructor(private readonly options: ChangeFeedOptions) {}

  /** Adds a stream; first sends changes since `since`. */
  async join(listener: Listener, since: Date | undefined): Promise<void> {
    const { stream } = listener;
    if (this.state === 'closed') return stream.end();
    this.makeRoom(listener);
    this.listeners.add(listener);
    stream.once('close', () => this.listeners.delete(listener));
    try {
      const { at, raised } = this.fromMemory(since) ?? (await this.fromDatabase(since));
      this.at ??= at;
      this.began ??= at;
      if (since) send(listener, at, staleLists(raised));
    } catch (error) {
      stream.destroy();
      throw error;
    }
    if (this.state === 'idle') void this.run();
  }

  /** Answers from memory, so that mass reconnects cause no queries. */
  private fromMemory(since: Date | undefined): Raised | undefined {
    const { at, began } = this;
    if (!at || !began || (since && since < began)) return undefined;
    return { at, raised: this.seenSince(since ?? at) };
  }

  private seenSince(since: Date): RaisedList[] {
    const from = since.getTime() - CLOCK_MS;
    return [...this.seen.values()].filter(({ at }) => at.getTime() > from).map(({ raised }) => raised);
  }

  /** After a restart, reconnecting clients share one query. */
  private async fromDatabase(since: Date | undefined): Promise<Raised> {
    const { at, raised } = await (this.sharedCatchUp(since) ?? this.startCatchUp(since)).answer;
    // The shared query may be older than the feed.
    return { at, raised: since ? [...raised, ...this.seenSince(since)] : [] };
  }

  private sharedCatchUp(since: Date | undefined): CatchUp | undefined {
    const { catchUp } = this;
    if (!catchUp || !since) return catchUp;
    const further = catchUp.from && since.getTime() - catchUp.from.getTime();
    return further !== undefined && further >= 0 && further <= 2 * CATCH_UP_MARGIN_MS ? catchUp : undefined;
  }

  private startCatchUp(since: Date | undefined): CatchUp {
    const from = since && new Date(since.getTime() - CATCH_UP_MARGIN_MS);
    const catchUp = { from, answer: findRaisedLists(this.options.connection, from) };
    this.catchUp = catchUp;
    catchUp.answer.catch(() => {
      if (this.catchUp === catchUp) this.catchUp = undefined;
    });
    return catchUp;
  }

  announce(list: Resource): void {
    const at = this.at;
    if (at) for (const listener of this.listeners) send(listener, at, [{ list, ...OF_NO_OFFICE }]);
  }

  get size(): number {
    return this.listeners.size;
  }

  close(): void {
    this.state = 'closed';
    for (const { stream } of this.listeners) endInTime(stream);
  }

  /** Closes the oldest streams above the limit, which are most likely dead. */
  private makeRoom({ person: { id } }: Listener): void {
    const own = [...this.listeners].filter(({ person }) => person.id === id);
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - STREAMS_PER_PERSON))) {
      this.listeners.delete(oldest);
      endInTime(oldest.stream);
    }
  }

  private async run(): Promise<void> {
    this.state = 'running';
    while (this.state === 'running') {
      await pause(PERIOD_MS, undefined, { ref: false });
      if (this.state === 'running' && this.listeners.size > 0) await this.turn();
      else if (this.state === 'running') this.rest();
    }
  }

  /** Without streams nothing is tracked; a new client has just read its lists. */
  private rest(): void {
    this.state = 'idle';
    this.at = this.began = this.catchUp = undefined;
  }

  private async turn(): Promise<void> {
    this.turns += 1;
    try {
      if (this.turns % SESSION_TURNS === 0) await this.endSessions();
      await this.poll();
    } catch (error) {
      // The next poll repeats from the same position.
      this.options.log.warn({ err: error }, 'Live changes cannot be read; retrying');
    }
  }

  private async poll(): Promise<void> {
    const { at, raised } = await findRaisedLists(this.options.connection, this.at);
    const changed = staleLists(raised.filter((list) => this.isNew(list, at)));
    this.at = at;
    for (const listener of this.listeners) {
      if (send(listener, at, changed)) continue;
      if (this.turns % BEAT_TURNS === 0) listener.stream.beat(at);
    }
  }

  private isNew(raised: RaisedList, at: Date): boolean {
    const key = keyOf(raised);
    if (this.seen.get(key)?.raised.version === raised.version) return false;
    this.seen.set(key, { raised, at });
    return true;
  }

  private async endSessions(): Promise<void> {
    const requested = [...this.listeners];
    const people = await this.options.identifyAll(requested.map(({ token }) => token));
    for (const listener of requested) {
      const person = people.get(listener.token);
      if (person) listener.person = person;
      else listener.stream.end();
    }
  }
}

/** Destroys the stream if the client does not read its end. */
function endInTime(stream: EventStream): void {
  stream.end();
  setTimeout(() => stream.destroy(), CLOSING_MS).unref();
}

function send({ person, stream }: Listener, at: Date, raised: readonly RaisedList[]): boolean {
  const changes = raised.filter((list) => mayRead(person, list)).map(({ list, officeId }) => ({ list, officeId }));
  if (changes.length > 0) stream.tell(at, changes);
  return changes.length > 0;
}
