import { CamelCasePlugin, type PluginTransformResultArgs } from 'kysely';
import type { QueryArrayResult } from 'pg';

/**
 * Maps snake_case in SQL to camelCase in TypeScript, except keys inside `jsonb` and raw sql`…`. Rows are built
 * with their final names: the plugin would copy each row key by key, which takes ten times as long.
 */
class CamelCase extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true });
  }

  override async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }

  rowsOf<Row>(read: Pick<QueryArrayResult, 'fields' | 'rows'>): Row[];
  rowsOf({ fields, rows }: Pick<QueryArrayResult, 'fields' | 'rows'>): unknown[] {
    if (rows.length === 0) return [];
    const names = fields.map(({ name }) => this.camelCase(name));
    // Objects extended by many keys become hash tables in V8, three times as large.
    const empty: object = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:null`).join()}}`);
    return rows.map((values) => {
      const row: Record<string, unknown> = { ...empty };
      for (let at = 0; at < names.length; at += 1) row[names[at] ?? ''] = values[at];
      return row;
    });
  }
}

export const camelCase = new CamelCase();
