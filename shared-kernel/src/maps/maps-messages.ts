import { defineMessages } from '../i18n/define-messages';

export const { useMessages: useMapsMessages, message: mapsMessage } = defineMessages('maps', {
  en: {
    location: 'Map of {{place}}',
    place: 'the location',
    placeholder: 'Map placeholder',
    loading: 'Loading the map',
    approximate: {
      postcode: 'Approximate (postcode)',
      city: 'Approximate (city)',
      region: 'Approximate (region)',
    },
    authFailure: 'Error: AuthFailure',
    loadFailure: 'The map could not be loaded.',
    retry: 'Try again',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
  },
});
