import { v7 as newId } from 'uuid';
import { openDatabase } from '../src/database/database';
import { migrate } from '../src/database/migrator';
import { migrations } from '../src/database/migrations';

// For the durability test: prints 'ready', then the id of each office after its insert was acknowledged.
const { connection } = await openDatabase({ kind: 'embedded', folder: process.argv[2] ?? '' });
await migrate(connection, migrations);
process.stdout.write('ready\n');
for (;;) {
  const id = newId();
  await connection.insertInto('offices').values({ id, name: 'Kept', city: 'Oran', countryCode: 'DZ' }).execute();
  process.stdout.write(`${id}\n`);
}
