import { SEARCH_FOLDING } from '@comptoir/api-contract/search-folding';

const { letters, ligatures, dropped, spaces } = SEARCH_FOLDING;
const SPACE = 0x20;

/**
 * SQL counterpart of `foldForSearch`. Explicit collations make `lower` and regular expressions independent of the
 * database locale. `translate` is slow, so it runs only for scripts present.
 */
export const SEARCH_FUNCTION = `create or replace function fold_for_search(typed text) returns text
  language plpgsql immutable parallel safe as $fold$
  declare
    folded text collate "C" := typed;
  begin
    if folded ~ '[^ -~]' then
      folded := lower(normalize(replace(folded, '´', ''''), nfkd) collate "und-x-icu");
      folded := regexp_replace(folded, '[${rangesOf(dropped)}]+', '', 'g');
    else
      folded := lower(folded);
    end if;
    ${letters.map(translation).join('\n    ')}
    ${ligatures.map(([one, two]) => `folded := replace(folded, '${one}', '${two}');`).join('\n    ')}
    if folded ~ '  |[${rangesOf(spaces.filter(([first]) => first !== SPACE))}]' then
      folded := regexp_replace(folded, '[${rangesOf(spaces)}]+', ' ', 'g');
    end if;
    return btrim(folded);
  end $fold$`;

function translation(script: readonly (readonly [plain: string, others: string])[]): string {
  const others = script.map(([, each]) => each).join('');
  const plain = script.map(([letter, each]) => letter.repeat(each.length)).join('');
  const translated = `translate(folded, ${literal(others)}, ${literal(plain)})`;
  return `if folded ~ ${literal(`[${others}]`)} then folded := ${translated}; end if;`;
}

function rangesOf(ranges: readonly (readonly number[])[]): string {
  const escaped = (point: number) => `\\U${point.toString(16).padStart(8, '0')}`;
  return ranges.map((range) => range.map(escaped).join('-')).join('');
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
