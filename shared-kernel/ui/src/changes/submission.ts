import { v4 as uuid } from 'uuid';

/** Content being sent, with its idempotency key. */
export interface Sending<Content> {
  content: Content;
  key: string;
}

export interface SubmissionMemory<Content> {
  read: () => Sending<Content> | undefined;
  write: (sending: Sending<Content> | undefined) => void;
}

/** Gives each submission of a form an idempotency key: the same content keeps its key until it is answered. */
export interface Submission<Content> {
  /** Returns the submission for `content`; if the same is unanswered, exactly the one sent before. */
  open: (content: Content) => Sending<Content>;
  /** Marks the submission as answered; the next one gets a new key, even with the same content. */
  settle: () => void;
  /** The submission without an answer: it may have arrived. */
  unanswered: () => Sending<Content> | undefined;
  /** Resumes an unanswered submission, so that `open` uses its key again. */
  resume: (sending: Sending<Content>) => void;
}

export interface SubmissionOptions<Content> {
  /** Part of the content that distinguishes submissions; all of it by default. Leave out the time of sending. */
  identity?: (content: Content) => unknown;
  /** Lasts as long as the page by default. */
  memory?: SubmissionMemory<Content>;
}

/** Creates a submission that keeps its key until it is answered, so that sending it again has no second effect. */
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
