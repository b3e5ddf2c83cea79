import { Email, Phone, requiredText } from '../values';
import { fields, text } from './field';

/** Editable fields of an account. */
export const personFields = fields({
  name: text(requiredText('Name is required'), {
    audited: 'text',
    imported: 'needed',
    searched: true,
    exported: { width: 'name' },
  }),
  email: text(Email, { audited: 'text', imported: 'key', searched: true, exported: { width: 'name' } }),
  phone: text(Phone, { audited: 'text', imported: 'needed', searched: true, exported: { width: 'name' } }),
});
