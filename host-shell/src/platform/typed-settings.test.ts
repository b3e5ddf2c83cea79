import type { SettingsSchema } from '@comptoir/kernel/remote/settings-schema';
import { entered, typed } from './typed-settings';

const schema: SettingsSchema = {
  rows: { type: 'integer', default: 20 },
  greeting: { type: 'string', default: 'Hello' },
  isCompact: { type: 'boolean', default: false },
};

test('values become texts of a form and back, and empty ones are not stored', () => {
  const values = { rows: 50, isCompact: true };
  expect(typed(schema, values)).toEqual({ rows: '50', greeting: '', isCompact: 'true' });
  expect(entered(schema, typed(schema, values))).toEqual(values);
});
