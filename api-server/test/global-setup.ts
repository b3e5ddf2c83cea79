import { shareDatabases } from './shared-databases';

// jest requires default exports, and runs setup and teardown in one process.
export default async function setUp(): Promise<void> {
  Reflect.set(globalThis, 'takeDatabasesAway', await shareDatabases());
}
