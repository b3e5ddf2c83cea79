import { saveOriginList, originList, placeInList } from '../../components/list/origin-list';
import { memoryStorage } from '@comptoir/remote-sdk/testing/memory-storage';
import { savePaths, restorePaths } from './saved-paths';

const address = '/agencies?sort=name';
const pathOf = (id: string) => `/agencies/${id}`;
const ids = Array.from({ length: 1000 }, (_, index) => String(index + 1));

test('after a reload a record keeps its position and neighbours in the list', () => {
  const tab = memoryStorage();
  saveOriginList(address, ids, { pathOf });
  savePaths(originList.get(), '/agencies/500', tab);
  originList.set(undefined);
  restorePaths({ list: '/agencies' }, tab);
  expect(originList.get()).toBeUndefined();
  restorePaths({ list: address }, tab);
  expect(placeInList({ list: address }, '/agencies/500')).toEqual({
    place: 500,
    count: 1000,
    previous: '/agencies/499',
    next: '/agencies/501',
  });
});

test('stored paths of another page, or none, are ignored', () => {
  originList.set(undefined);
  const tab = memoryStorage();
  restorePaths({ list: address }, tab);
  tab.setItem('listLeft', 'broken');
  restorePaths({ list: address }, tab);
  expect(originList.get()).toBeUndefined();
});
