import { GIVEN_NAMES } from '../../text/given-names.ts'
import { irishPatterns } from '../../text/patterns.ts'
import type { INTENT_ORDER, IntentPatterns } from '../intents.ts'

const NAMES = [...GIVEN_NAMES].join('|')

const intent = (certain: string, likely = ''): IntentPatterns => ({
  certain: irishPatterns(certain),
  likely: irishPatterns(likely),
})

const WANT =
  "ba_mhaith|mhaith|teastaíonn|theastaigh|theastódh|theastóch|ag_iarraidh|iarraidh|uaim|uainn|mian|bhreá|b'fhearr|gá|gá_dom|bhfuil_uaim|tá_uaim|ní_mór|caithfidh|tá_orm|is_maith|súil|féidir|bhféadfainn|fhéadfainn|bhféadfaí|bhféadfadh|bhféadfá|d'fhéadfainn|in_ann|ba_ghá|ba_mhian"
const CANNOT = 'ní|níl|ní_bheidh|ní_féidir|ní_fhéadfaidh|ní_thig|ní_bheidh_mé|ní_bheimid|ní_bhead'

export const IRISH_INTENTS: Record<(typeof INTENT_ORDER)[number], IntentPatterns> = {
  injection: intent(`
    cad|céard|cén|inis|tabhair|taispeáin ... uimhir|uimhreacha|seoladh|sonraí|ainm|ainmneacha ... chustaim*|custaim*|cliant*|othar|othair|duine_eile|dheireanaigh|in_áirithe
    léigh|scríobh amach ... treoracha|rialacha|os_cionn|thuas|roimhe
    riail|treoir nua
    lig ort ... bainisteoir|riarthóir|úinéir|dochtúir|nach
    treoir|treoracha|rialacha|srianta i ndearmad|leataobh|dearmad
    focal faire|aire
    liostaigh|ainmnigh|taispeáin|tabhair ... custaiméirí|othair|cliaint|gcustaiméirí ... uile|léir|go_léir|eile|inniu|áirithe
    neamhaird|neamhshuim|dearmad|dearúd|dearmaid ... treoir|treoracha|treoirlínte|rialacha|rialach|riail|dúradh|roimhe_seo|roimhe_sin|leid|orduithe|treorach|dtreoracha|dteoracha|cláir|tugadh|thuas|ndúradh
    déan|tabhair neamhaird|neamhaird_de|neamhshuim
    scaoil|sáraigh|seachain|cuir_uait ... rialacha|srianta|treoracha
    taispeáin|nocht|priontáil|léigh|tabhair|scríobh|inis|athraigh|aithris|abair|liostaigh|seol ... leid|treoracha|chórais|córas|leide|phrompa|leid_chórais|rialacha|pasfhocal|pasfhocail|cód_foinse|eochair_api|treoir|leideanna|faoi_rún|rúnda
    taispeáin|nocht|tabhair|seol|inis|liostaigh|abair|léigh|cad|priontáil ... eile|gach|uile|chuile|uilig|iomlán|go_léir|duine_eile ... uimhir|uimhreacha|sonraí|seoltaí|ainmneacha|ríomhphoist|áirithintí|áirithint|coinní|custaiméir*|othar|cliaint|chustaiméirí|daoine|gcustaiméirí|n-othar|daoine_eile
    taispeáin|nocht|tabhair|seol|inis|liostaigh|abair|léigh|faigh ... gach|uimhir|uimhreacha|sonraí|seoltaí|ainmneacha|áirithintí|coinní|liosta|taifid ... eile|custaiméir*|othar|gcustaiméirí|cliant|duine|daoine|áirithint|coinne|gcliant|n-othar
    taispeáin|tabhair|nocht gach|gach_uile áirithint|coinne|uimhir|taifead
    lig ort|oraibh
    bí|bígí|gníomhaigh|labhair|freagair|iompair ... mar|amhail|amhail_is ... foghlaí|riarthóir|riaradh|admin|gan|duine_eile|dan|robó*|bithiúnach
    is|mise mise? an|riarthóir|úinéir|t-úinéir|forbróir|ríomhchláraitheoir|stiúrthóir|mise_an|an_t-úinéir ... taispeáin|tabhair|nocht|scrios|cuir|lig|athraigh|ceadaigh|bain|múch
    riarthóir|admin|úinéir|forbróir mise|mé|thú
    ó seo|anois amach|ar_aghaidh ... is|freagair|ní|bí|tá
    gan rialacha|rialach|srianta|srian|teorainn|teorainneacha
    is tusa|tú anois
    córas system|córais
    ^ córas|system|riarthóir|treoir
    mód|mhód riarthóra|forbróra|dífhabhtaithe|admin
    scrios|glan gach|an|na|iomlán ... áirithint|coinne|coinní|sonraí|taifead|bunachar|taifid
    múch|díchumasaigh|bain ... scagaire|srianta|sábháilteacht|rialacha|cosaint
    ceadaigh|tabhair|cuir ... saor_in_aisce|lascaine|aisíocaíocht ... gan|céad|riarthóir|úinéir|100
    treoracha|orduithe nua|nua_duit
    ní|níl rialacha|srianta ... agat|ort|ann|feasta
    scríobh|cum ... dán|cód|aiste|clár|víreas
    aistrigh ... treoracha|leid
  `),
  insult: intent(
    `
    amadán|amadáin|óinseach|pleidhce|pleidhcí|leathcheann|leathcheannach|bómán|dúramán|gamal|gaimse|breallán|bastard|bastaird|cladhaire|cac|bitseach|striapach|diabhail|liúdramán|dailtín|ruidín|asal|eejit|stupid|fuck*|idiot|scraiste|bodach|béist|sleamhnánaí|crochadóir|cunús|pleota|lúdramán|ceolán|scaothaire|gligín|bundún|ramallae|tóin
    póg mo|m'
    téigh|gabh|imigh|éirigh ... diabhal|ifreann|dtí_diabhal|trasna|gcorp_an|cac|foc|ort
    go dtí|dtuga|mbeire|scriosa ... diabhal
    éist|dún|druid do|suas bhéal|chlab|ghob|é|do_bhéal
    dún do chlab|bhéal|ghob
    éist do bhéal
    i dtigh|ndiabhal diabhail
    tá|is|nach tú|sibh|thú|é|tusa ... dúr|amaideach|gan_mhaith|gan_mhaith_ar_bith|gránna|bómánta|lofa|bocht|óinsiúil|ramhar|leibideach|truaillithe|amaid|salach|díchéillí
    meaisín|róbat|bot|inneall|rud|ríomhaire|carn|píosa ... gan_mhaith|amaideach|dúr|bómánta|cac|lofa|bhrocamas|gan_cheann|bruscair|bruscar|damanta|truamhéalach|leibideach|dramhaíl
    níl maith|aon_mhaith|mhaith|ciall|splanc|meabhair ... ionat|leat|agat|ort|ar_bith|céille
    is fuath|gráin|beag_orm liom thú|tú|sibh|an_meaisín|an_rud
    ní fiú thú|tú ... faic|tada|dada|cac
    foc|feisigh|feck|foic|focáil|focáilte|focin
    drochrath|mallacht|marbhfháisc|marú_fáisc|droch-rath|loscadh|mallacht_ort ort|oraibh|air
    bréagadóir|bréagach
    imigh leat|uaim|as_mo_radharc|sa_diabhal
    a leathcheann|phleidhce|amadáin|óinseach|bhómáin|chladhaire|dhiabhail|mhuc|bhastaird|asail|ghamail
    muc|mhuc shalach
  `,
    `
    lofa|dúr|truamhéalach|gan_mhaith
  `,
  ),
  complaint: intent(
    `
    gearán|gearáin|ngearán|gearánaim|clamhsán|casaoid|ombudsman
    náire|náireach|náireacha|scannalach|scannal|uafás|masla|maslach|gránna|cúis_náire|éagóir|do-ghlactha|doghlactha|dofhulaingthe
    míshásta|an-mhíshásta|mí-shásta|diomách|díomách|diomá|díomá|feargach|ar_buile|fearg|oilbhéas|cantalach|corraithe|míshástacht|olc_orm|cráite|bréan_díobh|bréan_daoibh|dubh_dóite|dóite|cancrach
    níl|nílim|níor|ní ... sásta|sásamh|maith_go_leor|inghlactha|ceart_ná_cóir|róshásta|shásaigh|an_tsástacht
    drochbhéas*|drochmhúinte|mímhúinte|drochmhúinteacht|dímheas|dímheasúil|drochíde|mí-mhúinte|garbh|borb|bhorb|maslach|mhaslaigh|ionsaitheach|neamhchúiseach|tarcaisneach|míchúramach|leamh_linn|drochchaoi
    drochsheirbhís|droch-sheirbhís|drochsheirbhíse|drochobair|droch-obair|drochchaighdeán|drochbhail|drochthaithí|drocheispéireas|drochsheirbhis
    caitheadh|chaith|caith ... liom|linn|léi|leis ... go_dona|dona|madra|chaoi|mar|drochmheas|caoi
    chaoi|gcaoi|bealach|mbealach|slí|tslí|dóigh ... caitheadh|chaith
    an iomarca ... ghearr|gearradh|d'íoc|airgid|muirear|bille|orm
    gearradh|ghearr|gearr ... iomarca|faoi_dhó|róphraghas|barraíocht|mícheart|dhá_uair|níos_mó_ná|orm_nár
    iomarca|faoi_dhó|barraíocht|mícheart ... gearradh|ghearr|bille|orm
    bille|sonrasc|cuntas ... mícheart|earráid|ró-ard|botún|contráilte
    níor|nár bailíodh|deisíodh|glanadh|seachadadh|rinneadh|freagraíodh|íocadh ... seachtain*|lá|mí|fós|le|go_fóill
    botún|earráid|dearmad ... bille|mo|rinne_sibh|agaibh|cuid_obre|déanta|rinneadh
    níor|nár|ní|nach ... ghlaoigh|fhreagair|tháinig|leithscéal|labhair|inis|chuir|bhac|éist|d'éist|dheisigh|gabhadh ... duine|éinne|aon_duine|sibh|ar_ais|oraibh|ariamh|riamh|sé|aon_fhreagra
    níor ghlaoigh|fhreagair|tháinig|éist|bhac|dheisigh|fuair ...
    gealladh|gheall|gealltanas|dúradh|gheallúint ... ach|nár|ní|níor|níl|riamh|dom|fós
    gur gealladh|dúradh|gheall
    d'fhan|fhan|ag_fanacht|fanacht|bhí_mé_ag_fanacht|bhíomar_ag_fanacht ... uair|uaire|uair_an_chloig|seachtain*|mí|níos_mó|breis|leath|ró-fhada|rófhada|uaireanta|laethanta|fós|gan|le_fada|iomarca|i_bhfad
    fós ag_fanacht|gan|briste|níl
    tríú|dara|ceathrú|cúigiú uair|huair ... cealaigh|cealaithe|seo|agam|a|ar_ceal|athraíodh
    i gcónaí|chónaí ag ... cur_ar_ceal|athrú
    seirbhís|obair|jab|bia|caighdeán|béile|cóireáil|seomra|taithí|áit|teach_ósta|an_áit ... uafásach|dona|olc|lofa|millteanach|salach|bocht|ainnis|an-dona|níos_measa|fuar|míshásúil|suarach|gan_mhaith|brocach|damanta|tubaisteach|scanrúil
    ba é|í ... is_measa|ba_mheasa
    an ceann|tseirbhís|taithí|béile is measa
    jab|obair|deisiúchán|líonadh|obair_a|an_rud|gléas|carr|coire ... rinne_sibh|briste|thit|tite|as_a_chéile|bhris|níl_ag_obair|measa|dheisigh_sibh|déanta|ó_chéile|seo_caite
    briste|thit|tite ... arís|cheana|cheana_féin|as_a_chéile|as|ó_chéile
    sibh ... a_chéile|bhris|mhill|scrios|scríob
    mhill|scrios|loit|bhris ... sibh|siad|sé|an_fear|bhur
    fágadh|d'fhág ... salach|praiseach|brocach|trí_chéile|ina_phraiseach|fuar
    leithscéal|aisíocaíocht|cúiteamh|míniú|airgead_ar_ais|airgid_ar_ais|cuid_airgid|m'airgead ... uaim|ag_teastáil|teastaíonn|éileamh|iarraidh|mhaith|ar_ais|láithreach|éilím|dlite
    teastaíonn|uaim|éilím|ag_iarraidh|mhaith ... m'airgead|airgead|airgid|aisíocaíocht|leithscéal|cúiteamh|míniú ... ar_ais|uaibh|$
    ní thiocfaidh|rachaidh|úsáidfidh|mholfainn|mholfaidh|fhillfidh|bheidh ... arís|sibh|d'aon_duine|anseo|ar_ais
    níos measa ná|anois
    tuirseach|bréan|cortha|dubh_dóite|sáraithe|dóthain de|díobh|dibh|daoibh|ag|den|agam
    mo dhóthain agam|díobh|de|díbh
    bithiún*|bithiúnaigh|cneámhair*|robáil|goideadh_airgead
    easpa meas*|cúraim|cumarsáide|gairmiúlachta|múinteachta
    mhí-ordú|praiseach|ciseach|brachán
    fadhb ... seirbhís|bille|ordú|foireann|oibre
    sciorr|cur_amú|chur_amú|curadh|am_amú
    obair lofa|leathchóirithe
    robálaithe|gadaithe|sladairí sibh|sibhse|atá|amach_is_amach
    a robálaithe|ghadaithe|shladairí
    chreach|shlad sibh|tú
    ní fheicfidh|fheicfidh_mé? sibh mé|mise|muid|sinn ... arís|go_deo|choíche
    ní íocfaidh|íocfad mé|muid? ... bille|sonrasc|pingin|as|air|sin
    níl|nílim|nílimid|nílimíd mé|muid|sinn? ag|chun|sásta íoc as|ar|air|pingin|sin|é|bille
    mé|muid|sinn a_chreachadh|a_shladadh
    nár|nach mharaigh ... praghas|bille|costas|sonrasc
    nár|nach thit mé|mise ... praghas|bille|costas|sonrasc
    labhraíodh|labhair sibh|sé|sí? liom|linn ... mar ... madra|salachar|amadán|páiste
  `,
    `
    uafásach|náireach|dona
    fadhb mhór|ollmhór|uafásach|eile
  `,
  ),
  cancel: intent(
    `
    cealaigh|chealaigh|cealaím|cealaítear|cealódh|cealú|chealú|gcealú|cealaigí|cealóidh|cealaithe|cealaím|cancel|cancel*|chansáil|cansáil|ceiliúir
    ar ceal|gceal|ceall
    cuir|chur|cur ... ar ceal|gceal|neamhní
    bain|glan|scrios|tóg|dealaigh|stríoc|bhaint|scriosadh|bhaint|thógáil m'ainm|mé|muid|mise|ár|an|mo|sinn|é|ár_n-ainm ... liosta|liostaí|leabhar|dialann|de|as|den|ón|anuas|áirithint|coinne|gcoinne|dialainn|chlár|bhféilire
    scrios|scriosadh|scriosaigí ... coinne|áirithint|choinne|mo|seisiún|cuairt|bord|ordú|seomra|gcoinne|an_ceann
    níl|ní|nach|níor|nílim ... ag_teastáil|teastaíonn|de_dhíth|dhíth|gá|uaim|uainn|theastaíonn|ghá|a_iarraidh|iarraidh|theastóidh|thastaíonn ... coinne|áirithint|bord|seomra|níos_mó|a_thuilleadh|seisiún|cuairt|choinne|anois|feasta|slot
    níl|ní|nach coinne|áirithint|bord|seomra|an_choinne|an_áirithint|an_bord ... teastáil|uaim|uainn|dhíth
    ${CANNOT} mé|muid|sinn|sí|sé|liom|linn|mise|bheidh ann
    ${CANNOT} mé|muid|sinn|sí|sé|in_ann|féidir|liom|linn|ábalta|mise|bheidh? ... teacht|freastal|a_bheith_ann|bheith_ann|dhéanamh|dul|bheith_i_láthair|coinneáil|chloí|thiocfaidh|láthair|a_dhéanamh|i_láthair|ag_teacht|coinne_a_choinneáil
    ní thiocfaidh|thiocfaimid|thiocfad|thig|bheidh|bheimid|bhead|bheinn|fhéadfaidh|fhéadaim|fhéadfad|fhreastalóidh|tiocfaidh|tiocfad ... mé|muid|sinn|liom|linn|teacht|ann|amárach|inniu|dé|ag|ann|isteach|siad
    níl|nílim|níleamar|nílimid mé|muid|sé|sí|siad? ag ... teacht|dul|freastal|tíocht
    nílim|níl|ní ag teacht|freastal|dul
    ní bheidh|bhead|bheimid ... ann|in_ann|ábalta|ag|i_láthair
    ní féidir|thig|féadfaidh|fhéadfaidh|fhéadaim liom|linn|leis|léi|mé|muid? ... teacht|freastal|a_bheith|bheith|é_a_dhéanamh|dul|tíocht|déanamh
    ligim|lig|lig_uait|scaoil|géill|tabhair ... uaim|uait|suas|ar_ais|uainn ... coinne|áirithint|slot|bord|choinne
    dearmad|dearúd|fág|fágaimis ... coinne|áirithint|faoin_gcoinne|choinne|faoi|as_an_áireamh|cuairt
    tarraing|tharraingt|tarraingím ... siar|amach|as
    ag tarraingt siar|amach
    d'athraigh|athraigh ... m'intinn|ár_n-intinn|intinn
    stop|stopadh ... áirithint|coinne
    coinne|áirithint|bord|cuairt|seisiún ... a_chealú|ar_ceal|a_scriosadh|a_stopadh|amach_as|níos_mó|a_thuilleadh
    fágaim|beidh_mé|mise as|amach
    tá orm|orainn tarraingt
    tabhair ... do_dhuine_eile|duine_éigin_eile
    ní bheidh gá
    gan gá ... coinne|níos_mó
  `,
    `
    ceal|cealú
  `,
  ),
  move: intent(
    `
    athsceideal*|ath-sceideal*|athshocraigh|athshocrú|ath-shocrú|athsocraigh|athchur|athlo|athló|n-athló|atráth
    ar athló|athlá|atráth|gcúl|an_méar_fhada
    cuir|chur|cur|chuir ... siar|ar_aghaidh|chun_cinn|ar_athló|ar_gcúl|ar_atráth|chun_tosaigh|ar_ais|ar_lá_eile|go_lá|níos_déanaí|níos_luaithe
    bog|bogadh|bhogadh|mbogadh|bhog|bogaigí|bogfaidh|bogfaimid|bhogfadh|mbogfá|gluais|druid|sleamhnaigh|bhrú|brúigh|tarraing ... coinne|áirithint|é|í|go|mé|chuig|mo|an|cuairt|seisiún|bord|chun_cinn|ar_aghaidh|siar|chun
    aistrigh|aistriú|aistrím|n-aistriú|d'aistriú|t-aistriú|aistreofá|haistriú ... coinne|áirithint|é|í|go|chuig|mo|an|cuairt|bord|lá|seisiún|am|dáta|choinne
    coinne|áirithint|bord|cuairt|seisiún|am|lá|dáta|í|é|choinne|uair ... a_athrú|a_bhogadh|a_aistriú|a_mhalartú|athrú|bhogadh|aistriú|a_chur_siar|a_chur_ar_aghaidh|a_chur_chun_cinn|chur_siar|mhalartú|a_tharraingt
    athraigh|athrú|hathrú|d'athrú|athróinn|athródh|malartaigh|mhalartú|malairt|n-athrófá|athróidh|athrófá|malartú|bhabhtáil|babhtáil|leasaigh|leasú ... coinne|áirithint|é|í|am|lá|dáta|mo|an|cuairt|choinne|bord|seisiún|go|uair|ama|lae
    lá|am|dáta|ceann|coinne|uair|tráth|t-am eile|difriúil|níos_fearr|nua|níos_déanaí|níos_luaithe|malartach ... oir*|agat|agaibh|in_áit|seachas|ná|ann|le_do_thoil|ar_fáil|feil*|do_mo|don|dom|is_fearr|a_fháil|$
    roghnaigh|faigh|tabhair|pioc|aimsigh ... lá|am|dáta eile|difriúil|nua
    in ionad|áit
    ina ionad|áit|háit
    seachas dé|an|ar|a|ag
    ní|níl|nach ... oir*|oireann|fheileann|feileann|fóireann|shásaíonn|oiriúnach|fheilfidh|n-oireann|áisiúil|feiliúnach|feil ... dom|domsa|dúinn|a_thuilleadh|níos_mó|lá|am|eile|liom|anois|mé|sé|sin|sí|$
    ní oireann|fheileann|fhóireann|oirfidh|fheilfidh
    níos luaithe|déanaí|moille ... ná|lá|seachtain|am|coinne|an_ceann|má_tá|is_féidir|ar_fáil|in_ann|leat|sa_lá|socraithe|ag
    am|lá|ceann|coinne|rud|tráth|bearna ... níos_luaithe|níos_déanaí|níos_moille|níos_gaire
    déan|dhéanamh|déanaimis|ndéanfá ... in_ionad|in_áit|seachas|ina_áit|níos_déanaí|níos_luaithe
    tar|teacht|tiocfainn|dtiocfainn|dtiocfaimid|theacht|thiocfainn ... níos_déanaí|níos_luaithe|in_ionad|lá_eile|am_eile|seachas|uair_an_chloig_níos
    moill|mall|déanach|moilleadóireacht ... bogadh|chur_siar|in_ionad|is_féidir|athrú|níos_déanaí
    mheasfá moill
    lá|am eile ... $
    malairt lae|ama
    chun cinn|tosaigh ... coinne|tabhairt|uair|bogadh
    tabhair|thabhairt|tabhairt ... ar_aghaidh|chun_cinn|chun_tosaigh
    uair|leathuair|lá|seachtain ... níos_luaithe|níos_déanaí|ar_gcúl|siar
    siar uair|leathuair|lá|seachtain|go
    moilligh|moilliú
  `,
    `
    athrú|athraigh|bogadh|aistriú
    eile in|seachas
  `,
  ),
  message: intent(
    `
    teachtaireacht|teachtaireachta|dteachtaireacht|scéala|scéal_a_fhágáil|nóta|litrín|voicemail|theachtaireacht
    abair|abraigí|deirtear|dúirt|inis|insigh|inse|rá|ndéarfá|n-inseofá|insint|dhéarfá|inseofá le|leis|léi|leo|do|dó|di|dóibh|don|dona|leis_an|leis_na|leo_uaim ... go|gur|nach|a|tá|bhfuil|mbeidh|an|faoi|$
    abair|inis|tabhair|déan|cuir|scríobh|seol ... leis|léi|le|do|dó|di|dóibh|don|chuig ... go_bhfuil|go_mbeidh|gur|nach|glaoch|teacht|mé|go_raibh
    cuir|chur|cur|gcuirfeá|cuirfeá|chuirfeá in ... iúl|n-iúl
    in iúl
    lig|tabhair ... fios|a_fhios
    fios|scéala|focal a? chur|chuir|cuir|fhágáil|fág|thabhairt
    cuir fios
    iarr|iarraidh|hiarr|n-iarrfá|iarrfá ar|air|uirthi|orthu|ar_an ... glaoch|glaoch_a_chur|teacht|scríobh|ríomhphost|freagra|dul|mé|féachaint|seiceáil|dul_i_dteagmháil|glaoigh|scairt|guthán
    fág|fágáil|d'fhágáil|glac|nglacfaidh|nglacfá|tóg|dtógfá|seol|pas|cuir ... teachtaireacht|scéala|nóta|focal|ar_aghaidh
    cuir|chur|seol ... ar_aghaidh|chuig ... dochtúir|bainisteoir|seo|uaim|go|chuig|dr
    meabhraigh|cuir_i_gcuimhne do|dó|di|dóibh|don
    tabhair ... teachtaireacht|scéala|seo|an_nod|litir do|dó|di|dóibh|don|chuig
  `,
    `
    abair
    inis le|leis|léi|leo|do|dó|di|dóibh|don|dom|dúinn|dá|go|gur
  `,
  ),
  person: intent(
    `
    an bhfuil ${NAMES} ... ansin|ann|istigh|ar_fáil|ag_obair
    cuir|cuirfeá|gcuirfeá|cur|chur|aistrigh mé|muid|sinn|a_chur|ar_aghaidh ... ar_aghaidh|chuig ... chuig|fáiltiú|bhfáiltiú|máire|bainisteoir|oifig|duine|$
    cá bhfuil ... bainisteoir|mbainisteoir|úinéir ... labhairt|$
    labhair|labhairt|labhródh|caint|chaint|comhrá|focal|dteagmháil|teagmháil|cainte|labhróinn|labhródh ... le|leis|léi ... duine|daoine|bainisteoir|mbainisteoir|fáilteoir|foireann|bhfoireann|fear|bean|dochtúir|máistir|úinéir|oifig|gníomhaire|feidhmeannach|fíordhuine|ball|comhairleoir|oibreoir|rúnaí|éigin|ceannaire|ceann|banaltra|duine_éigin|fáilteora
    labhairt|caint|chaint|comhrá|focal|caintt|labhairt|labhróinn le|leis|liom|linn
    duine ... labhr*|labhairt|ansin_a|ar_ais_orm|éigin_glaoch|a_labhródh|cabhródh|liom|glaoch
    duine le|éigin|fireannach|daonna|ceart|beo|fíor|fíordhuine ... thoil|labhairt|liom|ann|ansin|anois|eile|$
    ^ duine|fíordhuine|bainisteoir|oibreoir|fáilteoir|gníomhaire $
    fíordhuine|fíordhaoine|fíor-dhuine|duine_daonna|neach_daonna|duine_beo|duine_fíor|daonnaí
    cuir|chur|aistrigh|gcuirfeá|ceangail|nasc|pas|cuirtear tríd|trí|mé|i_dteagmháil|chuig|ar_aghaidh|muid|sinn ... duine|tríd|trí|bainisteoir|foireann|daoine|dteagmháil|oifig|fáiltiú|mé|roinn|dochtúir|chuig
    glaoch|glaoigh|ghlaoch|nglaofadh|glaofadh|scairt|scairteadh|fón|ghlaofadh|cuirfidh_glaoch|gcuirfeadh|nglaofá|fónáil|glaofá|guthán ... ar_ais|orm|orainn|chugam|ar_m'uimhir|dom ... $
    glaoch ar_ais
    cuir|cuirfeadh|gcuirfeadh|gcuirfidh|chuirfeadh|cuireadh ... glaoch|scairt|fón|fios ... orm|chugam|orainn
    an bhfuil|mbeadh|mbíonn ... duine|éinne|aoinne|aon_duine|bainisteoir|fáilteoir|daoine|duine_ar_bith|fíordhuine ... ann|ansin|anseo|thart|ar_fáil|saor|beo|a_labhr*|is_féidir|atá_in_ann|a_chabhródh|liom
    bainisteoir|mbainisteoir|úinéir|gceannasaí|ceannasaí|saoiste|stiúrthóir|mháistir|maoirseoir
    b'fhearr|fearr|bhfearr ... duine|daoine|caint|labhairt|fíordhuine
    duine seachas|in_áit|in_ionad|ná meaisín|róbat|ríomhaire|bot|thusa|tusa
    ní|níl|nach|gan ... meaisín|róbat|ríomhaire|bot ... labhairt|caint|uaim|iarraidh|mhaith|ag|plé
    cé|cén|cé_hé|cé_atá ... i_gceannas|gceannas|bhfeighil|freagrach|labhróidh|leis_an|is_féidir_liom_labhairt
    ball den|foirne|d'fhoireann
    seirbhís do_chustaiméirí|custaiméara|custaiméirí
    faigh|tabhair|aimsigh|fháil dom|dúinn|duine ... duine|bainisteoir|daoine|foireann|éigin
    teagmháil dhaonna|le_duine
    dul|théamh i_dteagmháil|dteagmháil
    an féidir|bhféadfainn|bhféadfadh|fhéadfadh ... duine|máire|éinne|aoinne ... cabhrú|chabhrú|labhairt|teacht_ar_ais|glaoch|caint|ar_ais|scairt
    cabhair ó|ó_dhuine ... dhuine|fhoireann
    fáilteoir|fáilteora|operator|human|agent
  `,
    `
    duine
    labhairt|caint
    glaoch|glaoigh
  `,
  ),
  book: intent(
    `
    ag_lorg|lorg|ag_iarraidh|uaim|teastaíonn ... am|áit|coinne|spota ... leis|le|don|chuig|i_gcomhair
    lorg|cuardach|iarraidh am|ama|áit|áite|spás|spáis|spota do|dom|dúinn|dár
    áit|áite|spás|spáis|suíochán|suíocháin|seomra do|le beirt|triúr|ceathrar|cúigear|seisear|seachtar|ochtar
    an|dtiocfadh|féidir|bhféadfadh|bhféadfá|mbeadh ... libh|leat|sibh|tú|duine? féachaint|breathnú|amharc|súil_a_chaitheamh ar ... carr|coire|fiacail|glúin|droim|gcarr|gcoire|ríomhaire
    líonadh|seirbhís|seiceáil|scrúdú|deisiú|glanadh ... de_dhíth|uaim|ag_teastáil|ag_teastail|gá
    caithfidh|ní_mór|gá|tá_orm ... fiaclóir|dochtúir|tréidlia|aturnae|banaltra|duine ... fheiceáil
    ${WANT} ... coinne|choinne|áirithint|bord|seomra|slot|sliotán|seisiún|cruinniú|ceapachán|scrúdú|cuairt|am|appointment|áit|n-áirithe|in_áirithe|ceacht|rang|leaba|coinní
    in|i n-áirithe|áirithe
    chur|cuir|cur|chuir|cuirfeá|gcuirfeá|gcuirfinn ... in_áirithe|áirithe|síos|isteach
    coinne|coinní|áirithint|seisiún|am|bord|slot|seomra ... a_dhéanamh|a_fháil|a_shocrú|a_eagrú|dhéanamh|fháil|shocrú|in_áirithe|do|le|saor|ar_fáil|de_dhíth|uaim|ag_teastáil|teastáil|uainn|a_iarraidh|iarraidh|a_cheapadh|a_ghlacadh|éigin|ag|tráthnóna|amárach|inniu
    déan|dhéanamh|déanamh|ndéanfá|socraigh|shocrú|socrú|eagraigh|faigh|fháil|tabhair|thabhairt|iarr|dtabharfá|bhfaighinn|gheobhainn|tóg|glacfaidh|cuir|éigin|dhíth|chur|roghnaigh ... coinne|áirithint|choinne|slot|seisiún|bord|am_a_fháil|am_le|gcoinne|cruinniú
    áirithint|áirithintí|chur_in_áirithe|in_áirithe
    ^ coinne|coinne_le_do_thoil|áirithint|bord|seomra
    coinne|bord|seomra do|ag|ar|dom|le|i_gcomhair|dúinn ...
    bearna|bearnaí|folúntas|folúntais|slot|sliotán|spás|seans|am|áit|coinne|aon_rud|rud_ar_bith|rud_éigin|aon_am|tada|dada|aon_choinne ... saor|agat|agaibh|ar_fáil|ann|fágtha|fós|oscailte|folamh|dom
    saor|folamh|ar_fáil|ar_fail ... amárach|inniu|dé|déardaoin|an|tráthnóna|maidin|seachtain|seo|agat|agaibh|luan|máirt|satharn|domhnach|aoine|ag|ar|tú|coinne|luath|seo_chugainn|lá
    is|an|cathain|cén_uair|cén_t-am|cén_lá|bhfuil|mbeidh|uair|cá_huair ... saor|ar_fáil|is_féidir_liom|coinne|is_luaithe|fheiceáil|feicfidh|thiocfaidh|dtiocfaidh|in_ann|teacht ... dochtúir|dr|tú|sibh|amárach|inniu|dé|tráthnóna|coinne|teacht|isteach|mé|an|seo|is|ar_fáil|is_luaithe|$
    an chéad|gcéad|coinne|am|lá ... eile|is_luaithe|ar_fáil|saor|folamh ... coinne|slot|ar_fáil|am|saor|atá|agat|agaibh|is_luaithe
    is luaithe|túisce
    an bhfuil|mbeadh|mbeidh|bhfuair ... aon|coinne|am|rud|saor|slot|bearna|spás|seans|tú|sé|sí|dochtúir|áit|seomra|bord|ceann|níos ... saor|agat|agaibh|ar_fáil|coinne|fágtha|folamh
    dochtúir|fiaclóir|tréidlia|banaltra|dr|duine|fisiteiripeoir|tú|thú|sibh|comhairleoir|tréidlia|í|é|duine_éigin|aturnae|teiripeoir|radharceolaí|gruagaire ... a_fheiceáil|fheiceáil|fheicfidh|bhfeicfinn|bhfeicfidh|feiceáil|a_fheicfeadh
    feiceáil|fheiceáil|bhfeicfeadh|fheicfeadh|bhfeicfeá ... mé|mo|muid|dochtúir|fiaclóir|duine|é|í|mise|tú|sibh
    mé|muid|mo|mac|iníon|é|í ... a_fheiceáil|fheiceáil|a_chur_isteach|isteach|a_chur_síos|síos
    cuir|chur|gcuirfeá|cuirfeá|brú|brúigh|fáisc|scríobh|sac mé|muid|sinn|mo|mise|m'ainm|í|é|dom ... síos|isteach|in_áirithe|ar_an_liosta
    bhféadfá|féidir|bhféadfaí|féidir_leat|bhféadfadh|an_bhféadfá|mbeifí|in_ann|mbeifeá|bhféadfadh_sibh|mbeadh_sibh ... mé|muid|mo|mac|iníon|í ... chur_isteach|fheiceáil|isteach|ghlacadh|thógáil|chur_síos
    teacht|theacht|tíocht|dul|bualadh|thabhairt|tiocfaidh|thiocfainn|dtiocfainn|tabharfaidh|tiocfainn isteach|chugat|chugaibh|ar_cuairt|mo|mé|liom|ag_féachaint|i_láthair|ar
    féidir|bhféadfainn|fhéadfainn|maith|mhaith|bhféadfaimis|d'fhéadfainn|fhéadfaimis|gcaithfidh|oireann|oirfeadh|mbeadh ... liom|linn|mé|muid|dom|duit? teacht|theacht|tíocht|dul|bualadh|tabhairt ... isteach|chugat|chugaibh|amárach|inniu|dé|ar|ag|an|déardaoin|leat|chuig|seo|$
    cathain|cén_lá|cén_uair|cén_t-am|cá_huair|cén_tráth ... féidir|bhféadfainn|bhfaighinn|bhfaighidh|gheobhaidh|thiocfainn|bheifeá|is_féidir|mbeifeá|bheadh|dtiocfainn ... liom|coinne|teacht|isteach|fheiceáil|mé|saor|ar_fáil|linn
    conas|cén_chaoi|cad_é_mar ... coinne|áirithint|áirithe
    gearradh|gearr gruaige|ghruaige|mo_chuid
    bearradh|suathaireacht|cóireáil|glanadh|líonadh|scrúdú|seiceáil|deisiú|vacsaín|instealladh|ceacht|seisiún|bearradh_gruaige|seirbhísiú|tástáil|athrú_boinn|bonn|mheasúnú|measúnú|comhairliúchán ... uaim|ag_teastáil|teastaíonn|de_dhíth|mhaith|iarraidh|a_fháil|amárach|dé|a_dhéanamh|le_do_thoil
    teastaíonn|uaim|ba_mhaith|mhaith|ag_iarraidh|gá|tá_mé_ag_lorg|ag_lorg|lorg ... suathaireacht|gearradh|bearradh|cóireáil|glanadh|líonadh|scrúdú|seiceáil|vacsaín|instealladh|ceacht|tástáil|measúnú|comhairliúchán|seirbhís_ar|coinne|glaoch_a_shocrú|cuairt|dochtúir
    glacann|nglacann|nglacfaidh|glacaim|bhfuil sibh|tú|mé ... othair_nua|custaiméirí_nua|cliaint_nua|daoine_gan_choinne|gan_choinne
    gan choinne|coinne
    an gá|gcaithfidh|bhfuil_orm|caithfidh|mór ... coinne|áirithint|áirithe|glaoch_roimh
    liosta feithimh|fanachta
    gclárú|clárú|chlárú|cláraigh ... rang|cúrsa|ranganna|ceacht
    tógfaidh|tógfad|glacfaidh|glacaim|tóg|togha ... ceann|slot|coinne|áit ... sin|ag|le
    am a_fháil|le_fáil|a_shocrú|oiriúnach
    is maith liom|linn a dó|trí
    oirfeadh|oirfidh|n-oirfeadh|fheilfeadh|bhfeilfeadh|d'oirfeadh|oireann|feileann ... luan|máirt|céadaoin|déardaoin|aoine|satharn|domhnach|amárach|inniu|maidin|tráthnóna|dé
    ar mhiste ... fheiceáil|isteach|coinne
    seans ... coinne|fheiceáil|isteach|am
    bualadh isteach|le
    teastaíonn|uaim|uainn|seol|cuir|lorg ... pluiméir|leictreoir|meicneoir|innealtóir|siúinéir|péintéir|garraíodóir|tréidlia|banaltra|suirbhéir|tógálaí|glantóir|glasadóir|tiománaí|dochtúir|fiaclóir ... uaim|uainn|amach|chugainn|chugam|amárach|inniu|dé|déardaoin|luan|máirt|aoine
    beirt|triúr|ceathrar|cúigear|seisear|seachtar|ochtar againn? do|don|le|le_haghaidh lón|dinnéar|bricfeasta|suipéar
    bhreá|mhaith|mian liom|linn ... tástáil|bearradh|suathaireacht|ceacht|cóireáil|coinne|scrúdú|glanadh|seisiún
    bord|tábla do|le beirt|triúr|ceathrar|cúigear|seisear|seachtar|ochtar|naonúr|deichniúr|duine|2|3|4|5|6|7|8|9|10
    le gearradh|deisiú|seiceáil|líonadh|glanadh|baint|scrúdú|seirbhísiú|tástáil|daitheadh|daothú ... agam|againn|uaim|uainn|aige|aici
    bhféadfainn|dtiocfadh|féidir|fhéadfainn|fhéadfaidh|mhaith ... carr|veain|madra|cat|leanbh|mac|iníon|máthair|athair|mam|daid ... fhágáil|thabhairt isteach|chugaibh|chugat|libh|ann
    ag lorg coinne|ama|bord|seomra|áite|cruinniú
    fáil isteach
  `,
    `
    coinne|áirithint|appointment
    saor|ar_fáil
    teacht isteach
    fheiceáil
  `,
  ),
  price: intent(
    `
    an mór ... ar|atá|air|sin
    cé|cá|cén|cad_é|goidé|céard mhéad|mhéid|méid|mhinice_airgid
    cémhéad|cámhéad|cé_mhéid|cé_mheád|cemhead
    cosnaíonn|chosnaíonn|gcosnaíonn|chosain|cosain|chosnódh|gcosnódh|cosnóidh|chosnóidh|chosnaigh|cosnódh|costas|costais|chostas|gcostas|costasach|chostasach|chosaint|costasaí
    praghas|praghsanna|phraghas|phraghsanna|bpraghas|bpraghsanna|praghasliosta|luach|luacha|táille|táillí|tháille|dtáille|ráta|rátaí|muirear|muirir|meastachán|mheastachán|luachan|táillí|praghsáil|meastacháin
    daor|róshaor|ródhaor|an-daor|daoire|saoire_ná|réasúnta|ar_phraghas_maith ... sé|sibh|an|é|í|go|ann|$
    an|is|nach bhfuil|mbeadh|mbeidh|mbíonn ... daor|daoire|níos_saoire|costasach|saor_in_aisce|réasúnta|táille|luach|muirear|éarlais|lascaine
    saor in aisce
    gan íoc|táille|chostas
    lascaine|lascainí|lacáiste|laghdú|tairiscint*|margadh|pinsinéir*|lascainne|lacáistí
    éarlais
    gcaithfidh|caithfidh|mbeidh|an_gá ... íoc|a_íoc|íocaíocht|táille|éarlais
    íoc|n-íocfaidh|íocfaidh|íocaim|íocaíocht|íocfainn ... méad|cé_mhéad|orm|mé|táille|éarlais|as|ar_son|an_mó
    airgead ... méad|teastaíonn|atá
    an mó|mhéad euro|airgid
    bille ... mór|méad|beidh
    méad atá|a|airgid|a_bheidh|a_bheadh|is|euro|an
    pacáiste|pacáistí|ballraíocht ... luach|costas|praghas|méad
    san|in_aghaidh_na|an uair|oíche|seisiún|duine ... táille|costas|praghas|euro
    cén|cad_é|cad|goidé|céard ... damáiste|luach|táille|praghas|costas|ráta|rátaí|bille
    gearr*|gearrann|ghearrann|ngearrann|ghearrfadh|ngearrfadh ... sibh|tú|orm|as|ar|táille|siad
    réasúnta|daor ... bhur|agaibh|sibh
    saor_in_aisce|in_aisce
    san áireamh ... cbl|cáin
    cbl
  `,
    `
    airgead|íoc|euro|bille|daor
  `,
  ),
  where: intent(
    `
    conas|cén_chaoi|cad_é_mar|cén_bealach ... teacht|thiocfainn|tiocfaidh|a_thiocfainn|dul|bhainfinn_amach ... chugaibh|chugat|ann|ansin|ó|ó_shráid
    cá|cár|cáit|cáil|cén_áit|cén_ait|cá_háit|cé_áit|ca|cén_ball|cén_bhall ... bhfuil|áit|háit|bhfuilid|mbíonn|bhfuair|bhfaighidh|sibh|an|suite|lonnaithe|bhfágfaidh|dtéann|gcuirfidh|bhféadfainn|rachaidh|dtiocfaidh|bhfuileann|bhfaighinn|dtagaim|ndéanfaidh|mbeidh|bhfeicfidh|mbeidh
    cá|cáil|cár bhfuil|bhfuilir|bhfuilid|bhfuileann|háit|as
    cén|cá|ca|cé|cad_é_an áit|háit|ait|hait|bhall|sráid|bhaile|baile|urlár|foirgneamh|ceantar|bus|stad|doras|taobh|cheantar|contae|chathair|t-urlár|tsráid|stáisiún|bhus|dtaobh
    seoladh|seolta|tseoladh|éirchód|eirchód|eircode|éircód|t-éirchód|cód_poist|éarchód|threoracha|dtreoracha|léarscáil|mapa|treoracha|suíomh_ar_an_léarscáil|comhordanáidí|bpost-chód|learscail
    ^ treoracha|seoladh|cá|treoir|suíomh
    treoracha|treoir ... le_do_thoil|chugaibh|chuig|dom|chun|as|go
    conas|cén_chaoi|cad_é_mar|goidé_mar|cén_dóigh|cad_é_an_dóigh|cé_mar|cén_bealach|cad_é_an_bealach|cén_tslí ... gheobhaidh|thiocfaidh|rachaidh|dtiocfaidh|bhfaighidh|dul|teacht|thiocfainn|rachainn|dtéim|aimsiú|aimseoidh|dtiocfainn|théim|thagaim|bhainfidh|sroichfidh|bhfaighinn|shroichfidh|dtiocfadh ... chugaibh|ansin|ann|chuig|ón|oraibh|an|sibh|ó|amach|go_dtí|isteach|as|chugat|mé
    cén|cad_é_an chuid|cuid|ceantar|taobh ... den|de|sa
    oifig|siopa|craobh|clinic|ionad agaibh|agat i|in|sa|san
    suite|lonnaithe|lonnú|láthair|suíomh|bhur_suíomh
    gar|in_aice|cóngarach|taobh_le|os_comhair|trasna|in_éineacht|i_bhfad|bhfad|in_ngar|i_ngar|achar|fad|láimh_leis|béal_dorais|le_taobh|cúl ... do|don|leis|le|ó|ón|dom|sibh|dúinn|tú|an|bhfuil|libh|go_dtí|anseo|as
    an bhfuil|bhfuileann sibh|an|sé|bhur|siad|oifig ... gar|in_aice|cóngarach|i_lár|lár|ar_an|os_comhair|taobh|suite|i_bhfad|lonnaithe|trasna|i_gcathair|ar_imeall
    cé|cá|cén chomh|fhad|fad|achar ... fada|ó|ón|sibh|chugaibh|as
    i_bhfad|bhfad ó|ón|as|uaim
    teacht|dul|bealach|slí|theacht|mbealach|tslí ... oraibh|chugaibh|ansin|chuig|go_dtí|isteach
    bealach|slí|mbealach|tslí ... chugaibh|ann|is_fearr|ansin|isteach
    teacht oraibh
    aimsiú|aimsigh|aimsím|aimseoidh|theacht_ar|lorg ... sibh|an_áit|oifig|oraibh|clinic
    áit|oifig|doras|foirgneamh|clinic|sibh ... a aimsiú|fháil|lorg
    seol|tabhair ... seoladh|léarscáil|suíomh|treoracha|nasc_léarscáile|biorán
    oifig|craobh|brainse|siopa|ionad eile|is_gaire|i|in ... agaibh|i|in|is_gaire
    is gaire|giorra
    carrchlós|páirceáil ... cá|bhfuil|ann|áit
    cá|cén_áit ... pháirceáil|páirceáil|páirceálfaidh|bpáirceálfaidh|carr
    ar strae|caillte|amú ... agam|mé|oraibh|teacht|an_áit
    bus|traein|luas|tram ... stad|stopann|chugaibh|gabhann|go|ann|téann
    urlár
    áit s'agaibh|agaibh|ina_bhfuil
  `,
    `
    cá|cár
    gar|aice
    páirceáil
  `,
  ),
  hours: intent(
    `
    oscailte|oscailt|n-oscailt|foscailte|foscailt|osclaíonn|osclaíonns|n-osclaíonn|osclóidh|n-osclóidh|oscail|hoscailt|osclófar|oscalaíonn|oscailaíonn|hosclaítear|osclaítear
    dúnta|druidte|ndúnann|dúnann|dhúnann|druideann|dhruideann|ndruideann|dúnadh|ndúnfaidh|dúnfaidh|dhúnfaidh|dúntar|ndúntar|dhúnadh|dunann ... sibh|an|ar|dé|cén|cathain|tráthnóna|ag|go|inniu|amárach|oifig|siad|am|doras|do|siopa|muid|$
    cén_t-am|cathain|cén_uair|cá_huair|cad_é_an_t-am|go_dtí|cá_ham|an_mbíonn|an_bhfuil ... dúnta|druidte|dhúnann|druideann|dhruideann|dúnann|ndúnann|ndruideann|dúnfaidh|dhúnfaidh|dúntar|dúnadh
    uaireanta|huaireanta|n-uaireanta|uair|uaire|ham ... oscailte|oscailt|oifige|oibre|gnó|foscailte|tosaithe|agaibh|ghnó|foscailt|bhíonn|ann|tosaigh
    ^ uaireanta|oscailte
    cén|cad|céard|goidé|cad_iad|ceard_iad|cé_hiad ... uaireanta|huaireanta|laethanta|hamanna
    an|ar|a|cathain|nach mbíonn|bhfuil|mbeidh|bhíonn|bíonn|bheidh|bheas|bhíos sibh|tú|aon_duine|éinne|duine|aoinne|an_oifig|an_siopa|an_dochtúir|sé|sí|siad|daoine|an_clinic|duine_ar_bith|foireann ... ag_obair|ann|anseo|ar_fáil|istigh|i_láthair|ansin|ar_diúité|thart|ar_dualgas|isteach ... ar|dé|ag|amárach|inniu|an|lá|oíche|deireadh|lón|i_rith|tráthnóna|maidin|thar|um|nollaig|le_linn|anois|san|gach
    an|ar|nach mbíonn|bhfuil|mbeidh sibh|tú|an_oifig|an_siopa ... ann|ag_obair|anseo|istigh|i_láthair ... $
    cathain|cén_uair|cá_huair|cén_t-am|cén_tráth|cad_é_an_t-am|cad_iad|go_dtí_cén_t-am|cén_lá ... bhíonn|mbíonn|bheidh|mbeidh|bíonn|thosaíonn|tosaíonn|bhfuil|críochnaíonn|chríochnaíonn|dtosaíonn|stopann|bheas|imíonn|bhíos|tús ... sibh|ann|ar_oscailt|oscailte|an|foscailte|ar_fáil|lá|oibre|ag_obair|dúnta|foireann
    go dtí cén|cé|cad_é
    am oscailte|dúnta|oscailt|dúnadh|tosaithe|críochnaithe
    t-am a|dtosaíonn|osclaíonn|ndúnann|dhúnann ... osclaíonn|ndúnann|dhúnann|thosaíonn|dúnann|tosaíonn|dtosaíonn|mbíonn_sibh|dhruideann|stopann
    an mbíonn|n-oibríonn|oibríonn|n-osclaíonn|ndéanann sibh|tú ... deireadh_seachtaine|satharn|domhnach|oíche|oícheanta|tráthnóna|tráthnónta|saoire|nollaig|luan|lón|sathairn|domhnaigh
    laethanta|lá saoire|bainc ... oscailte|dúnta|ann|sibh|an_mbíonn
    deireadh seachtaine ... oscailte|ann|sibh|obair|an_mbíonn
    déanach|mall|luath ... oscailte|ar_oscailt|fanann|bhíonn
    cé|chomh déanach|mall|luath ... bíonn|bhíonn|osclaíonn|fhanann
    24 uair|huaire
    fós oscailte|ann|ar_oscailt
    am lóin ... ann|dúnta|oscailte
  `,
    `
    dúnta|oscailte|druidte
    cén_t-am
    uaireanta
  `,
  ),
  thanks: intent(
    `
    an-chabhair|míle_maith|mórchabhair
    mór|mhór an chabhair|cúnamh
    go raibh|ro|rabh|rá ... maith|míle ... agat|agaibh|agaib|aghat
    go raibh míle|céad $
    gorabh|graibh|grma|grmma|gura|gurb maith|míle|agat?
    grma|grmma|rmma|gura_maith|gurabh_maith
    ^ grma
    raibh|ramh maith|míle
    míle|céad|mór buíochas
    buíochas|bhuíochas|mbuíochas|buíoch|fíorbhuíoch|an-bhuíoch|bhuíoch
    maith thú|sibh|an_fear|an_bhean|an_cailín|an_buachaill
    mo cheol|ghrá thú|sibh
    ceol thú
    fair play
    thanks|tanks|cheers|thank
    ^ iontach|thar_barr|go_hiontach|ar_fheabhas|go_breá|togha|sármhaith|go_deas|galánta|seoigh|togha_fir|dóite|foirfe $
    tá|bhí|is sin|sé|tú|é|tusa? ... iontach|thar_barr|ar_fheabhas|cabhrach|an-chabhrach|go_hiontach|foirfe|go_breá|togha|an-chineálta|réalta
    rath dé|ort|oraibh
    bhí|ba tú|mhór|sibh ... cabhair|cúnamh|cuidiú|cabhrach
    go méadaí|gcúití dia
    nár laga dia
  `,
    `
    iontach|thar_barr|go_hiontach
  `,
  ),
  smalltalk: intent(
    `
    bail ó_dhia|dé
    cé_leis|cé ... bhfuil mé|mise ag_caint|ag_labhairt
    inis|abair ... scéal_grinn|scéal_greannmhar|joc|scéilín
    dia duit|dhuit|daoibh|dhaoibh|leat|is_muire|'s_muire|linn|dhíbh
    dia's|dias muire
    ^ haigh|heileo|hello|hi|hey|hallo|heló|hóra|haló|hóigh|hoi|bail|móra|haileo|fáilte|muise|haidhe
    go mbeannaí
    conas|cén_chaoi|cad_é_mar|goidé_mar|cad_mar|cé_mar|dé_mar|cén_dóigh|caidé_mar|cen_caoi|conus|cionnas|gad_é_mar ... tá|taoi|atá|bhfuil|tánn|tán|tú|táir|bhfuilir|taí|tá_sibh ... tú|sibh|cúrsaí|rudaí|an_saol|leat|agat|ag|inniu|sé|do_lá|$
    conas|cén_chaoi|goidé_mar tá|taoi|tánn_tú|atánn|taoibh|tú|sibh
    caidé|cad|goidé|dé mar|mar_tá|mar_atá tá|atá|sibh|tú
    aon scéal|scéala|nuacht|craic
    cad é|e scéal|an_scéal|do_scéal
    scéal agat|ar_bith|ar_bith_agat
    maidin|oíche|lá|tráthnóna|nóin mhaith|deas|breá|álainn
    oíche|slán mhaith|leat|agat|go_fóill|abhaile|anois|libh|beannacht|is_beannacht|agaibh|tamall
    ^ slán|slan
    slán go|abhaile|leat|libh|agat|agaibh
    feicfidh|chífidh|cífidh|tchífidh|labhróidh|beidh_mé_ag_caint|cífead|chífead ... thú|tú|leat|sibh|libh|arís|ar_ball|amárach|go_luath|níos_déanaí|mé|ansin|ar_ball
    go dté|n-éirí|dtéigh tú|leat|sibh|an_t-ádh
    tabhair|tabhairt aire ... duit|dhuit|féin
    bíodh|biodh ... lá|oíche|deireadh|tráthnóna|seachtain ... deas|maith|breá|iontach|agat|agaibh
    lá|oíche|deireadh_seachtaine ... deas|maith|breá|agat|duit ... agat|duit
    an|is|nach róbat|meaisín|ríomhaire|bot|duine|fíordhuine|clár|intleacht_shaorga|intleacht|taifeadadh|guth|ai|robot ... thú|tú|tusa|é|í|atá|ionat|seo|mé_ag_caint
    róbat|robot|meaisín|ríomhaire|bot ... nó|thú|tú|ag_caint
    an duine|fíordhuine thú|tú|tusa
    an bhfuil|nach tú|mé ... beo|i_do_dhuine|fíor|pósta|sásta|go_maith|ag_caint_le|dáiríre|i_do_róbat|tuirseach|bréan|uaigneach|ag_magadh|i_d'
    cad|cad_é|céard|goidé|cén is|an|as|t-ainm ... ainm|a_thugtar|atá ... duit|dhuit|ort|oraibh|díot|$
    cén t-ainm
    cén|cad_as|cá_as|cárb|cé_as as|dó|tú|díobh|duit|thú
    cad|cé as duit|thú|tú
    cén aois thú|tú|atá|a
    cé hé|hí|leis|leis_a|thú|hiad|tusa ... tú|thú|tusa|bhfuil|ag_caint|seo|sin
    cé tú|thú
    cé a rinne|chruthaigh|rinne|thóg|chum thú|tú
    cé rinne|chruthaigh
    an maith|bhfuil|itheann|gcodlaíonn|dtaitníonn|ólann|n-itheann|n-ólann|bhfuil_aon leat|tú|leatsa|caitheamh_aimsire_agat ... ceol|peil|iomáint|caife|tae|sacar|codladh|ithe|do_phost|jab|pizza|rugbaí|damhsa|$
    inis|abair|tabhair|aithris|cloisfimis ... joc|jóc|scéal|greannmhar|grinn|magadh|rud_greannmhar|scéal_grinn|amhrán|tomhas|rann
    joc|jóc|jócanna|scéal_grinn
    tá|bhí|nach|is|beidh|breá|lá|nach_bhfuil ... aimsir|lá|bháisteach|báisteach|ghrian|grian|fuar|te|fliuch|gaoth|stoirm|sneachta|ceo|sioc ... inniu|deas|breá|álainn|dona|uafásach|amuigh|go|ann|fliuch|fuar|te|ag|bog|millteanach|garbh|$
    tá sé ag cur|báisteach|stealladh|sneachta
    aimsir|báisteach|báistí
    lá breá|deas|álainn|bog|fliuch|fuar|te|garbh
    nach breá|deas|fuar|te|álainn an|í|é ...
    deas bualadh|labhairt|caint|castáil|aithne
    is deas|breá bualadh|labhairt|caint
    an bhfaca|fhaca|ndeachaigh|bhfeicis|bhfacais ... cluiche|tú|nuacht|clár|rugbaí
    ciarraí|gaillimh|maigh_eo|corcaigh|áth_cliath|tiobraid_árann abú
    abú
    tá|táim|nílim|níl mé|mise? ... tuirseach|leadránach|bréan|uaigneach|go_maith|ar_fónamh|traochta|sásta|ocras|go_breá|tinn_de|spíonta|marbh|ag_tástáil|tástáil|go_haoibhinn|ceart_go_leor|tugtha|stiúgtha ... inniu|agus|orm|anseo|$
    táim|tá_mé|tá_muid go maith|breá|hiontach
    ceart go leor ... tusa
    agus tú|tusa féin
    ag|díreach tástáil|triail|magadh|spraoi|féachaint
    ^ tástáil $
    nollaig|lá|athbhliain|bliain|cáisc|lá_breithe|beannachtaí shona|faoi_shéan|breithe|faoi_mhaise|na_féile|nua|mhaith ...
    beannachtaí|beannacht
    comhghairdeas|ádh|go_n-éirí|tréaslaím
    grá|gráim|ngrá ... agam|duit|ort
    an bpósfaidh|bpósfá
    ta failte|fáilte romhat
    tá fáilte romhat
    is maith liom ... caint|do_ghuth|tú|thú
    hahaha*|haha*|lol
    caithfidh mé imeacht
    fan nóiméad|soicind
    roll on|deireadh
    fada|i_bhfad nach|ó
    le|ní_fada|ag_tnúth ... deireadh_seachtaine|nollaig|saoire
  `,
    `
    dia|haigh|slán
    aimsir
  `,
  ),
}
