import { defineRemote } from '@comptoir/kernel/remote/config';

const myDay = { en: 'My day', fr: 'Ma journée', ar: 'يومي' };
const mySheet = { en: 'Print my round', fr: 'Imprimer ma tournée', ar: 'طباعة جولتي' };

export default defineRemote({
  name: 'field',
  needs: ['camera', 'geolocation', 'offline'],
  areas: [
    {
      path: '/my-day',
      module: './src/my-day/my-day.area.tsx',
      title: myDay,
      roles: ['COLLECTOR'],
      home: ['COLLECTOR'],
      needs: 'nothing',
      records: { collection: '/my-day/{id}' },
      calls: [{ get: '/rounds' }],
    },
  ],
  navigation: [{ path: '/my-day', label: myDay, icon: 'calendar', order: 10, letter: 'y' }],
  widgets: [],
  contributions: [
    { slot: 'command', label: mySheet, icon: 'calendar', to: '/my-day/sheet', order: 18, roles: ['COLLECTOR'] },
  ],
});
