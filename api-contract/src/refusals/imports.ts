import type { Refusals } from './refusal';

/** Imports of files. */
export const importRefusals = {
  'import-type': [415, 'This is neither a workbook (XLSX) nor a text with columns (CSV).'],
  'import-protected': [
    415,
    'This workbook is protected by a password. Remove the password in a spreadsheet, and save it again.',
  ],
  'import-old-workbook': [
    415,
    'This is a workbook of Excel 97–2003 (XLS). Open it in a spreadsheet, and save it as XLSX.',
  ],
  'import-format': [
    415,
    'The content of this file is {{format}}, not the type that its name shows. Open it in a spreadsheet, and save it as XLSX.',
  ],
  'import-damaged': [422, 'This file cannot be read: {{reason}}. Save it again as XLSX, or as CSV.'],
  'import-too-large': [413, 'A file that is imported has at most {{megabytes}} MB.'],
  'import-link': [403, 'The link that takes this file is not valid, or it has expired.'],
  'import-empty': [422, 'This file has no rows below its titles.'],
  'import-rows': [413, 'This file has more than {{rows}} rows. Divide it, and import the parts one by one.'],
  'import-inflated': [
    413,
    'This workbook holds more than can be read. Keep only the sheet with the rows, and save it again.',
  ],
  'import-slow': [
    422,
    'Reading this file takes more than {{seconds}} seconds. Keep only the sheet and the columns that are imported, and save it again.',
  ],
  'import-memory': [
    413,
    'This file needs too much memory. Keep only the sheet and the columns that are imported, and save it again.',
  ],
  'import-text': [
    413,
    'The cells of this file hold more than {{megabytes}} MB of text. Keep only the columns that are imported.',
  ],
  'import-row-text': [
    413,
    'Row {{row}} holds more than {{characters}} characters. Keep only the columns that are imported.',
  ],
  'import-busy': [429, 'Other files are being read. Try again in a minute.'],
  'import-quota': [
    413,
    'Your imports of the last 30 days hold more than {{megabytes}} MB. Try again when the oldest have been removed.',
  ],
  'import-column': [422, 'A column with {{field}} is needed.'],
  'import-column-twice': [422, 'Two columns are mapped to {{field}}.'],
  'import-header-row': [422, 'The titles are in one of the first {{rows}} rows that are not empty.'],
  'import-changed': [409, 'The data has changed since this preview. Check the preview again.'],
  'import-none': [422, 'No rows are selected'],
  'import-state': [409, 'This import has moved to another step. Reload it.'],
  'import-row-changed': [409, 'Changed by someone else since the preview'],
  'import-row-in-use': [409, 'Now in use'],
  'import-row-twice': [422, 'The same as row {{row}}'],
  'import-ambiguous': [422, 'There are several with this name'],
  'import-several-pick-ups': [422, 'This agency has several collections on that day: enter the time or the number'],
  'import-cell-error': [422, 'This cell shows an error: {{text}}'],
  'import-cell-formula': [
    422,
    'The formula in this cell was never calculated. Open the file in a spreadsheet, and save it again.',
  ],
  'import-no-date': [422, 'Not a date: {{text}}'],
  'import-no-time': [422, 'Not a time: {{text}}'],
  'import-past': [422, 'This day is past'],
  'import-same-day': [422, 'This agency already has a collection on that day: {{pickUps}}'],
  'import-same-day-row': [422, 'Row {{row}} plans a collection at this agency on the same day'],
  'import-same-name': [422, 'This name exists already, with another address and email: {{address}}'],
  'import-no-amount': [422, 'Not an amount: {{text}}'],
  'import-amount-ambiguous': [422, '{{grouped}} or {{decimal}}? Write the amount with 2 decimals.'],
  'import-amount-negative': [422, 'The amount is negative: {{text}}'],
  'import-amount-decimals': [422, 'An amount has at most 2 decimals: {{text}}'],
  'import-no-currency': [422, 'Not a currency: {{text}}'],
  'import-no-country': [422, 'Not a country: {{text}}'],
} as const satisfies Refusals;
