export { PaperFact, PaperFacts } from './paper-facts';
export { PaperPage } from './paper-page';
export { PaperTable, type PaperColumn } from './paper-table';
export { Signatures } from './signatures';
