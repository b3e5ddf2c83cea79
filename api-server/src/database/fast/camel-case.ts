import { CamelCasePlugin, type PluginTransformResultArgs } from 'kysely';
import type { QueryArrayResult } from 'pg';

/**
 * Names are snake_case in SQL and camelCase in TypeScript. The plugin writes them as SQL has them, and leaves the keys
 * inside `jsonb` alone; text in sql`…` is sent as it stands. Rows it would copy once they are made, each key by itself,
 * which took ten times as long as making them with their names.
 */
class CamelCase extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true });
  }

  override async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }

  /** The rows that were read, with the names of their columns. */
  rowsOf<Row>(read: Pick<QueryArrayResult, 'fields' | 'rows'>): Row[];
  rowsOf({ fields, rows }: Pick<QueryArrayResult, 'fields' | 'rows'>): unknown[] {
    if (rows.length === 0) return [];
    const names = fields.map(({ name }) => this.camelCase(name));
    // Of an object that gets more than a few keys one by one V8 makes a hash table, three times as large.
    const empty: object = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:null`).join()}}`);
    return rows.map((values) => {
      const row: Record<string, unknown> = { ...empty };
      for (let at = 0; at < names.length; at += 1) row[names[at] ?? ''] = values[at];
      return row;
    });
  }
}

export const camelCase = new CamelCase();
