/**
 * An area without React that draws into its element and cleans up.
 * @type {import('@comptoir/kernel/remote').Mount}
 */
export const mount = (element, { basename, session, i18n, http, toast, router, settings }) => {
  const title = document.createElement('h1');
  title.textContent = 'Mounted by hand';
  const person = document.createElement('p');
  const place = document.createElement('p');
  const greeting = document.createElement('p');
  const more = document.createElement('button');
  more.textContent = 'Count the countries';
  const count = async () => {
    const { data } = await http.call('listOfficeCountries', {});
    toast.success(`${data.length} countries`);
    router.navigate(`${basename}/counted?by=hand`);
  };
  more.addEventListener('click', () => void count());
  const tell = () => {
    person.textContent = `${session.get().email}, ${i18n.get().language}`;
    greeting.textContent = `Greeting: ${settings?.('plain')['greeting'] ?? 'short'}`;
    place.textContent = router.get().pathname.slice(basename.length) + router.get().search;
  };
  tell();
  element.append(title, person, place, greeting, more);
  return { update: tell, unmount: () => document.documentElement.setAttribute('data-unmounted', 'yes') };
};
