import { irishPatterns } from '../../text/patterns.ts'

const CARR = 'carr|veain|jíp|leoraí|tarracóir|inneall|mótar|gluaisteán'
const PIOPA = 'píopa|píopaí|umar|sorcóir|radaitheoir|coire|téitheoir'
const LEITHREAS = 'leithreas|doirteal|draein|draenacha|camra|séarach|cith|folcadán|fholcadán|inneall_níocháin'
const TEAS =
  'teas|téamh|coire|bodhlaer|radaitheoir|radaitheoirí|uisce_te|tumthéitheoir|dóire|sornóg|reoiteoir|cuisneoir'
const GLAS = 'glas|doras|geata|fuinneog'
const CEIRD = 'pluiméir|leictreoir|glasadóir|meicneoir|díonadóir|fiaclóir|tréidlia|innealtóir|teicneoir'

/** Something of the business's trade has broken and cannot wait: water, a breakdown, a locked door, no power. */
export const IRISH_TROUBLE = irishPatterns(`
  uisce|báisteach|camras|sileadh|sceitheadh ... tríd|tríd_an|trín|isteach|anuas|ar_fud
  uisce ag? ... pléascadh|stealladh|doirteadh|rith|sileadh|sceitheadh
  uisce ar_fud|i_ngach_áit|gach_áit|chuile_áit
  uisce ... teacht|rith|sileadh|doirteadh|stealladh anuas|isteach|amach|as|síos|tríd
  sceitheadh|ligean uisce? ... sa|san|i|ó|ón|as|faoi|faoin|tríd|isteach|síos|mór
  sceitheadh mór|uafásach|uisce
  ${PIOPA}|${LEITHREAS} ... thar_maoil|thar_bruach|ag_stealladh|ag_doirteadh
  leithreas|séarach|camra|dúnpholl ... blocáilte|plúchta|líonta
  tsíleáil|síleáil|díon ... sileadh|ligean|ag_ligean|báite
  phléasc|pléascann|pléasctha|bhris|briseann|briste|scoilte|réabtha an|ár|mo? ${PIOPA}
  ${PIOPA} an? uisce? pléasctha|briste|réabtha|scoilte|ag_pléascadh|ag_ligean|ag_sileadh|ag_sceitheadh|tar_éis_pléascadh|i_ndiaidh_pléascadh
  chistin|teach|siopa|seomra|íoslach|áit|oifig|árasán|halla ... faoi_uisce|báite|lán_d'uisce|lán_uisce
  tuile sa|san|i chistin|teach|siopa|íoslach|árasán|oifig|halla
  ${LEITHREAS} ... thar_maoil|ag_cur_thar_maoil|ag_cur_thart|ag_teacht_aníos|thar_bruach
  camras|séarachas ... isteach|aníos|ar_fud|sa_teach
  níl|gan aon|an? teas|téamh ar_bith? ná|nó? uisce_te? againn|agam|ann|anseo|sa_teach|san_árasán|inár|ó_mhaidin|ó_aréir|ó_inné|$
  níl|gan aon|an? teas|téamh|uisce_te ar_bith? ann|anseo|againn|agam|sa|san|ó|agus|inniu|anocht|arís|$
  níl aon? uisce sa|san|ó|ann|againn|ag_teacht|as|$
  ${TEAS} ... briste|cliste|stoptha|imithe|marbh|fuar|múchta
  níl|ní|nach an|ár|mo? ${TEAS} ... ag_obair|oibriú|lasadh|teacht_ar_siúl
  ní|nach thagann|thiocfaidh|lasann|lasfaidh|oibríonn|oibreoidh|thosaíonn|thosóidh an|ár|mo? ${TEAS}
  chlis|bhris|stad|stop|theip an|mo|ár|ar_an|ar_ár? ${TEAS}
  splanc|splancacha ... soicéad|lasc|clár|bosca|sreang|solas
  boladh dó|dóite ... soicéad|lasc|clár|bosca|sreang
  thit cuid|píosa? den|de_an|an? síleáil|tsíleáil|díon|simléar|slinnte
  thit crann|géag|simléar ... díon|teach|carr
  séideadh|shéid ... díon|slinnte
  chlis|stad|stop|theip|d'imigh an|mo|ár|ar_an|ar_ár? coire|téamh|teas
  coire|téamh|teas cliste|stoptha|imithe|marbh $|agus|ar|orainn|ó
  a? fhios|tuairim agam|againn cá|conas|cén_áit ... stopchoc|stopchoca|stopallán|stopchomhla|t-uisce_a_mhúchadh
  ní|níl féidir|thig|aimsím|fheicim ... stopchoc|stopchoca|stopallán|stopchomhla
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
  bhris|briste an|mo? eochair
  ní|níl|nach ... dhúnann|dhúnfaidh|osclaíonn|osclóidh|ghlasálann an|mo|ár? ${GLAS}
  an|mo|ár ${GLAS} ... briste|bhriste|réabtha
  bhris|bhriseadh ... isteach ... teach|siopa|carr|oifig|oraibh|orainn|orm
  ní|níl|nach féidir|thig ... isteach ... teach|árasán|carr|siopa|veain
  bonn|rotha pollta ... bhóthar|mbóthar|n2*|n1*|n3*|n4*|n5*|n6*|n7*|n8*|m8|m7|m50|mótarbhealach
  níl aon|an? leictreachas|cumhacht ... sa|san|againn|agam|ann|ar
  leictreachas|cumhacht ... imithe|as|ar_lár|múchta
  suíomh|freastalaí|córas|gréasán|idirlíon|fóin|scipéid ... síos|haiceáilte|tite_síos
  ${CEIRD} ... anois|láithreach|ar_an_bpointe|go_práinneach|go_beo
  féidir|féadfadh|tiocfadh|tiocfaidh ... teacht|amach|sibh anseo? anois|láithreach|ar_an_bpointe|go_práinneach|go_beo
  pluiméir|leictreoir|glasadóir|fiaclóir|tréidlia|meicneoir éigeandála|práinne uaim|anois|ag_teastáil|de_dhíth
`)

/** Asks which number to ring with such trouble. */
export const IRISH_URGENT_NUMBER = irishPatterns(`
  uimhir|fón|guthán|líne ghutháin|fóin|theagmhála? ... éigeandáil|éigeandála|práinn|práinne|phráinn|práinneach|taobh_amuigh_d'uaireanta
  cé|cén cén_uimhir? ... glaoigh|glaofaidh|nglaofaidh|glaofainn|nglaoim|glaoim ... éigeandáil|práinn|anocht|oíche|deireadh_seachtaine|anois
`)

/** The same words, where nothing has to be done at once, in the same clause: what was, what may be, what it costs. */
export const IRISH_NO_TROUBLE = irishPatterns(`
  mé|muid|sinn|é|í|iad|mo|ár ... a_ligean_síos
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
  sconna* ... sileadh|sceitheadh|braon*
  coire|radaitheoir|téamh|glas|doras|díon nua
  ^ agus? an bhfuil|mbeidh teas|téamh|uisce|leictreachas
`)

/** Anywhere in the message. */
export const IRISH_CAN_WAIT = irishPatterns(`
  níl ... ró-dhona|ródhona|ró_dona|chomh_dona|chomh_holc
  níl|ní|gan ... deifir|deabhadh|dithneas|práinn|práinneach|éigeandáil
  nuair|pé_uair|cibé_uair ... féidir|oireann|saor|am
  deisithe|réitithe|socraithe|glanta
  déanach|mall|moill
  choinne|gcoinne|coinne|áirithint|cealú|cealaigh|cur_ar_ceal
`)
