import { rollOutPlace } from '@comptoir/api-contract/roll-out-place';
import type { Connection } from '../database/database';
import { countBefore } from './people.repository';

export function rollOutPlaces(count = countBefore): (connection: Connection, id: string) => Promise<number> {
  const cached = new Map<string, number>();
  return async (connection, id) => {
    const place = cached.get(id) ?? rollOutPlace(await count(connection, id));
    cached.set(id, place);
    return place;
  };
}
