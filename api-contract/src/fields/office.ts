import { countryCode, requiredText, timeZoneName } from '../values';
import { fields, text } from './field';

export const officeFields = fields({
  name: text(requiredText('Name is required'), { audited: 'text', searched: true, exported: { width: 'name' } }),
  city: text(requiredText('City is required'), { audited: 'text', searched: true, exported: { width: 'name' } }),
  countryCode: text(countryCode('Country is required'), { audited: 'country' }),
  timeZone: text(timeZoneName('Time zone is required'), { audited: 'text' }),
});
