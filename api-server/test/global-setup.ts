import { shareDatabases } from './shared-databases';

// jest takes the functions around a whole run as default exports, and runs both in one process.
export default async function setUp(): Promise<void> {
  Reflect.set(globalThis, 'takeDatabasesAway', await shareDatabases());
}
