import { IRISH_RELATION, RELATION } from './relations.ts'

const LEAD = '(?<lead>(?:^|[.!?;]\\s+)\\W*(?:(?:yes|yeah|yep|ok|okay|grand|sea|is ea)[\\s,.!]+)?(?:(?:and|agus)\\s+)?)'
const AFTER = '(?:right |straight |just )?(?:after(?:wards)?(?: (?:that|it|me))?|ina dh?iaidh(?: sin)?)'
const ENGLISH = [
  new RegExp(
    `${LEAD}(?:does|will|would|do) (?:my |our |the )?(?<who>${RELATION}) need (?:(?:her|his|their) own|a separate|another|an?) (?:booking|appointment|slot|one)(?: (?:for|as well|too|then|so)(?!\\p{L})[^.;!?]*)?\\??`,
    'iu',
  ),
  new RegExp(`${LEAD}(?:my|our) (?<who>${RELATION}) (?<when>${AFTER})\\W*$`, 'iu'),
]
const IRISH = [
  new RegExp(
    `${LEAD}an (?:dteastaíonn|mbeidh|bhfuil) (?:a (?:h?áirithint|coinne|choinne) féin|coinne eile|áirithint eile) (?:ó|ag teastáil ó|de dhíth ar) (?:mo |m['’] ?)?(?<who>${IRISH_RELATION})[^.;!?]*\\??`,
    'iu',
  ),
  new RegExp(`${LEAD}(?:mo |m['’] ?)(?<who>${IRISH_RELATION}) (?<when>${AFTER})\\W*$`, 'iu'),
]

/** "Does mam need her own booking?", "agus m'iníon ina dhiaidh sin?": one for her too, in the words that book it. */
export function writeOther(text: string): string {
  const said = text.replaceAll(/(?<=m['’] ?)inion(?!\p{L})/giu, 'iníon')
  for (const pattern of ENGLISH) {
    const { lead = '', who, when = '' } = pattern.exec(said)?.groups ?? {}
    if (who !== undefined)
      return said.replace(pattern, `${lead}${joint(lead, 'and')}one for my ${who} ${when}`.trimEnd())
  }
  for (const pattern of IRISH) {
    const { lead = '', who, when = '' } = pattern.exec(said)?.groups ?? {}
    if (who !== undefined)
      return said.replace(
        pattern,
        `${lead}${joint(lead, 'agus')}ceann eile do ${/^[aeiouáéíóúf]/iu.test(who) ? "m'" : 'mo '}${who} ${when}`.trimEnd(),
      )
  }
  return text
}

const joint = (lead: string, word: string) => (/(?:and|agus)\s+$/iu.test(lead) ? '' : `${word} `)
