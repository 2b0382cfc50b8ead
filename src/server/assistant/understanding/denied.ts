import { type BothLanguages, both, matchesEither } from '../text/both-languages.ts'
import type { Intent } from './intents.ts'

const NOT = 'not|dont|do_not|didnt|isnt|aint|never|no|without'
const WANT = 'want|need|have|wish|like|wanna|looking_for|mean'

/**
 * "I am not complaining", "no message": the word is said, and the wish is denied. Whoever is sick of mornings and cancels
 * one complains of nobody.
 */
const DENIALS: { [Denied in Intent]?: BothLanguages } = {
  complaint: both(
    `
    ${NOT} ${WANT}? to? make? giving|a|any|my? complain|complaining|complaint|complaints|out
    forget|drop|scrap|leave|ignore about? the|that|my? complaint
    you|ye|yous saved the|my|our|me|us day|bacon|life|skin? thank*|cheers|$
    fed_up|sick|tired of|with mornings|early|the_early|the_dark|the_cold|the_weather|this_weather|the_traffic|winter|work ... cancel|scrap|drop|change|move|shift|swap my|the|it|that
    `,
    `
    ní|níl|nílim|gan|nach aon|ag|mé_ag? gearán|clamhsán|casaoid
    bréan|tuirseach|cortha|dóite|sáraithe|fuath ... cealaigh|cealaigí|athraigh|athraigí|bog|bogaigí|aistrigh|aistrigí
    shábháil sibh|tú an_lá|mé|muid go_raibh|míle|buíochas|$
    fadhb ar_bith
    aon|gan fadhb
    fadhb le|leis|ag|i|ar an|na|mo|ár? carr*|jíp|veain|inneall|coscán*|bonn|boinn|giar*|ceallra*|coire|bodhlaer|teas|téamh|uisce|píopa*|sconna*|leithreas|draein|doirteal|díon|doras|fuinneog|leictreachas|fiacail|fiacla|béal|craiceann|gruaig|droim|glúin|gualainn|súil*|cluas*|madra|cat|ríomhaire|clár|suíomh|suíomh_gréasáin
    ^ mo cheol sibh|thú
    bréan|tuirseach|cortha|dóite|sáraithe|fuath ... cuir|cuirigí ... ar_ceal|siar|ar_athló
    `,
  ),
  book: both(
    'time for the weekend|holidays',
    `
    in am don deireadh_seachtaine|saoire|tsaoire
    fháil bháis don|chun|le_haghaidh deireadh|nollaig|aoine|saoire
    `,
  ),
  message: both(
    `
    ${NOT} ${WANT}? to? book_or|leave|send? a|any? message|messages
    tell|remind me
    `,
    `
    ní|níl|gan aon? teachtaireacht
    ní|níl gá le? aon? teachtaireacht
    ^ ná abair
    `,
  ),
  person: both(
    `
    dont|do_not|didnt|no|not need|want|need_for|have|wanting|looking_for|asking_for|ask_for to? talk|speak? to|with? a|any|real? person|human|somebody|someone|anyone|anybody|people
    ^ no? no|not a|any|real? person|human|somebody|someone $
    dont|do_not|please_dont|never get|call|bring|send|connect|put me|us? a|any|in|through? person|human|somebody|someone|anyone|anybody
    `,
    `
    ní|níl duine uaim|ag_teastáil|de_dhíth
    ^ ní_hea? ní|níl duine|daoine|fíordhuine|duine_beo $
    ^ ní_hea? ní duine|daoine|fíordhuine|duine_beo atá|a_bhí|a_theastaíonn|a_theastaigh
    níl|nílim|ní|ná mé|muid|sinn? ag_iarraidh|ag_lorg|gá|teastaíonn ... duine
    ná cuir|cuirigí|faigh|faighigí|tabhair|glaoigh ... duine
    ghlaoigh mé|muid|sinn ar|ar_an|ar_na
    níl aon|éinne|duine duine|ar_bith? gortaithe|i_mbaol|i_gcontúirt
    `,
  ),
  cancel: both(
    `
    dont|do_not|not|didnt want|need|wish|ask|going|looking to|for? cancel
    dont|do_not want|need|wanna? a|an|any table|appointment|booking|visit|slot yet
    cancel|stop any_time|anytime|whenever|later_on
    `,
    `
    níl|ní bord|coinne uaim|ag_teastáil fós|go_fóill
    a chur|cealú ... am_ar_bith|aon_am
    ní|níl gá le? aon? teachtaireacht
    níl|ní|nílim coinne uaim|agam|fós|go_fóill
    ní|níor raibh|bhí mé|mise ann|ansin riamh|cheana|roimhe
    níl ann|i_gceist ach
    ní|níl|nílim|nach féidir|thig|in_ann|ábalta ... stopadh|mhúchadh|dhúnadh|chasadh_as|a_aimsiú
    `,
  ),
}

/** Whether a clause says that this is not wanted. */
export function isDenied(clause: string, intent: Intent): boolean {
  const denial = DENIALS[intent]
  return denial !== undefined && matchesEither(clause, denial)
}
