export default async function tearDown(): Promise<void> {
  const removeFolder: unknown = Reflect.get(globalThis, 'takeDatabasesAway');
  if (typeof removeFolder === 'function') await removeFolder();
}
