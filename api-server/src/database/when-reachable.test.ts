import { StartError } from '../start-error';
import { whenReachable } from './when-reachable';

const unreachable = () => new StartError('database-unreachable', 'The database cannot be reached');

it('waits for a starting database', async () => {
  const work = jest.fn().mockRejectedValueOnce(unreachable()).mockResolvedValueOnce('done');
  await expect(whenReachable(work, { period: 1 })).resolves.toBe('done');
});

it('gives up after its patience', async () => {
  const work = jest.fn().mockRejectedValue(unreachable());
  await expect(whenReachable(work, { patience: 20, period: 5 })).rejects.toThrow('cannot be reached');
  expect(work.mock.calls.length).toBeGreaterThan(1);
});

it('does not retry other errors', async () => {
  const work = jest.fn().mockRejectedValue(new Error('broken'));
  await expect(whenReachable(work)).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledTimes(1);
});
