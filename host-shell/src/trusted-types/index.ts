import { decideForThePage } from './default-policy';

decideForThePage();
