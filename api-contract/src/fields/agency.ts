import * as z from 'zod/mini';
import { countryCode, Email, Phone, requiredText } from '../values';
import { fields, number, reference, text } from './field';

const COORDINATE_MESSAGE = 'Issues with collecting address';
const MISSING_COORDINATE_MESSAGE = 'Fetching coordinates from Google Maps API failed';

/** In degrees; missing if the address could not be located. */
function coordinate(bound: number) {
  return z
    .number({ error: (issue) => (issue.input == null ? MISSING_COORDINATE_MESSAGE : COORDINATE_MESSAGE) })
    .check(z.gte(-bound, COORDINATE_MESSAGE), z.lte(bound, COORDINATE_MESSAGE));
}

const located = { audited: { sentence: 'position' }, imported: 'optional', exported: { width: 'number' } } as const;

/** The fields of an agency, in the order in which a form names missing ones. */
export const agencyFields = fields({
  name: text(requiredText('Name is required'), {
    audited: 'text',
    imported: 'key',
    searched: true,
    exported: { width: 'name' },
  }),
  address: text(requiredText('Address is required'), {
    audited: 'text',
    imported: 'needed',
    searched: true,
    exported: { width: 'text' },
  }),
  city: text(requiredText('City is required'), {
    audited: 'text',
    imported: 'needed',
    searched: true,
    exported: { width: 'name' },
  }),
  postalCode: text(requiredText('Postal code is required', 20), {
    audited: 'text',
    imported: 'needed',
    exported: { width: 'code', with: ['address'] },
  }),
  // Imports default to the country of the office.
  countryCode: text(countryCode('Country is required'), {
    audited: 'country',
    imported: 'optional',
    exported: { width: 'code' },
  }),
  email: text(Email, { audited: 'text', imported: 'needed', searched: true, exported: { width: 'name' } }),
  phone: text(Phone, { audited: 'text', imported: 'needed', searched: true, exported: { width: 'name' } }),
  officeId: reference(
    z.string('Office is required').check(z.minLength(1, 'Office is required'), z.guid('Office is required')),
    { audited: 'name' },
  ),
  lat: number(coordinate(90), located),
  lon: number(coordinate(180), located),
});
