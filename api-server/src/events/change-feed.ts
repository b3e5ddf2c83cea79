import type { Resource } from '@comptoir/api-contract/resources';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../access/person';
import type { Connection } from '../database/database';
import type { EventStream } from './event-stream';
import { mayRead } from './list-readers';
import { findRaisedLists, staleLists, type RaisedList } from './raised-lists.repository';

/** How often the database is asked, in milliseconds. */
const PERIOD_MS = 1_000;
/** Every how many turns the sessions are looked at, and a sign of life is sent. */
const SESSION_TURNS = 5;
const BEAT_TURNS = 15;
/** How far the moments that servers tell may be from what was to be seen at them, in milliseconds. */
const CLOCK_MS = 5_000;
/** How long a client may take to read the end of its stream, in milliseconds. */
const CLOSING_MS = 1_000;
/** How much further back is asked for whoever comes back, for others who left a little earlier, in milliseconds. */
const LOOK_BACK_MS = 30_000;
/** How many streams of one person are open at most: as many windows as anybody looks at, and some lines that went dead. */
export const STREAMS_PER_PERSON = 20;

const OF_NO_OFFICE = { officeId: null, countryCode: null, version: 0n } as const;

export interface Listener {
  person: Person;
  token: string;
  stream: EventStream;
}

type Raised = Awaited<ReturnType<typeof findRaisedLists>>;

/** What the database was asked for those who join before the feed knows it. */
interface LookBack {
  /** Undefined: only for the moment to begin with. */
  from: Date | undefined;
  answer: Promise<Raised>;
}

export interface ChangeFeedOptions {
  connection: Connection;
  /** Who bears each of these tokens now; those whose session has ended are left out. */
  identifyAll: (tokens: readonly string[]) => Promise<Map<string, Person>>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Tells all who listen to this server which lists change, also by other servers. One small query a second serves them
 * all, and none is made while nobody listens.
 */
export class ChangeFeed {
  private readonly listeners = new Set<Listener>();
  /** The last version of each list that was raised, and when the feed saw it first. */
  private readonly seen = new Map<string, { raised: RaisedList; at: Date }>();
  /** Everything since then is known. */
  private began: Date | undefined;
  /** Everything before it has been told. */
  private at: Date | undefined;
  private lookBack: LookBack | undefined;
  private turns = 0;
  private state: 'idle' | 'running' | 'closed' = 'idle';

  constructor(private readonly options: ChangeFeedOptions) {}

  /** Tells a stream what changes from now on, and first what changed since a moment that its client remembers. */
  async join(listener: Listener, since: Date | undefined): Promise<void> {
    const { stream } = listener;
    if (this.state === 'closed') return stream.end();
    this.makeRoom(listener);
    this.listeners.add(listener);
    stream.once('close', () => this.listeners.delete(listener));
    try {
      const { at, raised } = this.known(since) ?? (await this.asked(since));
      this.at ??= at;
      this.began ??= at;
      if (since) tell(listener, at, staleLists(raised));
    } catch (error) {
      stream.destroy();
      throw error;
    }
    if (this.state === 'idle') void this.run();
  }

  /** What changed since a moment, where the feed has followed it: a thousand who come back at once ask nothing. */
  private known(since: Date | undefined): Raised | undefined {
    const { at, began } = this;
    if (!at || !began || (since && since < began)) return undefined;
    return { at, raised: this.seenSince(since ?? at) };
  }

  private seenSince(since: Date): RaisedList[] {
    const from = since.getTime() - CLOCK_MS;
    return [...this.seen.values()].filter(({ at }) => at.getTime() > from).map(({ raised }) => raised);
  }

  /** The same where the feed began later: of those who all come back to a new server, one asks for the others. */
  private async asked(since: Date | undefined): Promise<Raised> {
    const { at, raised } = await (this.sharedLookBack(since) ?? this.ask(since)).answer;
    // Others may have asked a while ago; the feed has followed since.
    return { at, raised: since ? [...raised, ...this.seenSince(since)] : [] };
  }

  private sharedLookBack(since: Date | undefined): LookBack | undefined {
    const { lookBack } = this;
    if (!lookBack || !since) return lookBack;
    const further = lookBack.from && since.getTime() - lookBack.from.getTime();
    return further !== undefined && further >= 0 && further <= 2 * LOOK_BACK_MS ? lookBack : undefined;
  }

  private ask(since: Date | undefined): LookBack {
    const from = since && new Date(since.getTime() - LOOK_BACK_MS);
    const lookBack = { from, answer: findRaisedLists(this.options.connection, from) };
    this.lookBack = lookBack;
    lookBack.answer.catch(() => {
      if (this.lookBack === lookBack) this.lookBack = undefined;
    });
    return lookBack;
  }

  /** Tells all who listen to this server that a list is to be read again, though no record of it changed. */
  announce(list: Resource): void {
    const at = this.at;
    if (at) for (const listener of this.listeners) tell(listener, at, [{ list, ...OF_NO_OFFICE }]);
  }

  /** How many listen now. */
  get size(): number {
    return this.listeners.size;
  }

  /** Ends every stream, so that the server can close. */
  close(): void {
    this.state = 'closed';
    for (const { stream } of this.listeners) endInTime(stream);
  }

  /** Whoever opens more streams than are allowed loses the oldest: it is the one that nobody reads any more. */
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

  /** Nobody listens: what changes until somebody does is in what that one will just have read. */
  private rest(): void {
    this.state = 'idle';
    this.at = this.began = this.lookBack = undefined;
  }

  private async turn(): Promise<void> {
    this.turns += 1;
    try {
      if (this.turns % SESSION_TURNS === 0) await this.endSessions();
      await this.poll();
    } catch (error) {
      // The next turn asks from the same moment: nothing is lost.
      this.options.log.warn({ err: error }, 'Changes cannot be read for now');
    }
  }

  private async poll(): Promise<void> {
    const { at, raised } = await findRaisedLists(this.options.connection, this.at);
    const changed = staleLists(raised.filter((list) => this.isNew(list, at)));
    this.at = at;
    for (const listener of this.listeners) {
      if (tell(listener, at, changed)) continue;
      if (this.turns % BEAT_TURNS === 0) listener.stream.beat(at);
    }
  }

  private isNew(raised: RaisedList, at: Date): boolean {
    const key = `${raised.list} ${raised.officeId}`;
    if (this.seen.get(key)?.raised.version === raised.version) return false;
    this.seen.set(key, { raised, at });
    return true;
  }

  private async endSessions(): Promise<void> {
    // Whoever joins while this is asked was not asked about, and stays.
    const asked = [...this.listeners];
    const people = await this.options.identifyAll(asked.map(({ token }) => token));
    for (const listener of asked) {
      const person = people.get(listener.token);
      if (person) listener.person = person;
      else listener.stream.end();
    }
  }
}

/** Ends a stream, also for a client that does not read it. */
function endInTime(stream: EventStream): void {
  stream.end();
  setTimeout(() => stream.destroy(), CLOSING_MS).unref();
}

/** Whether there was anything to tell. */
function tell({ person, stream }: Listener, at: Date, raised: readonly RaisedList[]): boolean {
  const changes = raised
    .filter((list) => mayRead(person, list))
    .map(({ list, officeId }) => ({ list, officeId: list === 'inbox' ? null : officeId }));
  if (changes.length > 0) stream.tell(at, changes);
  return changes.length > 0;
}
