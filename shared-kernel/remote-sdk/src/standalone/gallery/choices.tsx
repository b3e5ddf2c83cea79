import { CountrySelect, Field } from '@comptoir/ui/fields';
import { Menu, optionSearch, SearchSelect, Select } from '@comptoir/ui';
import { inField } from './fields';
import { Kept, LONG_TEXT, type Family } from './specimen';

const FEW = ['Algiers Centre', 'Oran', 'قسنطينة', LONG_TEXT].map((label) => ({ value: label, label }));
const MANY = Array.from({ length: 5000 }, (_, index) => ({ value: `${index}`, label: `Agency ${index + 1}` }));
const search = optionSearch(MANY);
const none = () => [];
const texts = { placeholder: 'Select agency', search: 'Search agency', none: 'No agency found', list: 'Agencies' };

export const choices: Family = {
  title: 'Choices',
  controls: {
    Select: {
      ...inField<string | null>('Office', 'Oran', null, (handed) => (
        <Select {...handed} options={FEW} placeholder="Select office" />
      )),
      'long text': (
        <Field label="Office">
          <Kept first={LONG_TEXT}>
            {(value, onChange) => <Select {...{ value, onChange }} options={FEW} placeholder="Select office" />}
          </Kept>
        </Field>
      ),
      'of many': (
        <Field label="Collector">
          <Kept first="7">
            {(value, onChange) => <Select {...{ value, onChange }} options={MANY} placeholder="Select collector" />}
          </Kept>
        </Field>
      ),
    },
    SearchSelect: {
      ...inField<string | null>('Agency', '41', null, (handed) => (
        <SearchSelect {...handed} chosen={MANY.find(({ value }) => value === handed.value)} {...{ search, texts }} />
      )),
      'none found': (
        <Field label="Supplier">
          <SearchSelect value={null} onChange={() => undefined} search={none} texts={texts} />
        </Field>
      ),
    },
    CountrySelect: inField('Country', 'DZ', '', (handed) => <CountrySelect {...handed} />),
    Menu: {
      default: (
        <Menu
          label="Actions"
          header={LONG_TEXT}
          items={[
            { label: 'Settings', icon: 'settings', onSelect: () => undefined },
            { label: 'Logout', icon: 'logout', onSelect: () => undefined },
          ]}
        />
      ),
      focus: <Menu label="Profile" items={[{ label: 'Logout', onSelect: () => undefined }]} />,
    },
  },
};
