import { NamesOfConnection, StatementNames } from './statement-names';

const failed = () => Promise.reject(new Error('current transaction is aborted'));

async function namesAfter(...answers: Promise<unknown>[]): Promise<(string | undefined)[]> {
  const names = new NamesOfConnection(new StatementNames());
  const given = [names.of('select 1'), names.of('select 1')];
  for (const answer of answers) {
    names.watch('select 1', answer);
    await answer.catch(() => undefined);
    given.push(names.of('select 1'));
  }
  return given;
}

test('A statement has a name from its second time on, and keeps it once it was answered', async () => {
  const names = await namesAfter(Promise.resolve(), failed(), failed());
  expect(names).toEqual([undefined, ...Array<string>(4).fill('statement 1')]);
});

test('A statement that failed before it was ever answered is prepared under another name', async () => {
  const names = await namesAfter(failed(), failed(), Promise.resolve(), failed());
  const [second, third] = ['statement 1 after failure 1', 'statement 1 after failure 2'];
  expect(names).toEqual([undefined, 'statement 1', second, third, third, third]);
});
