import { ConnectionError } from '@comptoir/kernel/http';
import { QueryClient } from '@tanstack/react-query';
import { watchConnection } from './connection.store';

const retry = false;

describe('the connection to the API', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is away once a query cannot reach it, and failed queries repeat when it is back', async () => {
    const client = new QueryClient();
    let up = false;
    const answer = async () => {
      if (!up) throw new ConnectionError('down');
      return 'rows';
    };
    const connection = watchConnection({ client, checkHealth: answer, interval: 1000 });
    const states: string[] = [];
    connection.subscribe(() => states.push(connection.get()));

    await client.prefetchQuery({ queryKey: ['agencies'], queryFn: answer, retry });
    await jest.advanceTimersByTimeAsync(2500);
    expect(states).toEqual(['away']);

    up = true;
    await jest.advanceTimersByTimeAsync(1000);
    expect(states).toEqual(['away', 'reachable']);
    expect(client.getQueryData(['agencies'])).toBe('rows');
  });

  test('stays reachable when the API answers with an error', async () => {
    const client = new QueryClient();
    const connection = watchConnection({ client, checkHealth: jest.fn(), interval: 1000 });
    await client.prefetchQuery({ queryKey: ['agencies'], queryFn: () => Promise.reject(new Error('404')), retry });
    expect(connection.get()).toBe('reachable');
  });
});
