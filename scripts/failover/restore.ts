import { setTimeout as pause } from 'node:timers/promises';
import { Load } from './load';
import { describe, expectBooks, expectThat, print } from './outcome';
import { untilAnswered } from './requests';
import type { Business } from './business';

/** Restores the moment between two bookings with the commands of the guide, first as a copy, then as the database. */
export async function restoreMoment(business: Business): Promise<void> {
  const { cluster, access, offices, written } = business;
  print('restore: a copy of the moment between two bookings, which then replaces the database');
  const book = async (description: string) => {
    const expense = { officeId: offices[0], date: new Date().toISOString(), amount: -1, currency: 'USD', description };
    const { body, attempts } = await untilAnswered(access, '/transactions', expense, description);
    return { description, id: body['id'] ?? '', answeredAt: Date.now(), attempts };
  };
  written.push(await book('before the moment'));
  const moment = await cluster.query('select clock_timestamp()');
  await pause(100);
  await book('after the moment');
  await cluster.query('select pg_switch_wal()');
  const leader = await cluster.leader();
  const begun = Date.now();
  await cluster.follow('Restore a moment', { MOMENT: moment, NODE: leader.name });
  const query = `psql --port=5440 --dbname=comptoir -Atc "select string_agg(description, ',') from transactions where description like '% the moment'"`;
  const found = (await leader.must(`runuser -u postgres -- ${query}`)).trim();
  expectThat(found === 'before the moment', `of two bookings the copy has “${found}”, and its books hold`);
  print(`  restored and checked in ${((Date.now() - begun) / 1000).toFixed(1)} s`);

  await cluster.follow('Replace the database with a restored copy');
  await cluster.untilWhole();
  const from = Date.now();
  const load = new Load(access, offices, 'after-restore');
  await pause(4000);
  await load.stop();
  written.push(...load.written);
  print(`  ${describe(load.measure(from))}`);
  await expectBooks(cluster, written);
}
