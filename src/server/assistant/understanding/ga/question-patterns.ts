import { irishPatterns } from '../../text/patterns.ts'

/** A question about a thing, such as "an gcaithfidh mé troscadh roimh …": its other words start no booking. */
export const IRISH_ABOUT = irishPatterns(`
  cad|céard|goidé|cad_é a? tharlaíonn|tharlóidh|tharlódh|tharla|tharlós
  cad|céard|goidé má|dá|mura|faoi_má
  an íocaim|íocfaidh|n-íocaim|n-íocfaidh|gcaillim|gcaillfidh ... má|mura|dá
  féidir|féidir_liom|féidir_linn liom|linn? éirí_as
  triail|páirceáil|wifi|wi|seachadadh|meastachán|comhairle saor_in_aisce
  spás|spáis|spásanna|áit|áiteanna páirceála|pháirceála
  ^ an|nach gcaithfidh|gcaitheann|gá|mór|riachtanach|éigean|bhfuil_gá|bhfuil_sé_riachtanach
  ^ an mbeidh orm|ort|air|uirthi|orainn|ar
  ^ an|nach bhfuil|bhfuil ... de_dhíth|de_dhith|ag_teastáil|riachtanach|ceadaithe|éigeantach|in-aisíoctha|de_dhíobháil|gá
  ^ an mbeidh mé|muid|sé|sí|mo|an ábalta|in_ann|tinn|pian
  ^ an|nach féidir|féidir_liom|féidir_linn|bhféadaim|bhfuil_cead liom|linn|le|agam|againn? ithe|itheadh|ól|tiomáint|caitheamh|páirceáil|íoc|snámh|oibriú|mo_mhadra
  ^ an|nach féidir|bhféadfadh le? ... teacht|dul|suí|bheith ... liom|linn|in_éineacht
  ^ an|nach bhfuil ... cead ag|agam|againn
  ^ an|nach bhfuil sé? ceart_go_leor|maith_go_leor|ok|okay|ceadaithe|ina_fhadhb má
  ^ an gcuirfidh|gcuireann|seolfaidh|seolann sibh|tú|duine ... téacs|meabhrúchán|litir|ríomhphost
  ^ an gcoimeádann|gcoinníonn|ndéileálann|bhfreagraíonn|gcaillim|gcaillfidh|gcailleann
  ^ an|nach féidir|bhfuil_cead liom|linn|agam ... a_thabhairt liom|linn
  ^ an|nach gcuireann|seolann|nglacann|tugann|dtugann|nglacann sibh ... meabhrúchán|litir|téacs|grúpa|éarlais|cárta
  ^ cá|cé|cén fhad|chomh_fada|achar|chomh_minic|chomh_luath|mhinice ... mhaireann|thógann|thógfaidh|thógfadh|roimh|ba_chóir|ba_cheart|tógtar|glacann|roimh_ré
  ^ cá|cé fhad|chomh_fada
  ^ cad|céard|goidé|cad_é|cén ... ba_cheart|ba_chóir|thabhairt|thabharfaidh|caithfidh|polasaí|beartas|próiseas|nós|rialacha|foirm|riail
  ^ conas|cén_chaoi|cén_dóigh ... ullmhaím|ullmhú|oibríonn|ullmhóidh|ndéileáltar|láimhseáiltear
  ^ ar cheart|chóir|ghá
  ^ cé a? dhéileálann|dhéanann|phléann|fhreagraíonn|léann
  ^ cé bheidh|a_bheidh|fheicfidh|déileálann|dhéileálann|phléann|bhíonn|atá ... ag|le|liom|gearáin|freagrach
  ^ cén_fáth|cad_chuige|cad_ina_thaobh
  ^ an bhfaighidh|bhfaigheann|bhfaighinn mé|muid|duine|tú ... ar_ais|meabhrúchán|aisíocaíocht
  polasaí|beartas ... cealaithe|cealú|athrú|maidir|faoi
`)

/** "Cá fhad" of time, and what is sent, are no place. */
export const IRISH_NO_PLACE = irishPatterns(`
  cá|cé|cén fhad|fad|chomh_fada ... sula|sular|sul|feitheamh|fanacht|moill|cuairt|coinne
  cá|cé|cén fhad|fad|chomh_fada|achar ... mhaireann|maireann|mhairfidh|bheidh|mbeidh|thógann|tógann|thógfaidh|tógfaidh|ghlacann|glacann|ghlacfaidh|bíonn|bhíonn|leanann
  mé|muid|sinn|é|í|iad|litir|téacs|pictiúr|ríomhphost|grianghraf|foirm a_sheoladh
`)

/** "An féidir íoc le cárta?" asks for no price. */
export const IRISH_NO_PRICE = irishPatterns(`
  cé|cá mhéad nóiméad|nóiméid|bomaite|uair|uaire|ama|duine|daoine|páiste|páistí|dalta|daltaí|scoláire|scoláirí
  costas|chostas|praghas|phraghas|táille ... cheannaigh|d'íoc|íocas|bhaint|éileamh
  ^ conas|cén_chaoi|cén_dóigh|cá ... íoc|íocaim|íocfaidh|n-íocaim|n-íocfaidh
  an|nach féidir|bhféadfainn|nglacann|dtógann ... íoc|sibh ... cárta|airgead_tirim|seic|guthán|revolut
`)

/** A wish all the same: "ba mhaith liom", "an féidir leat é a bhogadh". */
export const IRISH_WISH = irishPatterns(`
  ba mhaith|mhian liom|linn
  teastaíonn|theastaigh|theastódh ... uaim|uainn
  tá|táim|táimid mé|muid? ag iarraidh
  ^ an|nach féidir|bhféadfainn|bhféadfaimis|bhféadfá|dtiocfadh liom|leat|linn|libh? ... chealú|bhogadh|athrú|dhéanamh|fháil $
  ^ an bhfuil coinne|am|aon_choinne|aon_am
  ^ conas|cén_chaoi|cén_dóigh|cá ... dhéanaim|dhéanfainn|dhéanfaidh|déanaim|cealaím|chealaím|chuirfinn|is_féidir|féidir_liom|a_dhéanamh
`)

/** "Conas a dhéanaim gearán?": the answer of an entry comes before the dialogue. */
export const IRISH_HOW_TO = irishPatterns(`
  ^ conas|cén_chaoi|cén_dóigh|cá|cé|cad|céard|goidé|cad_é|cathain|cén
  ^ an bhfuil ... bealach|slí|foirm|dóigh|próiseas
`)

/** How something of the caller's own stands, or where one of the team is: only the team knows. */
export const IRISH_CASE = irishPatterns(`
  ^ agus|ach|haigh? an|nach bhfuil|raibh mo|ár|a|an|na|dochtúir|dr ... réidh|críochnaithe|deisithe|ar_ais|tagtha|istigh|ag_rith_déanach|ag_rith_mall|ar_saoire|ar_laethanta_saoire|breoite|anseo_fós
  ^ agus|ach|haigh? an|nach bhfuil|raibh ... réidh|críochnaithe|deisithe|tagtha|ar_ais fós|inniu|anois|ó|$
  ^ agus|ach|haigh? ar|nár tháinig|fhreagair|ghlaoigh|sheol|shroich|chríochnaigh|thosaigh|chuala|scríobh|fheach|bhreathnaigh|dheisigh|aimsigh|d'aimsigh|shocraigh
  ^ agus|ach|haigh? an|nach bhfuair|ndúirt|ndeachaigh|ndearna sibh|siad|sé|sí|an|mo|tú|éinne|duine|dochtúir
  aon|éinne scéal|nuacht|dea-scéal|scéala faoi|ó|ar|fós
  ^ agus? cén_chaoi|conas|cad_é_mar a? bhfuil|tá|atá mo|ár|an
  cá|cé fhad|chomh_fada ... choinneoidh|choimeádfaidh|bheidh sibh|siad|sé|sí|mo|an|ár
  ^ agus? cad|céard|cad_é|goidé a? bhí|tá|fuair|dúirt|tharla ... cearr|mícheart|contráilte|sibh|dochtúir|do le|faoi|leis|$
  ^ an raibh|bhfuil ... cearr|mícheart le|leis
  ^ an|nach bhfuil ... ar_an_mbealach|díolta|imithe
  ^ agus? cá bhfuil mo|ár|m'ordú
  ^ agus? cá bhfuilimid|bhfuil_muid|seasann|seasaimid
  ^ agus? cathain|cén_uair|cén_t-am a? bheidh|thiocfaidh ... anseo|chugainn|amach
  ^ agus? cé a? fheicfidh|bheidh|chonaic|atá ... mé|agam|liom|dom
  ^ agus? cathain|cén_uair|cén_t-am a? bheidh|mbeidh|thiocfaidh mo|ár
  ^ an mbeidh mo|ár ... réidh|críochnaithe|ar_ais|deisithe
`)
