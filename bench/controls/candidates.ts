export const CONTROLS = ['dialog', 'popover', 'menu', 'select', 'combobox', 'palette'] as const;
type Control = (typeof CONTROLS)[number];

/** A headless library, and the parts that each control would take of it: names of its exports. */
export interface Candidate {
  name: string;
  version: string;
  controls: Readonly<Partial<Record<Control, string>>>;
}

const PLACED = 'useFloating autoUpdate flip shift size offset useDismiss';

export const CANDIDATES: readonly Candidate[] = [
  {
    name: '@base-ui/react',
    version: '1.9.0',
    controls: {
      dialog: of('Dialog', 'Root Portal Backdrop Popup Title'),
      popover: of('Popover', 'Root Trigger Portal Positioner Popup'),
      menu: of('Menu', 'Root Trigger Portal Positioner Popup Item'),
      select: of('Select', 'Root Trigger Portal Positioner Popup Value List Item ItemText ItemIndicator'),
      combobox: of('Combobox', 'Root Trigger Portal Positioner Popup Input Value List Item Empty'),
    },
  },
  {
    name: 'react-aria-components',
    version: '1.22.1',
    controls: {
      dialog: 'ModalOverlay Modal Dialog Heading',
      popover: 'DialogTrigger Popover Dialog',
      menu: 'MenuTrigger Popover Menu MenuItem',
      select: 'Select SelectValue Popover ListBox ListBoxItem',
      combobox: 'ComboBox Input Popover ListBox ListBoxItem',
    },
  },
  {
    name: '@ariakit/react',
    version: '0.4.40',
    controls: {
      dialog: 'DialogProvider Dialog DialogHeading',
      popover: 'PopoverProvider Popover',
      menu: 'MenuProvider MenuButton Menu MenuItem',
      select: 'SelectProvider Select SelectPopover SelectItem',
      combobox: 'SelectProvider Select SelectPopover SelectItem ComboboxProvider Combobox ComboboxList ComboboxItem',
    },
  },
  {
    name: '@headlessui/react',
    version: '2.2.10',
    controls: {
      dialog: 'Dialog DialogPanel DialogTitle',
      popover: 'Popover PopoverButton PopoverPanel',
      menu: 'Menu MenuButton MenuItems MenuItem',
      select: 'Listbox ListboxButton ListboxOptions ListboxOption',
      combobox: 'Combobox ComboboxInput ComboboxOptions ComboboxOption',
    },
  },
  {
    name: 'radix-ui',
    version: '1.8.1',
    controls: {
      dialog: of('Dialog', 'Root Portal Overlay Content Title'),
      popover: of('Popover', 'Root Trigger Anchor Portal Content'),
      menu: of('DropdownMenu', 'Root Trigger Portal Content Item'),
      select: of('Select', 'Root Trigger Portal Content Value Viewport Item ItemText ItemIndicator'),
    },
  },
  { name: 'downshift', version: '9.5.0', controls: { select: 'useSelect', combobox: 'useCombobox' } },
  {
    name: 'cmdk',
    version: '1.1.1',
    controls: { palette: 'Command' },
  },
  {
    name: '@floating-ui/react',
    version: '0.27.20',
    controls: {
      dialog: 'FloatingFocusManager useDismiss useRole',
      popover: PLACED,
      menu: `${PLACED} useInteractions useListNavigation useTypeahead`,
      select: `${PLACED} useInteractions useListNavigation useTypeahead`,
      combobox: `${PLACED} useInteractions useListNavigation`,
    },
  },
];

function of(group: string, parts: string): string {
  return parts.replaceAll(/\w+/g, `${group}.$&`);
}
