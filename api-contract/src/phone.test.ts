import { dialledPhone, isPhone } from './phone';
import { Phone } from './values';

test.each([
  ['+213 21 65 32 01', '+21321653201'],
  ['021 65 32 01 / 021 65 32 02 / 0555 01 02 03', '021653201'],
  ['021.65.32.01/02', '021653201'],
  ['Tél. : 021-65-32-01 ; Fax : 021-65-32-04', '021653201'],
  ['021653201 et 021653202', '021653201'],
  ['+213 (0) 21 65 32 01', '+21321653201'],
  ['(021) 65 32 01 poste 12', '021653201'],
  ['0555 01 02 03 ext. 4', '0555010203'],
  ['021 65 32 01 - 021 65 32 02', '021653201'],
  ['021 65 32 01  021 65 32 02', '021653201'],
  ['هاتف ٠٢١ ٦٥ ٣٢ ٠١', '021653201'],
  ['1', '1'],
])('%s is a list of phone numbers, the first dialled as %s', (text, dialled) => {
  expect([isPhone(text), dialledPhone(text)]).toEqual([true, dialled]);
});

test.each(['-', 'none', '<script>1</script>', '1@example.com'])('%s is invalid', (text) => {
  expect(Phone.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(['Invalid phone number']);
});

test('an overlong list of phone numbers is refused', () => {
  expect(Phone.safeParse('021 65 32 01 / '.repeat(8)).success).toBe(true);
  expect(Phone.safeParse('021 65 32 01 / '.repeat(9)).success).toBe(false);
});
