import { createApp } from 'vue';
import Notes from './notes.vue';
import { watched } from './watched.js';

/** Mounts the area or the tab of an agency, depending on the context. */
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
