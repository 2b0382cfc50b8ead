import { irishPatterns } from '../../text/patterns.ts'

const CARR = 'carr|veain|jíp|leoraí|tarracóir|inneall|mótar|gluaisteán'
const PIOPA = 'píopa|píopaí|umar|sorcóir|radaitheoir|coire|téitheoir'
const LEITHREAS = 'leithreas|doirteal|draein|draenacha|camra|séarach|cith|folcadán|fholcadán|inneall_níocháin'
const CEIRD = 'pluiméir|leictreoir|glasadóir|meicneoir|díonadóir|fiaclóir|tréidlia|innealtóir|teicneoir'

/** Something of the business's trade has broken and cannot wait: water, a breakdown, a locked door, no power. */
export const IRISH_TROUBLE = irishPatterns(`
  uisce|báisteach|camras|sileadh|sceitheadh ... tríd|tríd_an|trín|isteach|anuas|ar_fud
  uisce ag? ... pléascadh|stealladh|doirteadh|rith|sileadh|sceitheadh
  uisce ar_fud|i_ngach_áit|gach_áit|chuile_áit
  tsíleáil|síleáil|díon ... sileadh|ligean|ag_ligean|báite
  phléasc|pléascann|pléasctha|bhris|briseann|briste|scoilte|réabtha an|ár|mo? ${PIOPA}
  ${PIOPA} an? uisce? pléasctha|briste|réabtha|scoilte|ag_pléascadh|ag_ligean|ag_sileadh|ag_sceitheadh|tar_éis_pléascadh|i_ndiaidh_pléascadh
  chistin|teach|siopa|seomra|íoslach|áit|oifig|árasán|halla ... faoi_uisce|báite|lán_d'uisce|lán_uisce
  tuile sa|san|i chistin|teach|siopa|íoslach|árasán|oifig|halla
  ${LEITHREAS} ... thar_maoil|ag_cur_thar_maoil|ag_cur_thart|ag_teacht_aníos|thar_bruach
  camras|séarachas ... isteach|aníos|ar_fud|sa_teach
  níl|gan aon|an? teas|téamh ar_bith? ná|nó? uisce_te? againn|agam|ann|anseo|sa_teach|san_árasán|inár|ó_mhaidin|ó_aréir|ó_inné|$
  chlis|stad|stop|theip|d'imigh an|mo|ár|ar_an|ar_ár? coire|téamh|teas
  coire|téamh|teas cliste|stoptha|imithe|marbh $|agus|ar|orainn|ó
  a? fhios|tuairim agam|againn cá|conas|cén_áit ... stopchoc|stopallán|stopchomhla|t-uisce_a_mhúchadh
  ní|níl féidir|thig|aimsím|fheicim ... stopchoc|stopallán|stopchomhla
  ^ teastaíonn|tá|uaim? glao|gairm amach? éigeandála|práinne $|uaim|uainn|anois|inniu|anocht|ag_teastáil|de_dhíth|le_do_thoil
  ní|níl féidir|thig ... uisce|sceitheadh|sileadh a? stopadh|mhúchadh|chasadh_as
  chlis|bhris|theip|stad|stop|chlis_ar|bhris_síos|d'imigh an|mo|ár|ar_an|ar_mo|ar_ár|sé|síos? ${CARR}
  ${CARR} ... cliste|briste_síos|briste|marbh|stoptha
  bhris|briste an|mo? ... síos orm|orainn|ar|ag|in
  ${CARR} ... ní|níl|nach thosaíonn|thosóidh|tosú|dul_a_thosú|tosaíonn|ag_tosú
  ní|níl thosaíonn|thosóidh|tosaíonn|ag_tosú ... ${CARR}
  níl an|mo ${CARR} ag|ag_dul tosú|a_thosú
  ${CARR} ... a tharraingt
  féidir libh|leat é|í a tharraingt
  tarraingeoidh sibh|tú|duine ... é|í|mé|${CARR}
  uaim|teastaíonn ach? tarraingt|tarracáil|leoraí_tarrthála|trucail_tarrthála
  tarraingt|tarracáil|truc|leoraí_tarrthála uaim|ag_teastáil|de_dhíth
  sáinnithe|i_bhfostú|fágtha ... mbóthar|mótarbhealach|bhóthar|taobh_an_bhóthair|m50|n20|n17|m6|m7|cuas
  glasáilte|faoi_ghlas|dúnta amach|lasmuigh|taobh_amuigh
  eochair|eochracha ... istigh|briste
  níl aon|an? leictreachas|cumhacht ... sa|san|againn|agam|ann|ar
  leictreachas|cumhacht ... imithe|as|ar_lár|múchta
  suíomh|freastalaí|córas|gréasán|idirlíon|fóin|scipéid ... síos|haiceáilte|tite_síos
  ${CEIRD} ... anois|láithreach|ar_an_bpointe|go_práinneach|go_beo
  féidir|féadfadh|tiocfadh|tiocfaidh ... teacht|amach|duine|sibh anseo? anois|láithreach|ar_an_bpointe|go_práinneach|go_beo
  pluiméir|leictreoir|glasadóir|fiaclóir|tréidlia|meicneoir éigeandála|práinne uaim|anois|ag_teastáil|de_dhíth
`)

/** Asks which number to ring with such trouble. */
export const IRISH_URGENT_NUMBER = irishPatterns(`
  uimhir|fón|guthán|líne ghutháin|fóin|theagmhála? ... éigeandáil|éigeandála|práinn|práinne|phráinn|práinneach|taobh_amuigh_d'uaireanta
  cé|cén cén_uimhir? ... glaoigh|glaofaidh|nglaofaidh|glaofainn|nglaoim|glaoim ... éigeandáil|práinn|anocht|oíche|deireadh_seachtaine|anois
`)

/** The same words, where nothing has to be done at once, in the same clause: what was, what may be, what it costs. */
export const IRISH_NO_TROUBLE = irishPatterns(`
  nct
  gá an|leis|don|le
  sáinnithe|i_bhfostú taobh_thiar
  aon_uair|gach_uair|nuair ... báisteach
  maidineacha|laethanta fuara|fliucha
  gutai*|gáitéa*
  cathain|cén_uair ... ar_ais
  anuraidh|arú_anuraidh|fadó
  seo_caite|seo_a_chuaigh_thart
  ó_shin
  seo_chugainn|seo_atá_ag_teacht|an_tseachtain_seo
  má|dá|nuair|mura|faoi_má ... briseann|bhriseann|bhrisfeadh|pléascann|phléascann|tharlaíonn|tharlódh|clis|chliseann|chliseann|sceitheann
  cé_mhéad|cá_mhéad|cén_praghas|costas|chosnaíonn|chosnódh|praghas|praghsanna|meastachán|luachan|árachas|sonrasc|bille
  ^ agus? an ndéanann|ndeisíonn|gcóiríonn|dtagann|nglacann|mbíonn sibh|sé|siad
  cad|céard|goidé a? tharlaíonn|tharlódh|tharlóidh
  beag|beagán|mall|go_mall|cúpla ... sileadh|sceitheadh|braon|braonta
`)

/** Anywhere in the message. */
export const IRISH_CAN_WAIT = irishPatterns(`
  níl|ní|gan ... deifir|deabhadh|dithneas|práinn|práinneach|éigeandáil
  nuair|pé_uair|cibé_uair ... féidir|oireann|saor|am
  deisithe|réitithe|socraithe|glanta
  déanach|mall|moill
  choinne|gcoinne|coinne|áirithint|cealú|cealaigh|cur_ar_ceal
`)
