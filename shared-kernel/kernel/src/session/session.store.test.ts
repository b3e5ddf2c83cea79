import { memoryStorage } from '@comptoir/remote-sdk/testing/memory-storage';
import { tokenFor } from '@comptoir/remote-sdk/testing/token';
import { createSessionStore, TOKEN_KEY } from './session.store';

const NOON = Date.UTC(2026, 10, 20, 12);

function storeWith(token?: string) {
  const storage = memoryStorage(token === undefined ? {} : { [TOKEN_KEY]: token });
  let now = NOON;
  const window = new EventTarget();
  const store = createSessionStore({ storage, now: () => now, window });
  return {
    store,
    storage,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    changeInOtherTab: (token: string | null) => {
      if (token === null) storage.removeItem(TOKEN_KEY);
      else storage.setItem(TOKEN_KEY, token);
      window.dispatchEvent(Object.assign(new Event('storage'), { key: TOKEN_KEY }));
    },
    comeBack: () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  };
}

describe('the session', () => {
  test('is signed in while a valid token is stored', () => {
    const { store } = storeWith(tokenFor({ role: 'ADMIN', countryCode: 'DZ' }));
    expect(store.get()).toMatchObject({ status: 'signed-in', claims: { role: 'ADMIN', countryCode: 'DZ' } });
  });

  test('without a token nobody was signed in', () => {
    expect(storeWith().store.get()).toEqual({ status: 'signed-out', reason: 'never-signed-in' });
  });

  test.each([
    ['not a token', 'nonsense'],
    ['a token without a role', tokenFor({ role: undefined })],
    ['a token that has expired', tokenFor({ exp: NOON / 1000 - 1 })],
  ])('%s counts as signed out and is removed', (_, token) => {
    const { store, storage } = storeWith(token);
    expect(store.get()).toEqual({ status: 'signed-out', reason: 'ended' });
    expect(storage.getItem(TOKEN_KEY)).toBeNull();
  });

  test('a page restored from the back-forward cache after a sign-out elsewhere is signed out', () => {
    const { store, storage, comeBack } = storeWith(tokenFor());
    const ended = jest.fn();
    store.onEnd(ended);
    comeBack();
    expect(ended).not.toHaveBeenCalled();
    storage.removeItem(TOKEN_KEY);
    comeBack();
    expect(ended).toHaveBeenCalledTimes(1);
    expect(store.get()).toEqual({ status: 'signed-out', reason: 'signed-out' });
  });

  test('ends when the token expires, and caches are cleared first', async () => {
    const { store, wait } = storeWith(tokenFor({ exp: NOON / 1000 + 60 }));
    const events: string[] = [];
    store.onEnd(() => events.push('cleared'));
    store.subscribe(() => events.push('told'));
    wait(60_000);
    expect(store.get()).toEqual({ status: 'signed-out', reason: 'ended' });
    await Promise.resolve();
    expect(events).toEqual(['cleared', 'told']);
    expect(store.get()).toEqual({ status: 'signed-out', reason: 'ended' });
  });

  test('a sign-out in another tab signs out here', () => {
    const { store, changeInOtherTab } = storeWith(tokenFor());
    const cleared = jest.fn();
    store.onEnd(cleared);
    changeInOtherTab(null);
    expect(store.get()).toEqual({ status: 'signed-out', reason: 'signed-out' });
    expect(cleared).toHaveBeenCalledTimes(1);
  });

  test('a session renewed in another tab continues here with the new token', () => {
    const { store, changeInOtherTab } = storeWith(tokenFor());
    const cleared = jest.fn();
    store.onEnd(cleared);
    const token = tokenFor({ exp: NOON / 1000 + 7200 });
    changeInOtherTab(token);
    expect(store.get()).toMatchObject({ status: 'signed-in', token });
    expect(cleared).not.toHaveBeenCalled();
  });

  test('a token that ends does not take away the one with which another tab has just signed in', () => {
    const { store, storage } = storeWith(tokenFor({ exp: NOON / 1000 + 60 }));
    const renewed = tokenFor({ exp: NOON / 1000 + 600 });
    storage.setItem(TOKEN_KEY, renewed);
    store.signOut('ended');
    expect(storage.getItem(TOKEN_KEY)).toBe(renewed);
    expect(store.get()).toMatchObject({ status: 'signed-in', token: renewed });
    store.signOut('signed-out');
    expect(storage.getItem(TOKEN_KEY)).toBeNull();
  });

  test('a session that ended before the page opened is reported to listeners', () => {
    const cleared = jest.fn();
    storeWith('nonsense').store.onEnd(cleared);
    expect(cleared).toHaveBeenCalledWith('ended');
    storeWith().store.onEnd(cleared);
    storeWith(tokenFor()).store.onEnd(cleared);
    expect(cleared).toHaveBeenCalledTimes(1);
  });

  test('at the moment of expiry the user is still known to rendered components', async () => {
    const { store, wait } = storeWith(tokenFor({ exp: NOON / 1000 + 60 }));
    wait(60_000);
    expect(store.get().status).toBe('signed-out');
    expect(store.told().status).toBe('signed-in');
    await Promise.resolve();
    expect(store.told()).toEqual({ status: 'signed-out', reason: 'ended' });
  });

  test('another user signing in in another tab clears the caches here', () => {
    const { store, changeInOtherTab } = storeWith(tokenFor());
    const cleared = jest.fn();
    store.onEnd(cleared);
    changeInOtherTab(tokenFor({ sub: 'another person', email: 'admin@comptoir.example' }));
    expect(store.get()).toMatchObject({ claims: { email: 'admin@comptoir.example' } });
    expect(cleared).toHaveBeenCalledTimes(1);
  });
});
