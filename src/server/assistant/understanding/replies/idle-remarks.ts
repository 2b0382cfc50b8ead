import { both, matchesEither } from '../../text/both-languages.ts'

/** About writing itself, the moment or the weather: meant for nobody. */
const REMARKS = both(
  `
  hang|hold on
  ^ wait|hang|hold|give ... second|sec|minute|min|moment|mo|tick
  one|1|a|two|just|half|half_a second|sec|seconds|secs|minute|moment|mo|tick|tic|min $
  ^ just|one|only a|one? sec|second|minute|moment|mo|tick
  bear with me
  ^ back|be_back|brb|right_back now|in|shortly|soon|$
  ^ im|i_am|i_was|was|am|still|sorry|sorry_im|sorry_i_was? only|just|still? driving|typing|walking|cooking|eating|texting|multitasking|half_asleep|distracted|rushing
  typing|texting|writing|doing_this with|on|one_handed|in
  excuse|pardon|forgive|mind|ignore|sorry_for|sorry_about ... spelling|typos|typo|typing|mess|autocorrect|delay|wait|noise|mistakes|caps|grammar|english
  autocorrect|predictive_text|keyboard|thumbs|fat_fingers|spellcheck|touchscreen
  ^ my|the|this? phone|battery|wifi|internet|broadband|signal|reception ... dying|about_to_die|about_to_go|going|acting_up|bad|slow|low|brutal|terrible|desperate
  no|bad|poor|brutal|terrible|desperate|little signal|reception|coverage|wifi
  no|without|forgot|havent|cant_find|dont_have my? glasses|specs|reading_glasses
  never used|tried|did|done one|this|these|it|anything ... before
  not|no|never|am_not|hopeless|useless good|great|used|hand ... computers|technology|texting|phones|this|these|typing
  new to this
  ^ im|i_am|we_are|were|was|i_was|still? on|in|at the bus|train|luas|dart|car|motorway|queue|shop|shops|pub|match|gym|tractor|loo
  ^ im|i_am|was|i_was|were? in|at work|a_meeting|the_middle_of
  kettle|doorbell|postman|telly|television|dinner|toast
  ^ the|my? dog|cat|baby|kids|child|children|small_one|smallies|young_ones ... barking|going_mad|crying|roaring|screaming|at_me|wrecking|fighting|asleep|running_around|hopping
  somebody|someone at the door
  lovely|grand|great|fine|soft|nice|mad|awful|brutal|desperate|terrible|horrible|cold|wet|miserable|rotten|gorgeous|beautiful|bitter|hot weather|day|morning|evening|out
  ^ was|were|i_was|im|sorry ... on another|the call|phone
  ^ phew|god|jaysus|jesus? its|it_is warm|hot|cold|close $
  handwriting
  ^ im|i_am? just getting|finding|grabbing|fetching my|the|a
  ^ this|that is|thats a? great|handy|brilliant|deadly|mad|class|clever|slow yoke|thing|service|idea|$
  ^ ah|sure look $
  weather|traffic ... is|has|lately|brutal|desperate|awful|terrible|mad|today|at_the_moment
  its|it_is lashing|pouring|bucketing|spilling|raining|snowing|freezing|roasting|baltic rain|here|out|outside|today|again|$
  still waiting|asking|checking ... wife|husband|himself|herself|partner|boss|mammy
  ^ let me think|see|check|look
  what_a day|week|morning
  ^ its|it_is very|so|too|bit|a_bit? early|late|monday|madness $
  taking|takes ... ages|forever|long_time
  wrecked|knackered|jaded|not_with_it
  ^ i|we didnt|havent|never ask|asked|pick|picked|say|said for? a|any time|day yet|$
`,
  `
  ^ fan|fanaigí|foighne
  nóiméad|soicind|bomaite amháin|eile|beag|le_do_thoil|led_thoil|$
  ar ais i gceann
  bí|bígí foighneach
  ^ bhí|táim|tá_mé|bhíos|bhí_mé|tá mé|muid? fós? ag tiomáint|clóscríobh|siúl|cócaireacht|ithe|téacsáil|scríobh|obair
  ag_clóscríobh|ag_scríobh ... lámh|ordóg
  gabh|gabhaigí|maith|brón ... litriú|mbotún|botúin|mbotúin|moill|mhoill|torann|ngramadach|gramadach|ghramadach|nglór
  litriú|méarchlár|uathcheartú|autocorrect
  ^ tá|níl mo|an|ár? ghuthán|fón|ceallra|idirlíon|wifi|comhartha ... marbh|íseal|imithe|go_dona|go_holc|mall|lag|anseo|$
  níl|gan mo? spéaclaí|gloiní
  níor|riamh|nár úsáid|bhain ... riamh|cheana|seo
  níl|nílim|ní ... cleachtadh|taithí|cleachta|maith ... ríomhairí|seo|teicneolaíocht|téacsáil
  ^ tá|táim|tá_mé|bhí|bhí_mé mé? ar|sa|san|i|ag an|na? mbus|bhus|traein|luas|carr|gcarr|siopa|mbóthar|scuaine|gcruinniú|cruinniú|obair
  bhí|táim|tá|bhíos mé? ar an fón|guthán
  citeal|cloigín|teilifís
  ^ tá an|na? madra|cat|leanbh|páistí|páiste|gasúir|cailín ... ag tafann|gol|béicíl|caoineadh|rith|screadaíl|troid|imeacht
  duine|éinne ag an doras
  lá|maidin|tráthnóna|aimsir|oíche breá|álainn|deas|fuar|fliuch|garbh|uafásach|go_hálainn|go_breá|go_huafásach|go_dona|go_haoibhinn|iontach
  ag stealladh|cur|báisteach|sneachta báistí|sneachta|fearthainne|$
  ^ nach breá|fuar|fliuch|álainn ... lá|aimsir|é
  trácht ... go_huafásach|uafásach|trom|dona|inniu|go_dona
  lig|fan|ligigí dom|go ... smaoineamh|bhfeicfidh|fheiceáil
  a|cén leithéid lá|seachtain
  tá mé|táim|túim tuirseach|traochta|spíonta|i_mo_leathchodladh
  ag fanacht|fanacht ... bhean|fear|fhear
  ^ níor iarr|luaigh|roghnaigh|dúirt mé|muid|mise aon? am|lá|t-am
`,
)

/** Says nothing beside an idle remark: "sorry", "lads", "please". */
const COURTESY =
  /^\W*(?:(?:oh|ah|eh|um|hi|hello|sorry(?: about that)?|sry|soz|apologies|lads|please|pls|thanks|thank you|ok|okay|right|now|there|so|jaysus|jesus|god|lol|haha|yeah|yes|no worries|isn['’]?t it|wha|gabh(?:aigí)? (?:mo )?leithscéal|tá brón orm|brón orm|ó|le do thoil|led thoil|nach ea|muise|a thiarcais)\W*)+$/iu
const PARTS = /[,.;:!?\n]+\s*|\s+[–-]\s+|\s+(?:but|because|cos|mar|ach)\s+/iu

/** "Typing with one hand", "bhí mé ag tiomáint" */
export const isIdleRemark = (text: string): boolean => matchesEither(text, REMARKS)

/** Whether a message says nothing but idle remarks and courtesies. */
export function isIdleRemarkAlone(text: string): boolean {
  const parts = text.split(PARTS).filter((part) => /\p{L}/u.test(part) && !COURTESY.test(part))
  return parts.length > 0 && parts.every(isIdleRemark)
}
