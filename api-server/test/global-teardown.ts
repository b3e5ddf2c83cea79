export default async function tearDown(): Promise<void> {
  const takeAway: unknown = Reflect.get(globalThis, 'takeDatabasesAway');
  if (typeof takeAway === 'function') await takeAway();
}
