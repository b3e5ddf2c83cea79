const unanswered: string[] = [];

afterEach(() => refuseUnanswered());

/** Remembers a request that the test has no answer for, so that the test fails by its name. */
export function noteUnanswered(sentence: string): void {
  unanswered.push(sentence);
}

/** @throws Error that names the requests without an answer since the last call */
export function refuseUnanswered(): void {
  const sentences = unanswered.splice(0);
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}
