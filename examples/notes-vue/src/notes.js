import { createApp } from 'vue';
import Notes from './notes.vue';
import { watched } from './watched.js';

/** The area, and the tab of an agency: the context says which of both. */
export function mount(element, { i18n, session, record, toast }) {
  const app = createApp(Notes, {
    language: watched(i18n, ({ language }) => language),
    owner: session.get().sub,
    record,
    toast,
  });
  app.mount(element);
  return () => app.unmount();
}
