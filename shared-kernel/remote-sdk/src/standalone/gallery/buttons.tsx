import { Button, ButtonLink, IconButton } from '@comptoir/ui';
import { LONG_TEXT, type Family } from './specimen';

export const buttons: Family = {
  title: 'Buttons',
  controls: {
    Button: {
      default: <Button>Export</Button>,
      focus: <Button>Export</Button>,
      disabled: <Button disabled>Export</Button>,
      busy: <Button busy>Exporting…</Button>,
      primary: <Button variant="primary">Save</Button>,
      'primary, focus': <Button variant="primary">Save</Button>,
      'primary, busy': (
        <Button variant="primary" busy>
          Saving…
        </Button>
      ),
      danger: <Button variant="danger">Delete</Button>,
      destructive: <Button variant="destructive">Delete</Button>,
      text: <Button variant="text">Cancel</Button>,
      small: <Button size="small">Today</Button>,
      large: <Button size="large">Sign in</Button>,
      icon: <Button icon="plus">New agency</Button>,
      'long text': <Button block>{LONG_TEXT}</Button>,
    },
    ButtonLink: {
      default: <ButtonLink to="/gallery">New agency</ButtonLink>,
      focus: <ButtonLink to="/gallery">New agency</ButtonLink>,
      primary: (
        <ButtonLink to="/gallery" variant="primary" icon="plus">
          New agency
        </ButtonLink>
      ),
    },
    IconButton: {
      default: <IconButton icon="close" label="Close" />,
      focus: <IconButton icon="close" label="Close" />,
      disabled: <IconButton icon="close" label="Close" disabled />,
      small: <IconButton icon="close" label="Close" size="small" />,
    },
  },
};
