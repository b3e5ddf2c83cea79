import type { Product } from '../api/product';

const FEW = 'Bench of fifty';
/** The office that the demo data of a large scale fills. */
const LARGE = 'Grand Alger';
const ROWS = 50;
const COUNTRY = 'DZ';

/** What the browser remembers of a person who has selected an office. */
export interface Selections {
  few: string;
  all: string;
}

/** An office with 50 agencies, made unless the product has it, and the one with 50,000. */
export async function selectOffices(product: Product): Promise<Selections> {
  const offices: { id: string; name: string }[] = JSON.parse(await (await product.request('/offices')).text());
  const few = offices.find(({ name }) => name === FEW)?.id ?? (await makeOffice(product));
  return { few: selectionOf(few), all: selectionOf(await product.officeNamed(LARGE)) };
}

async function makeOffice(product: Product): Promise<string> {
  const place = { city: 'Alger', countryCode: COUNTRY };
  const { id: officeId } = await product.post<{ id: string }>('/offices', { name: FEW, ...place });
  for (let number = 1; number <= ROWS; number++) {
    await product.post('/agencies', {
      ...place,
      officeId,
      name: `Pharmacie ${number}`,
      address: `${number} rue Larbi Ben M’hidi`,
      postalCode: '16000',
      email: `pharmacie${number}@agency.example`,
      phone: '+213 555 01 00 00',
      lat: 36.7538,
      lon: 3.0588,
    });
  }
  return officeId;
}

function selectionOf(selectedOfficeId: string): string {
  return JSON.stringify({ selectedCountryCode: COUNTRY, selectedOfficeId });
}
