import { v7 as newId } from 'uuid';
import { openDatabase, type DatabaseOptions } from '../src/database/database';
import { fillWithoutIndexes } from '../src/demo/fill-without-indexes';

// For a test of demo data: prints 'filled' when tables without indexes hold a row, and waits to be killed.
const [kind, place = ''] = process.argv.slice(2);
const options: DatabaseOptions =
  kind === 'embedded' ? { kind: 'embedded', folder: place } : { kind: 'postgresql', url: place };
const { connection } = await openDatabase(options);
await connection.transaction().execute((transaction) =>
  fillWithoutIndexes(transaction, ['offices', 'agencies'], async () => {
    await transaction
      .insertInto('offices')
      .values({ id: newId(), name: 'Lost', city: 'Oran', countryCode: 'DZ' })
      .execute();
    process.stdout.write('filled\n');
    await new Promise(() => undefined);
  }),
);
