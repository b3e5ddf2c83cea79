import { v4 as uuid } from 'uuid';

/** What is being sent, and the idempotency key under which the server knows it again. */
export interface Sending<Content> {
  content: Content;
  key: string;
}

/** Where a submission stands written while it has no answer. */
export interface SubmissionMemory<Content> {
  read: () => Sending<Content> | undefined;
  write: (sending: Sending<Content> | undefined) => void;
}

/** Names each submission of a form: the same content keeps its name until it is answered. */
export interface Submission<Content> {
  /** What to send for `content`; where the same is still unanswered, exactly what was sent before. */
  open: (content: Content) => Sending<Content>;
  /** The submission was answered; the next one is new, even with the same content. */
  settle: () => void;
  /** What was sent and has no answer: it may have arrived or not. */
  unanswered: () => Sending<Content> | undefined;
  /** Takes up what was unanswered, also after something else was sent: `open` goes on with its key. */
  resume: (sending: Sending<Content>) => void;
}

export interface SubmissionOptions<Content> {
  /** What tells two submissions apart; by default all of it. Leave out what says only when it was sent. */
  identity?: (content: Content) => unknown;
  /** By default it lasts as long as the page. */
  memory?: SubmissionMemory<Content>;
}

/** One thing that is sent at a time: it keeps its key until it is answered, so that sending it again does it once. */
export function createSubmission<Content>(options: SubmissionOptions<Content> = {}): Submission<Content> {
  const { identity = (content: Content) => content, memory = pageMemory<Content>() } = options;
  const textOf = (content: Content) => JSON.stringify(identity(content));
  return {
    open: (content) => {
      const pending = memory.read();
      if (pending && textOf(pending.content) === textOf(content)) return pending;
      const sending = { content, key: uuid() };
      memory.write(sending);
      return sending;
    },
    settle: () => memory.write(undefined),
    unanswered: memory.read,
    resume: memory.write,
  };
}

function pageMemory<Content>(): SubmissionMemory<Content> {
  let pending: Sending<Content> | undefined;
  return {
    read: () => pending,
    write: (sending) => {
      pending = sending;
    },
  };
}
