import { readonly, shallowRef } from 'vue';

/** A value of the context as a ref; unsubscribes on unmount. */
export function watched({ get, subscribe }, part = (value) => value) {
  const value = shallowRef(part(get()));
  subscribe(() => {
    value.value = part(get());
  });
  return readonly(value);
}
