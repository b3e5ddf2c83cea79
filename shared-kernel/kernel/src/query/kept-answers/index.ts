export { browserAnswerStore, type AnswerStore } from './answer-store';
export { keepAnswers, showKeptAnswers, type KeptAnswersOptions } from './kept-answers';
