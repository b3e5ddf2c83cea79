import { StartError } from '../start-error';
import { whenReachable } from './when-reachable';

const unreachable = () => new StartError('database-unreachable', 'The database cannot be reached');

it('waits for a database that is still being started', async () => {
  const work = jest.fn().mockRejectedValueOnce(unreachable()).mockResolvedValueOnce('done');
  await expect(whenReachable(work, { period: 1 })).resolves.toBe('done');
});

it('gives up when its patience is over', async () => {
  const work = jest.fn().mockRejectedValue(unreachable());
  await expect(whenReachable(work, { patience: 20, period: 5 })).rejects.toThrow('cannot be reached');
  expect(work.mock.calls.length).toBeGreaterThan(1);
});

it('does not repeat what failed for another reason', async () => {
  const work = jest.fn().mockRejectedValue(new Error('broken'));
  await expect(whenReachable(work)).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledTimes(1);
});
