import { requiredText } from '../values';
import { fields, text } from './field';

export const supplierFields = fields({
  name: text(requiredText('Name is required'), {
    audited: 'text',
    imported: 'key',
    searched: true,
    exported: { width: 'name' },
  }),
});
