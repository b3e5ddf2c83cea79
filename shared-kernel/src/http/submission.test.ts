import { createSubmission } from './submission';

describe('a submission', () => {
  test('keeps its key while the same content is tried again', () => {
    const submission = createSubmission();
    expect(submission.keyFor({ amount: 1 })).toBe(submission.keyFor({ amount: 1 }));
  });

  test('is another one with other content', () => {
    const submission = createSubmission();
    expect(submission.keyFor({ amount: 1 })).not.toBe(submission.keyFor({ amount: 2 }));
  });

  test('is another one once the first was answered', () => {
    const submission = createSubmission();
    const first = submission.keyFor({ amount: 1 });
    submission.settle();
    expect(submission.keyFor({ amount: 1 })).not.toBe(first);
  });
});
