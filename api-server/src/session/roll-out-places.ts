import { rollOutPlace } from '@comptoir/api-contract/roll-out-place';
import type { Connection } from '../database/database';
import { countBefore } from './people.repository';

export function rollOutPlaces(count = countBefore): (connection: Connection, id: string) => Promise<number> {
  const known = new Map<string, number>();
  return async (connection, id) => {
    const place = known.get(id) ?? rollOutPlace(await count(connection, id));
    known.set(id, place);
    return place;
  };
}
