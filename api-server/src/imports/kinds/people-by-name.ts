import { foldForSearch } from '@comptoir/api-contract/search-text';

interface Called {
  name: string;
  email: string;
}

export type FindPeople<Person> = (called: string) => readonly Person[];

/** Matches by email or by name as search compares it, then by name with its words reordered. */
export function peopleByName<Person extends Called>(people: readonly Person[]): FindPeople<Person> {
  const candidates = people.map((person) => ({
    person,
    name: foldForSearch(person.name),
    words: wordsOf(person.name),
  }));
  return (called) => {
    const email = called.toLowerCase();
    const name = foldForSearch(called);
    const same = candidates.filter((one) => one.name === name || one.person.email.toLowerCase() === email);
    const words = wordsOf(called);
    return (same.length > 0 ? same : candidates.filter((one) => one.words === words)).map(({ person }) => person);
  };
}

function wordsOf(name: string): string {
  return foldForSearch(name).split(' ').toSorted().join(' ');
}
