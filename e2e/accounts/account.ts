import type { APIRequestContext } from '@playwright/test';
import { personInput } from '../administration/person';
import { Api } from '../fixtures/api';
import { linkMailedTo } from '../fixtures/mail';
import type { Product } from '../product/product';

export const firstPassword = 'the first password';

/** Invites a person whose mailed link stays unused. */
export async function invite(product: Product, request: APIRequestContext) {
  const admin = await Api.signIn(request, product.url, 'ADMIN');
  const person = personInput();
  const office = await admin.office('DZ');
  await admin.invite({ ...person, role: 'OFFICEMANAGER', officeId: office.id });
  return { ...person, link: await linkMailedTo(product, person.email) };
}

/** Creates an office manager for one test, who has signed up with `firstPassword`. */
export async function newAccount(product: Product, request: APIRequestContext) {
  const person = await invite(product, request);
  const token = new URL(person.link).searchParams.get('token');
  const data = { token, password: firstPassword, confirmPassword: firstPassword };
  const response = await request.post(`${product.url}/api/signup`, { data });
  if (!response.ok()) throw new Error(`The sign-up was refused: ${await response.text()}`);
  return person;
}
