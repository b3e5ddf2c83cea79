import { leakingRules } from './leaking-rules';

test.each([
  ['.card_x1{color:red}', []],
  ['.list_x1 td,.list_x1 :is(a,button){color:red}', []],
  ['@media (width < 600px){.card_x1{color:red}}', []],
  ['@keyframes turn_x1{from{opacity:0}50%{opacity:.5}to{opacity:1}}', []],
  ['/* body{} */.a{color:red}', []],
  ['body{margin:0}', ['body']],
  [':root{--x:1}.a{color:red}', [':root']],
  ['.a{color:red}h2,.b p{margin:0}', ['h2']],
  ['@media print{table{display:none}}', ['table']],
])('of %s these rules leak: %j', (css, leaking) => {
  expect(leakingRules(css)).toEqual(leaking);
});
