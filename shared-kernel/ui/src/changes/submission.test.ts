import { memoryStorage } from '@comptoir/remote-sdk/testing/memory-storage';
import { createSubmission } from './submission';
import { memoryName, tabMemory, unansweredOf } from './submission-memory';

interface Expense {
  amount: number;
  date: string;
}

const lunch: Expense = { amount: 12, date: '2026-11-20T12:00:00Z' };

describe('a submission', () => {
  test('keeps its key while the same content is retried', () => {
    const submission = createSubmission<Expense>();
    expect(submission.open(lunch)).toEqual(submission.open({ ...lunch }));
  });

  test('gets a new key with other content', () => {
    const submission = createSubmission<Expense>();
    expect(submission.open(lunch).key).not.toBe(submission.open({ ...lunch, amount: 13 }).key);
  });

  test('gets a new key once the first was answered', () => {
    const submission = createSubmission<Expense>();
    const first = submission.open(lunch);
    submission.settle();
    expect(submission.unanswered()).toBeUndefined();
    expect(submission.open(lunch).key).not.toBe(first.key);
  });

  test('is resent unchanged where only the time differs', () => {
    const submission = createSubmission<Expense>({ identity: ({ amount }) => amount });
    const first = submission.open(lunch);
    expect(submission.open({ ...lunch, date: '2026-11-20T12:01:00Z' })).toEqual(first);
  });
});

test('can be resumed after another submission', () => {
  const submission = createSubmission<Expense>();
  const lost = submission.open(lunch);
  submission.open({ ...lunch, amount: 13 });
  submission.settle();
  submission.resume(lost);
  expect(submission.open(lunch)).toEqual(lost);
});

describe('a submission kept in the tab', () => {
  test('is found by the next page, with its key', () => {
    const storage = memoryStorage();
    const sent = createSubmission<Expense>({ memory: tabMemory('expense', 'amina', storage) }).open(lunch);
    const reloaded = createSubmission<Expense>({ memory: tabMemory('expense', 'amina', storage) });
    expect(reloaded.unanswered()).toEqual(sent);
    expect(reloaded.open(lunch)).toEqual(sent);
  });

  test('is invisible to other users', () => {
    const storage = memoryStorage();
    createSubmission<Expense>({ memory: tabMemory('expense', 'amina', storage) }).open(lunch);
    expect(createSubmission<Expense>({ memory: tabMemory('expense', 'karim', storage) }).unanswered()).toBeUndefined();
  });

  test('is removed once answered', () => {
    const storage = memoryStorage();
    const submission = createSubmission<Expense>({ memory: tabMemory('expense', 'amina', storage) });
    submission.open(lunch);
    submission.settle();
    expect(tabMemory('expense', 'amina', storage).read()).toBeUndefined();
  });

  test('is ignored if it cannot be read', () => {
    expect(tabMemory('expense', 'amina', memoryStorage({ 'unanswered expense': '{' })).read()).toBeUndefined();
  });

  test('is kept beside those about other subjects until answered', () => {
    const storage = memoryStorage();
    const about = (subject: string, owner = 'amina') =>
      createSubmission<Expense>({ memory: tabMemory(memoryName('expense', subject), owner, storage) });
    const first = about('1042').open(lunch);
    about('1043').open({ ...lunch, amount: 13 });
    about('1044', 'karim').open(lunch);
    expect(unansweredOf<Expense>('expense', 'amina', storage)).toMatchObject([
      { ...first, subject: '1042' },
      { content: { amount: 13 }, subject: '1043' },
    ]);
    about('1043').settle();
    expect(unansweredOf<Expense>('expense', 'amina', storage).map(({ subject }) => subject)).toEqual(['1042']);
  });
});
