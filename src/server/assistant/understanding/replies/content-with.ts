/** "I'm happy with half eight", "tá mé sásta leis": what there is may stay. */
const HAPPY =
  /(?<!\p{L})(?<!(?:n['’]t|not|never|if|that|whether|níl|ní|nach|má|dá)(?: \p{L}+){0,2} )(?:(?:i['’]?m|i am|we['’]?re|we are|im)(?: (?:all|very|quite|really|perfectly|more than|absolutely|just|still))* (?:happy|content|satisfied|delighted|grand|fine|ok|okay|good|pleased)(?: enough)? with (?!(?:ye|you|yous|him|her|them|what|how)(?!\p{L}))|(?:t[aá] (?:m[eé]|mise|muid|sinn)|t[aá]im(?:se|id)?|táimidne)(?: (?:an-?|breá|lán|go hiomlán|go breá))*[ -]?(?:lán)?(?:s[aá]sta|ceart go leor|togha|socair) le(?:is)?(?!\p{L}))/iu
/** "Don't change it", "ná hathraigh tada", alone or at the end of a part. */
const REFUSES_CHANGE =
  /(?<!\p{L})(?:(?:don['’]?t|do not|no need to|(?:please )?never) (?:change|move|touch) (?:anything|a thing|it|that)|n[aá] (?:h?athraigh|bog|bac le|bain le)(?:a?ig[ií])? (?:tada|dada|faic|rud ar bith|aon (?:rud|n[ií])|[eéií]|leis|sin))(?=\W*$|\s*[,.;!]|\s(?:so|then|now|please|at all|and|agus|mar sin|anois|le do thoil)(?!\p{L}))/iu
const OTHERWISE = /(?<!\p{L})(?:but|except|only|instead|although|though|ach|amháin|ina (?:ionad|áit))(?!\p{L})/iu
const CHANGES =
  /(?<!\p{L})(?:change|move|put|push|cancel|switch|make it|m?bh?og(?:adh)?|n?athr(?:aigh|ú)|cuir|cealaigh)(?!\p{L})/iu

/** "Don't change anything": whether a text wants what there is to stay as it is. */
export const refusesChange = (text: string): boolean => REFUSES_CHANGE.test(text)

/** "I'm happy with half eight, don't change it": complains of nothing, and moves nothing. */
export function isContent(text: string): boolean {
  const rest = text.replace(REFUSES_CHANGE, ' ')
  return (HAPPY.test(text) || rest !== text) && !OTHERWISE.test(text) && !CHANGES.test(rest) && !text.includes('?')
}
