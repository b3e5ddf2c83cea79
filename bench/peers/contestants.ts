/** How a program shows the list of agencies. */
export interface Contestant {
  /** As the table names it. */
  name: string;
  /** Its folder beside this file; absent: the product itself. */
  folder?: string;
  /** Where the list is. */
  path: string;
  /** How it shows 50,000 rows. */
  shows: 'all, virtual' | 'pages of 50';
  /** CSS selector of a row that holds an agency. */
  row: string;
  /** CSS selector of what scrolls. */
  scroller: string;
  /** Folders with what a developer writes for the list and the form, below the folder of the program. */
  screen: readonly string[];
  /** The same for the whole program, which shows nothing else. */
  program: readonly string[];
  /** The packages whose versions the table tells. */
  versions: readonly string[];
}

const ANTD_VIRTUAL = {
  shows: 'all, virtual',
  row: '.ant-table-row',
  scroller: '.ant-table-tbody-virtual-holder',
} as const;
const VITE = { screen: ['src/agencies'], program: ['src'] };

export const CONTESTANTS: readonly Contestant[] = [
  {
    name: 'Comptoir',
    path: '/agencies',
    shows: 'all, virtual',
    row: '[role=row]:has([role=cell])',
    scroller: '[role=region]:has(> [role=table])',
    screen: [],
    program: [],
    versions: [],
  },
  {
    ...VITE,
    name: 'TanStack Table',
    folder: 'tanstack-table',
    path: '/agencies',
    shows: 'all, virtual',
    row: 'tbody tr',
    scroller: '.scroller',
    versions: ['@tanstack/react-table', '@tanstack/react-virtual', '@tanstack/react-query'],
  },
  {
    ...VITE,
    name: 'react-admin',
    folder: 'react-admin',
    path: '/#/agencies',
    shows: 'pages of 50',
    row: 'tr:has(td.column-name)',
    scroller: 'html',
    versions: ['react-admin'],
  },
  {
    ...VITE,
    name: 'refine with antd',
    folder: 'refine',
    path: '/agencies',
    shows: 'pages of 50',
    row: '.ant-table-row',
    scroller: 'html',
    versions: ['@refinedev/core', '@refinedev/antd', 'antd'],
  },
  {
    ...VITE,
    ...ANTD_VIRTUAL,
    name: 'antd ProTable',
    folder: 'pro-table',
    path: '/agencies',
    versions: ['@ant-design/pro-components', 'antd'],
  },
  {
    ...ANTD_VIRTUAL,
    name: 'Module Federation, antd shared',
    folder: 'module-federation',
    path: '/agencies',
    screen: ['remote/src/agencies'],
    program: ['host/src', 'remote/src'],
    versions: ['@module-federation/enhanced', '@rspack/core', 'antd'],
  },
];
