import { irishPatterns } from '../text/patterns.ts'

/** What ended one way or the other by next month. What one did to oneself, and violence, may still be going on. */
const PAST_EVENT =
  'stróc|strócanna|taom|taom_croí|tine|dóiteán|timpiste|taisme|pian_chliabhraigh|pianta|titim|tuile|briseadh_isteach|robáil|frithghníomh|téachtán|sceitheadh|pléascadh|meiningíteas|seipsis|otharcharr|otharcharranna|comhtholgadh|turraing'
const LONG_AGO =
  'anuraidh|ó_shin|an_bhliain_seo_caite|an_mhí_seo_caite|an_samhradh_seo_caite|an_geimhreadh_seo_caite|fadó|i_mí|nuair_a_bhí_mé_óg|i_m_óige|i_20*|in_20*|sa_bhliain'
const PERSON =
  'mé|tú|sé|sí|siad|muid|fear|bean|duine|leanbh|páiste|babaí|mac|iníon|athair|máthair|daid|mam|mamaí|daidí|mhamó|daideo|céile|cailín|buachaill|custaiméir|othar|é|í|iad'

export const IRISH_EMERGENCIES = {
  crisis: irishPatterns(`
    táim|mé|tá_mé chun|ag_dul_a|ar_tí léim|léimeadh|léimt $|den|ón|anuas|isteach_san_abhainn
    litreacha|litir|nóta|nótaí ... scríofa|scríobh ... imeacht|réidh|slán
    trua|faraor|mairg nach bhfuil mé marbh|básaithe|beo
    éinne|duine|aoinne ... faoi_deara|uaidh|uathu ... imithe|marbh|gan|beo
    d'fhág|fág|fhág mac|iníon|fear|bean|deartháir|deirfiúr|cara|sé|sí|mam|daid|mo ... nóta|litir ... carr|imithe|imigh|fáil|fón
    ag|agus? gearradh|loscadh|ag_dó a lámh|lámha|géag|rosta|rostaí|cosa|craiceann
    ar|ag an|na ráille|ráillí|iarnród|iarnróid ... traenach|anois|$
    rópa ... suas|crochta|muineál|crann|bíoma|scioból|bothán|díon
    is|ba cuma ... gan dúiseacht|múscailt
    cad|céard|cén|goidé is? fiú ... beo|maireachtáil
    deireadh|críoch ... leis|ar an_rud|an_scéal|an_iomlán|gach_rud ar_fad|uile|go_léir
    deireadh|críoch a? chur ... mo|lena|a bheatha|saol|shaol|mbeatha
    beatha|bheatha|saol|shaol ... chríochnú|críochnú|ghiorrú|giorrú
    giorr*|ghiorr* ... saol|shaol|beatha|bheatha
    taobh|thaobh mícheart|contráilte|eile den|an ráille*|ráillí|droichead
    crochta|crochadh ... droichead|crann|rópa
    sheasamh|seasamh|shuí|suí ... ar an droichead|aill|díon|bruach|ráille|an_ché
    is cuma ... bás|mairim|mhairim|beo
    glacfaidh|tógfaidh|slogfaidh|ólfaidh|chun|ag_smaoineamh|iarraidh ... pioll*|táibl*|cógais|leigheas ... léir|go_léir|ar_fad|uile|anocht|anois|iad
    dhóthain|dóthain|bréan|cortha|tuirseach ... saol|den_saol|bheith_beo|beatha|maireachtáil
    dúirt|deir|scríobh|inis ... bás|féinmharú|féin
    smaoineamh|smaointe|pleanáil|réidh|chun|fonn ... críoch|chríoch|deireadh|dheireadh ... leis|le_mo|ar_mo
    pioll*|táibléid|rópa|lann ... os_mo_chomhair|i_mo_lámh|im_láimh|réidh_agam|in_aice_liom
    cén|cad|cá mhaith|mhaitheas|phointe|fáth|chiall|bhrí ... beo|saol|leanúint
    maróidh|mharóidh|maródh|maraíonn|mharaigh|crochfaidh|báfaidh ... féin
    dá n-imeoinn|mbeinn_imithe|mbeinn_marbh|mbeinn_básaithe|bhfaighinn_bás
    ní airíonn|airíodh|bheadh ... duine|éinne|aon_duine ... buartha|brónach|uaidh|dá
    críoch|deireadh a? chur leis $
    ghearr|ghortaigh|dhóigh|loit mé|sé|sí mé|é|í féin ... ghnó|arís|aréir|inniu|lámh
    níor|ní mhaith|mian|fonn ... bheith|beith beo
    níor|ní mhaith liom|leis|léi a? bheith|beith beo
    ní fiú ... beo|maireachtáil|saol
    tuirseach|bréan|dubh_dóite den|de|leis_an ... saol|mbeatha|bheatha
    fuath ... mo_shaol|don_saol|saol|mbeatha
    dul a chodladh ... gan|riamh|choíche ... dúiseacht|dhúiseacht|múscailt
    is cuma ... beo|marbh|bás
    deireadh|críoch le|leis mo|gach|an ... shaol|saol|rud
    mo shaol ... thart|críochnaithe|caite|réidh
    pointe|fáth|ciall|brí|fiú|cúis ... leis|le|sa|don|bhaint|an saol|maireachtáil|bheith_beo|beo
    ní fheicim|fheicim ... fáth|bealach|pointe|todhchaí|solas
    i ndeireadh na|mo feide|preibe
    an droichead|bruach|haille ... léim
    imeacht|imeoidh|fágáil ... den_saol_seo|ón_saol_seo|an_saol_seo
    lámh ... bhás|bás|mbás
    níl|nílim|ní|nach mé|maith_liom|mhaith_liom|mian_liom|teastaíonn_uaim? ... bheith|beith|fanacht anseo|beo|thart|ar_an_saol ... níos_mó|a_thuilleadh|feasta
    níl|ní|níor ... iarraidh|mhaith|mian|fonn ... bheith|beith anseo|beo|thart
    ní|níl ... féidir|in_ann|thig|ábalta|féidir_liom ... déileáil|é_seo_a_sheasamh|sheasamh|seasamh|fhulaingt|maireachtáil|mhaireachtáil ... níos_mó|a_thuilleadh|leis_seo|mar_seo|feasta|$
    ní|níl ... féidir|in_ann|thig|ábalta ... leanúint|dul ar_aghaidh níos_mó|a_thuilleadh|mar_seo|mar_atá|gan|$
    smaointe|smaoinimh dorcha|dubha|dhorcha
    i m'ualach|ualach ... ar|gach|daoine|teaghlach
    éirí|éirithe|tabhairt|tabhartha as|suas ... saol|ar_fad|mbeatha|bheith_beo
    níl aon|bealach|dul ... as|éalú|bealach_amach|dóchas
    níl|gan dóchas|aon_dóchas
    gan dóchas
    níl|ní ... faic|rud|tada|dada|aon_rud ... saol|fágtha|romham|bheith_beo|fiú
    féin ... dhíobháil|dochar|ghortú|ghearradh|á_dhó
    dochar|díobháil ... dom_féin|dó_féin|di_féin|dhéanamh_dom|féin
    nóta|litir slán|slána|scoir|féinmharaithe
    gan mé ... fearr|bheadh
    bheadh|mbeadh|b'fhearr ... gan mé|mise
    guthanna ... rá|liom|ag
    mar|is maith liom|fearr|mian a? bheith|mbeinn marbh|básaithe
    bheith marbh
    is ... fearr liom ... bás|marbh
    bagairt|iarracht|triail|iarraidh|rinne_iarracht|ag_caint|ag_caint_ar|chun|plean|socrú ... féin ... mharú|chrochadh|bhá|dhíobháil
    bagairt|iarracht|triail|ag_caint|caint ... féinmharú|bás
    mé féin|é féin|í féin ... mharú|chrochadh|caitheamh
    féinmharú|féinmharaithe|fhéinmharú|féin-mharú
    marú|maraigh|mharódh|maróidh|mharú|mharaigh|mharóinn|chrochadh|crochadh|bhá mé|é|í|tú|iad féin
    mé|é|í|iad féin a? mharú|chrochadh|bhá|ghortú|dhíobháil|ghearradh|lámhach|scaoileadh|mharaigh
    do mo|á gearradh|ghearradh|ghortú|dhó|ngearradh féin
    mo|a féin a? ghearradh|ghortú|dhó
    lámh a? chur i? mo|ina|a|ár bás|mbás
    lámh|láimh ... bás ... féin
    deireadh ... beatha|mo_shaol|saol|leis_an_tsaol|leis_seo|gach_rud|le_gach_rud
    deireadh a? chur le|leis|lena mo|a|an_iomlán|gach saol|bheatha|bheo
    críoch ... mo|leis|lena ... saol|beatha
    níl|nach|gan|gan_aon|ní ... bheith|mé_a_bheith beo ... níos_mó|a_thuilleadh|orm|agam|uaim|feasta
    níl|nach|ní ... iarraidh|uaim|mhaith|teastaíonn|fonn|mian ... maireachtáil|bheith_beo|beo|mo_bheo|maireann|mairfidh|leanúint_ar_aghaidh|leanúint
    níl ... fáth|cúis|ciall|brí|pointe|maith|fiú ... beo|maireachtáil|saol|leanúint|dul_ar_aghaidh|leanúint_ar_aghaidh
    níl|nach aon? fiú ... saol|beatha|maireachtáil
    cén|cad fáth|chiall|bhrí ... beo|maireachtáil
    mian|mhaith|iarraidh|fonn|fearr|uaim|bhfearr liom|orm|mé|agam? bás|básaithe|bheith_marbh|marbh|bháis
    ba mhaith liom|leis|léi bás
    faighim|bhfaighinn|fháil|faighinn|gheobhainn bás ... fearr|mhaith|iarraidh
    fonn báis|féinmharaithe|marbh|bás
    níl|ní ... in_ann|féidir|féadfaidh|fhéadfaidh|thig ... leanúint|dul ar|níos_mó aghaidh|mar_seo|níos_mó
    ní|níl ... leanfaidh|mhairfidh|leanúint|sheasfaidh|féidir_liom_é_seo|fulaingt ... níos_mó|a_thuilleadh|feasta
    fearr as|dóibh|do|daoibh ... mise|gan|mé
    fearr ... gan mé|mise
    níor cheart dom|domsa bheith beo
    níor rugadh riamh mé
    smaointe|smaoineamh|cuimhneamh|ag_smaoineamh ... bás|féinmharú|féin|dúnmharú|bháis
    dochar|díobháil|dochair ... dom|féin
    ródháileog ... bás|féin|d'aon_ghnó
    léimeadh|léim|léimt|léimfidh|caitheamh|mé_féin_a_chaitheamh ... droichead|díon|traein|abhainn|farraige|aill|uisce
    tuirseach|bréan|dóthain|sáraithe|cortha ... beo|saol|maireachtáil|mbeatha
    slán a|go fhágáil|deo ... saol|cách|gach_duine
    chuile|gach|gach_aon duine|éinne níos? fearr gan
    ní|ní_bheidh ... beo|anseo amárach|i_bhfad
    taom éadóchais
    éadóchas ... orm|mór|iomlán|domhain
  `),
  gas: irishPatterns(`
    sorn|cócaireán|iarta|gás ... fágadh|d'fhág|fág|ar_siúl|oscailte ... oíche|boladh|tinn|ceann
    fágadh|d'fhág|fág ... sorn|cócaireán|iarta|gás ... boladh|oíche|tinn|meadhrán
    lán ... gás|gáis
    gás|gáis ... sa|ar_fud ... teach|seomra|chistin
    boladh|bolaith|mboladh ... ghéis|géis
    gás|gáis ag|á teacht|éalú|sceitheadh|ligean|scaoileadh
    aláram|brathadóir co|gáis|charbóin|carbóin|cO|gás ... $
    aláram|brathadóir co|gáis|charbóin|carbóin|aonocsaíde|monocsaíde
    aláram|brathadóir ... co|aonocsaíd|monocsaíd|gáis|charbóin
    boladh ... uibheacha|ubh|lofa|gáis|gás
    boladh ait|aisteach ... teach|tigh|chistin|cistin|coire|sorn|tinn*|meadhrán
    gás ... bholú|bholadh|boladh|éalú|sceitheadh|feadaíl|siosarnach
    coire|sorn|méadar|cócaireán ... boladh|sceitheadh|gás ... gáis|gás
    tinneas_cinn|meadhrán ... gás|gáis|coire
    tinn ó|ón|leis ... gás|gáis|coire|sorn
    boladh|bolaith|bolú|mboladh ... gáis|gás|ghás|uibhe_lofa|uibheacha_lofa
    bolaím|bholaigh|faighim|fháil|faigheann|airím|mothaím ... gáis|gás
    gás|gáis ... sceitheadh|ligean|éalú|sileadh|éalaigh|ag_sileadh|ag_teacht|éalaíonn|amach|scaoileadh|ligint|sceith|leak|siosarnach|feadaíl
    sceitheadh|ligean|éalú|leaca|ligint|sceith|poll ... gáis|gás
    píopa|phíopa|príomhlíne|phíobán|píobán gáis ... briste|bristeadh|scoilte|pléasctha|buailte|gearrtha|bhuail|ghearr|phléasc|tollta|réabtha|bhris
    bhris|bhuail|ghearr|phléasc|scoilt|réab|tholl ... píopa|píobán|píopaí gáis
    aonocsaíd|monocsaíd
    carbóin|charbóin|carbón ... aláram|aonocsaíd|monocsaíd|bualadh|nimhiú|bhrathadóir|brathadóir|sceitheadh
    aláram|brathadóir ... gáis|carbóin|charbóin|gás ... bualadh|imithe|múscailte|bíp|dul|ag
    lán ... gáis
    gás ar siúl|oscailte ... oíche|aon_lasair
    smell ... gas|gás|gáis
  `),
  life: irishPatterns(`
    chuaigh|thit|imigh|titim i laige|lagar|bhfanntais
    capall|bó|tarbh|stail ... cic|chiceáil|speach ... ceann|cloigeann|aghaidh|cliabh*
    lámh|taobh|géag ... trom|bodhar|marbh|lag ... caint|chaint|urlabhra
    níl|gan ... gíog|bíog|biongadh|focal|smid|cor as|aisti|ó
    pian*|phian*|arraing* ... lámh|láimh|gualainn|giall|ghiall|géag ... chlé|allas|anáil|chliabh*
    pian*|phian*|arraing* ... síos|suas ... lámh|láimh|géag|giall
    allas ... pian*|phian*|liath|mílítheach
    caint ... gan_chiall|ráiméis|seafóid|míchéillí ... tobann|béal|bhéal|aghaidh|lámh|$
    béal|bhéal|aghaidh|éadan ... sceabha|fiar|leathcheann|camtha
    thóg|ghlac|ghlacadh|d'ól|dól|shlog|slogadh ... buidéal|paicéad|bosca|glac ... iomlán|lán|ar_fad|pioll*|táibl*|paracetamol|paraicéiteamól|panadol|nurofen|insulin
    súile|shúile ... iompaithe|iompú|casta|rolladh|siar|bána
    crith|croitheadh|creathadh ... súile|stopadh|stad|smacht|urlár|béal
    cúr lena|as|ar|ina|na|le a? béal|bhéal|beola
    chuaigh|d'imigh|imithe|tarraingíodh|shuncáil|faoi ... faoin_uisce|faoi_uisce|faoin_bhfarraige
    faoin uisce ... linn|abhainn|níl|leanbh|anois
    sreang|sreanga|cábla|cáblaí|líne|polla bheo|leictreach*|aibhléise|cumhachta ... talamh|bóthar|síos|briste|titim|tite|thit
    sreang|cábla beo|bheo
    d'ith|dith|ith|ithe|blais ... aghaidh|éadan|beola|liopaí|teanga|scornach ... at|ata|borradh|borrtha
    at|borradh ... aghaidh|éadan|beola|teanga|scornach|liopaí ... $|tapa|tobann|anois|tar_éis
    aghaidh|éadan|beola|liopaí|teanga|scornach|súile ag at|borradh
    scornach|píobán|sceadamán|scóig ... ag_dúnadh|dúnadh|druidim|at|tachtadh
    lag|liath|sleabhac|sleabhctha|mílítheach ... níl|ní|gan ... caint|labhairt|freagairt|freagra|dúiseacht
    lámh|cos|taobh|aghaidh|géag ... bodhar|marbh|lag|gan_mhothú ... caint|cainte|labhairt|aghaidh|béal
    caint|cainte|urlabhra ... aisteach|ait|briste|meascaithe|imithe|doiléir ... $|agus|lámh|aghaidh
    d'ól|dól|d'ith|shlog ... páiste|leanbh|mac|iníon|buachaill|cailín|babaí ... buidéal|calpol|fuisce|vodca|cumhrán|seampú|peitreal|piollaí|táibléid
    d'ith|ith|d'ól|dól|shlog|itheadh|tar_éis_ithe ... pioll*|táibl*|cógais|cógas|leigheas|glantóir|ceallra|nimh|tuartheach
    lán|líonta|líonadh ... deatach|deataigh|toit|toite|tine
    sáinnithe|gafa|i_bhfostú ... thuas|istigh|staighre|deatach|deataigh|tine|uisce
    bagairt|bagraíonn|luascadh|díriú ... scian|scine|gunna|sceana|tua|arm
    scian|scine|gunna|tua ... bagairt|láimh|siopa|aige
    fuil|fhuil ... cluas|chluas|súil|béal|cloigeann|ceann
    ní|níl ... féidir|in_ann ... dúiseacht|dhúiseacht|mhúscailt|múscailt
    go leor|a_lán|neart fola|fuil
    carr|charr|veain|leoraí|bus|tarracóir|traein ... bhualadh|leagan|leagadh|bhuail|leag|buailte|leagtha ... rothaí|coisí|páiste|duine|fear|bean|buachaill|cailín|leanbh|mac|iníon|mé|é|í
    bhuail|leag|bhrúigh ... carr|charr|veain|leoraí|bus|tarracóir|traein ... rothaí|coisí|páiste|duine|fear|bean|buachaill|cailín|leanbh ... taobh_amuigh|bóthar|gortaithe|anois|díreach|$
    madra|tarbh|capall|bó ... greim|bhain|d'ionsaigh|chiceáil ... aghaidh|páiste|leanbh|scornach|muineál|lámh
    béal|bhéal|aghaidh|éadan|súil ... leataobh|casta|crochta|tite_anuas
    anáil|anála|hanáil ... teip|theip|cinnt|chinn|strachailt|streachailt|deacair
    teip|theip ... anáil|anála
    iompaithe|d'iompaigh|iompaigh|éirithe|athraithe gorm|liath|corcra|bán|mílítheach
    dódh|dhóigh|dóite|scalladh|scall|scallta ... uisce|huisce|ola|citeal|chiteal|aigéad
    dódh|scalladh|scallta ... páiste|leanbh|babaí|mac|iníon|duine
    iomarca|barraíocht|lán|slám|dorn ... pioll*|táibl*|cógais|paraicéiteamól
    thóg|ghlac|d'ól|dól|shlog|d'ith|tógtha|ólta|slogtha ... buidéal|paicéad ... pioll*|táibl*|cógais|paraicéiteamól
    buidéal|paicéad ... pioll*|táibl*|cógais|paraicéiteamól ... thóg|ghlac|ólta|slogtha|tógtha|folamh
    ar_an|ar talamh|urlár ... níl|ní|gan ... bogadh|corraí|caint|freagairt|anáil|dúiseacht|éirí
    ar_an|ar bóthar|chosán|gcosán|mbóthar|tsráid ... níl|ní|gan ... bogadh|corraí|cor_as|freagairt|anáil|dúiseacht
    d'ól|ól|dól|shlog|d'ith ... glantóir|ghlantóir|leithris|clóirín|díghalrán|bléitse|frithreo|peitreal
    níl|gan|ní cuisle|chuisle|puls|bhualadh_croí
    bhuail|ionsaigh|thacht|bhatráil|chiceáil mo|an|a? fear|fhear|m'fhear|céile|páirtí|bhuachaill|sé ... mé|muid|í|na_páistí
    ní|níl ligfidh|ligeann|lig|ag_ligean ... amach mé|muid|sinn
    ní|níl ligfidh|ligeann|lig|ag_ligean ... mé|muid|dom ... amach|imeacht
    duine|fear|stróinséir|beirt ... iarraidh|triail ... teacht|briseadh|dul isteach ... doras|fuinneog|teach|tigh
    shlog|dól|ól ... tuartheach|bléitse|glantach|níocháin|peitreal
    dhóigh|dóite|scall|scalladh ... go_dona|ola|uisce|éadan|aghaidh
    ghearr|bhain|chaill ... méar|méara|lámh|cos|ordóg de|di|díom|dó
    á bhá $|sa|san|i|in|faoin
    iomarca|barraíocht ... táibl*|pioll*|drug*|cógas|cógais|leighis
    fuil|fola|fhuil ... stealladh|ag_stealladh|scairdeadh|pumpáil|doirteadh|sileadh
    tine|thine|dóiteán ... mór|mhór|béal|doras|dorais|anseo|taobh|leathadh|chuaigh|chistin|thosaigh|amach
    níl|ní|stop|stad ... croí|chroí ... bualadh|bhualadh|ag_bualadh|buaileadh
    croí|chroí ... stoptha|stadta|stop|stad
    piollaí|piolla*|táibléid|drugaí ... shlogadh|slogtha|ghlacadh|thógáil|ól|ólta|tógtha|glactha ... $
    piollaí|táibléid a shlogadh
    duine|fear|bean|é|í|buachaill|cailín á|dhá bhualadh|ionsaí|tachtadh|sádh|mharú|bualadh
    cha|chan ... anál*|análú|anáil|freag*|dúis*
    ag_bualadh|bualadh|briseadh ... doras ... isteach|síos
    aerbhealach|píobán_anála ... blocáilte|dúnta|bactha
    crochta|chroch ... féin|é|í|shed|scioból
    ionsaigh|d'ionsaigh|ionsaí ... madra|tarbh|duine|bó|leanbh|páiste
    ag fáil|fháil taom|taomanna|laige|bás|bháis
    taom|taomanna ag|aici|aige|air|uirthi|orm|ar
    taom ... anois|urlár|páiste|leanbh|iníon|mac|mhac
    mé|sé|sí|siad|é|í|daid|mam ag fáil|fháil bháis|bás
    bás anois|láithreach|ag_fáil
    chaill|caillte|cailleadh ... aithne|meabhair|comhfhios|urlabhra
    thit|tite|titim ... isteach|san|sa|amach|i ... uisce|abhainn|farraige|loch|canáil|linn|cuan|tobar
    nathair|nathrach ... greim|ghoin|bain
    ródháileog
    ag cur fola
    tréan|láidir ag_cur_fola|fuil
    tá ... ag_bá
    cliabh*|chliabh*|ucht|bhrollach|bhrollaigh|brollaigh|uchta|croí|chroí ... pian*|phian*|teannas|brú|trom|teann|arraing*|greim|ag_dó|géar|daigh|ualach|fháisceadh|tinneas
    pian*|phian*|arraing*|teannas|brú|greim|tinneas|pianta|ualach|trom ... cliabh*|chliabh*|gcliabh*|ucht|uchta|bhrollach|brollach|mbrollach|bhrollaigh
    éirí|dul|imithe|éirithe|iompú|d'éirigh|chuaigh gorm|liath|bán|dúghorm|glas|mílítheach
    dath ... gorm|liath ... air|uirthi|ar
    timpiste|taisme ... mór|dona|uafásach|mhór|taobh_amuigh|bóthar|tromchúiseach|tharla|anseo|anois|gránna
    bhí|tharla|tá timpiste|taisme
    turraing|shuaitheadh
    níl|ní|nach|gan ... bogadh|corraí|chorraí|gcorraíonn|ag_bogadh|ag_corraí|bhogadh|cor_as|freagairt|ag_freagairt
    thit|titim|tite ... laige|lagar|fanntais|meirbhe|cnap|urlár|aithne|gan|as_a_sheasamh|as_a_seasamh|bhfanntais
    béal|bhéal|aghaidh|leathadh|éadan|súil ... cam|ar_sileadh|claon|crochta|tite|bodhar|ag_titim|ag_sileadh|taobh
    ní|níl|nach ... labhairt|caint ... i_gceart|ceart|mar_is_ceart|go_soiléir|uirthi|air|aghaidh|béal|lámh|taobh
    níl|ní ... caint|labhairt ... aici|aige|uirthi
    stróc|stroc
    shlog|slog|shluig|d'ól|d'ith|shlogtha ... ceallra|cadhnra|bonn|maighnéad|piollaí|táibléid|tuálach|nimh|leacht|bleach|bréagán|gloine|snáthaid|rud|cógais|leigheas|bataire
    asma ... anáil|dona|taom|fháil|analóir|análóir
    plúchadh|múchadh|phlúchadh ... anáil|dona|análóir|fháil|uirthi|air|taom|orm
    taom asma|plúchta
    análóir ... níl|ní|caillte|folamh
    cealg|bheach|phis*|cnónna|ailléirge* ... at|ata|scornach|anáil|aghaidh|teanga|beola
    gafa|sáinnithe|brúite|greamaithe|curtha|fear|duine|páiste|oibrí faoi|faoin|fá an? tarracóir|meaisín|carr|balla|crann|scafall|bíoma|corna|bloc|leantóir|díon
    faoi|sa|fá tarracóir|meaisín|charr|bhalla|crann ... gafa|sáinnithe|brúite|greamaithe|i_bhfostú
    tarracóir|carr|cuad ... iompaithe|bun_os_cionn|iompaigh|chas|thiontaigh|anuas
    cabhair|cuidiú|cúnamh|cabhraigh ... anois|láithreach|go_tapa|go_gasta|práinn|le_do_thoil_go_tapa|brostaigh|gan_mhoill|liom_le_do_thoil
    cabhraigh liom|linn
    cabhair|cuidiú uaim|uainn|de_dhíth ... anois|láithreach|gan_mhoill|go_tapa
    brostaigh|deifir|brostaígí ... tá|fuil|bás|anáil|cabhair|anois
    seo éigeandáil|práinn|cás_éigeandála
    cás éigeandála|práinne
    fuil|fola|fhuil ... gach|chuile|ar_fud|go_leor|ceann|cloigeann|mhuineál|béal|sruth|linn|urlár|lán|a_lán|aghaidh|wrist|rosta|lámh|chos|ag_teacht
    gearrtha|gearradh|ghearr|chneá|cneá|lot ... domhain|go_dona|fuil|cnámh|sábh|scian
    sábh|meaisín ... lámh|mhéar|ghearr|fuil|cos
    boladh dóite|deataigh|deatach|toite
    toit|deatach|dheatach
    lasair|lasracha|lasrach
    scian|gunna|arm|sceana|tua|steallaire ... aige|aici|acu|duine|fear|bagairt|láimh|bhagairt
    robáil|robálaí|ionróir|gadaithe|gadaí ... anseo|istigh|teach|anois|sa|scian|gunna|ag_briseadh
    fuadach|fuadaíodh|sciobadh ... leanbh|páiste|iníon|mac
    sa|san|faoin uisce|farraige ... cabhair|snámh|níl|báthadh|ní|féidir
    níl snámh ag|aige|aici
    croí ... stad|stop|preab*|lag
    duine|fear|bean|sé|sí|páiste|leanbh ... marbh|caillte|básaithe ... anseo|ceapaim|urlár|tá
    ceapaim|sílim|measaim go|gur bhfuil? ... marbh|bás|básaithe|taom|stróc|ag_fáil_bháis
    briste muineál|droim|cloigeann
    muineál|mhuineál ... briste
    cpr|athbheochan
    tá|sé|sí ag fáil|fáil bháis
    bean|sí|mo_bhean ... clainne|breith|uiscí|saolú|leanbh_ag_teacht
    ag tachtadh
    d'imigh|d'éirigh|stop|stad ... anáil|análú
    ní|níl|nach|ná|gan|stop|stad|éirigh_as|deacair|deacracht|trioblóid|stopadh|bheith_in_ann|streachailt|dícheall|éigean|cailleann|chaill ... anál*|análú|anáil|análaigh|hanáil
    anáil|análú|hanáil|análaigh ... deacair|deacracht|stop|stad|imithe|trioblóid|ní|níl|streachailt|go_dona|caillte
    giorra ... anála|anáil
    giorranáil
    gearranáil ... go_tobann|dona|pian
    thachtadh|tachtadh|tachtann|tacht|tachta|thachtann|tachtaithe
    rud|bia|greim|bonn|milseán|sáinnithe|greamaithe|cnámh ... greamaithe|sáinnithe|gafa|i_bhfostú ... scornach|scóig|píobán|sceadamán
    gorm ... beola|liopaí|aghaidh|san_aghaidh|ag_éirí|éirithe|tá
    beola|liopaí|aghaidh ... gorm|liath
    pian*|teannas|brú|arraing|phian|greim|pianta|daigh|mheáchan|meáchan|tinn|dóite|teann|phianta ... chliabhrach|cliabhrach|cliabh|chliabh|gcliabhrach|ucht|bhrollach|brollach|mbrollach|chroí|gcroí|croí|hucht
    cliabhrach|cliabh|ucht|brollach|chroí|croí ... tinn|pian|teann|brú|bhrú|trom|tinneas|stad|stop|pianmhar|ag_pléascadh
    taom croí
    taom ... croí|chroí
    chroí|croí stop|stopadh|stad|stoptha
    stróc|stroc
    aghaidh|béal|taobh|leath|beola|mheangadh|meangadh|leathéadan|éadan ... sileadh|tite|titim|thit|cam|camtha|claonta|gan_mhothú|leathan|ag_titim|crochta
    taobh|leath|leataobh ... aghaidh|chorp|corp|éadan|cholainn|dhá_thaobh ... lag|tite|sileadh|pairilis|mothú|thit|bogadh|marbh|gan|níl
    pairilis ... go_tobann|taobh|leath
    caint|cuid_cainte|labhairt|urlabhra|chaint ... briotach|caillte|imithe|doiléir|trína_chéile|ní_féidir|meascaithe|leadránach|mhabúdach
    ní|níl ... féidir|in_ann|ábalta ... labhairt|lámh_a_ardú|ardú|géag_a_bhogadh|bhogadh ... go_tobann|lámh|taobh|i_gceart|aghaidh|níos_mó|géag
    ní|níl ... féidir_leis|féidir_léi|in_ann|ábalta|féidir_liom ... lámh|ghéag|géag|sciathán ... ardú|bhogadh|thógáil|chorraí
    gan aithne|urlabhra|chomhfhios|mheabhair|anáil|análú|phuls|chuisle
    neamh-chomhfhiosach|neamhchomhfhiosach|neamhaireachtálach|i_bhfanntais|neamhfhreagrach
    ní|níl|nach|ní_bhíonn ... dúiseacht|múscailt|dhúiseacht|dúisíonn|dhúisíonn|dúiseoidh|dhúiseoidh|freagairt|fhreagraíonn|freagraíonn|mhúsclaíonn|mhúscailt|corraíonn|chorraíonn|ag_corraí|ag_bogadh|bhogann
    thit|titim|tite|titfidh ... ${PERSON} ... i_laige|i_bhfanntais|gan|as_a_seasamh|ar_an_urlár|ina_chnap|ina_cnap|i_meirbhe|ní|níl|i_gcoma
    laige|lagar|fanntais|meirfean ... ní|níl|dúiseacht|urlár|thit|tháinig
    thit ... laige|lagar|fanntais|fhanntais|gcnap
    ar_an|ar urlár ... níl|ní|gan|ag_crith|ag_cur_fola|fuil|fhuil|taom|nach
    chlis|cliseadh ... ${PERSON}|ar|air|uirthi|croí
    taom|taomanna|taomanna_titimis ... titimis|tinnis|cur|orm|air|uirthi|aige|aici|ag|agam|urlár
    titimeas
    tritheamh|tritheamhach|freanga|freangaí|crampaí_fiabhrais|trithí ... air|uirthi|aici|aige|ag|urlár
    crith ... ar_an_urlár|gan_stad ... urlár|aithne
    scornach|scóig|teanga|liopaí|beola|sceadamán|theanga|bhéal ... at|ata|atann|borradh|dúnadh|ag_at|séideadh|ramhar|éirithe_ramhar|á_dhúnadh|teannadh|cúngú|ag_dúnadh
    at ... scornach|teanga|liopaí|beola|scóig
    ailléirge*|ailléirgeach|anaifiolacs*|fhrithghníomh|frithghníomh ... anáil|scornach|teanga|aghaidh|ag_at|dona|trom|géar|go_dona|imoibriú
    frithghníomh|imoibriú ailléirgeach
    anaifiolacs*|anafaolacs*
    cealg|chealg|beiche|beach ... anáil|scornach|at|teanga|ag_at
    fuil*|fola|fhuil|bhfuil_fola|cuir_fola ... stop*|stopadh|stad*|go_tréan|go_trom|go_dona|gach_áit|go_leor|tréan|sileadh|doirteadh|scairdeadh|steallta|steall|chailleadh|cailliúint|urlacan|caitheamh|taosc*|i_ngach_áit|ar_fud
    cur|chur|ag_cur fola|fuil|fhuil
    cailleadh|chailleadh|cailliúint|chaill|cailleann|caillte ... fola|fuil|fhola
    ní|níl|nach ... stop*|stad* ... fuil|fola
    caitheamh|urlacan|urlaic|chaith|ag_caitheamh|casacht ... fola|fuil|fhuil
    sáite|sáthadh|sháigh|sáitear|rop|ropadh|ropadh_le|sádh
    scian|scine|gunna|arm_tine|sceana|gunnaí ... aige|taobh_amuigh|amuigh|aici|bagairt|acu|anseo|scornach
    scian|scine|gunna|arm_tine|sceana|gunnaí ag|i|le an|a|láimh|lámh? ${PERSON}|láimh|lámh|scornach
    lámhach|scaoil*|piléar|lámhachadh|urchar ... ${PERSON}|leis|léi|urchar|anseo
    ionsaí ... orm|air|uirthi|ar|orainn|mé|déanta|déanamh|anois
    ionsaigh|ag_bualadh|ag_tachtadh|éigniú|éigníodh ... ${PERSON}
    briseadh|bhris|bhriseadh isteach ... teach|anois|tigh
    gadaí|duine|duine_éigin|fear istigh|isteach|sa ... teach|tigh
    thóg|ghlac|shlog|d'ól|ól|d'ith|tógtha|slogtha|ólta|glactha|shluig ... piolla*|piollaí|táibléid|taibléid|bleach|tuálach|nimh|paraicéiteamól|tuaibleach|ceallra|cadhnra|leigheas|drugaí|instealladh
    ródháileog|ró-dháileog|iomarca piollaí|drugaí|táibléid|leighis
    nimh|nimhiú|nimhithe
    tine|dóiteán|lasracha|bladhm|bladhmanna|thine ... teach|chistin|cistin|foirgneamh|árasán|seomra|díon|trí|lasadh|ar_lasadh|bothán|simléar|áiléar|carr|anseo|oifig|siopa|scoil|thuas|leathadh|staighre|bhruscar|lasracha|sa_scioból|sa_seomra
    trí thine
    ar lasadh
    dóiteán
    teach|carr|cistin|díon|foirgneamh|simléar|bothán|tigh ... trí_thine|ag_dó|á_dhó|dóite
    deatach|toit ... lán|ag_teacht|amach|doras|líonadh|gach_áit|an_doras|tiubh|ag_éirí|teach|istigh
    pléasc|pléascadh|phléasc ... sa|teach|duine|gortaithe|mór|buama|anseo|cistin
    gafa|greamaithe|sáinnithe|i_bhfostú ... tine|carr|faoi|meaisín|sa_charr|deatach|istigh|tarracóir|ngluaisteán
    turraing leictr*
    leictrea* ... bualadh|buaileadh|turraing|mharaigh
    báthadh|bháthadh|báite|ag_bá ... ${PERSON}|farraige|loch|abhainn|linn|uisce|á|anois
    báthadh|bháthadh|ag_bá
    thit|tite|titim|ag_titim isteach|síos ... uisce|farraige|abhainn|loch|chanáil|sciodar|gcanáil|bhfarraige|linn|tobar
    thit|tite|titim ... abhainn|farraige|uisce|loch|an_ché|na_cé|den_ché|canáil|tobar|bhfarraige|sciodar
    thit|titim|tite de|anuas|ó|as|den ... díon|dréimire|capall|crann|fuinneog|staighre|scafall|gcrann|balla|aill|ndíon
    timpiste ... bóthar|carr|gluaisteán|gortaithe|dona|bus|rothar|leoraí|tromchúiseach|tharla|díreach|fuil|daoine|tarracóir
    leagadh|leag|buaileadh|bhuail ... carr|leoraí|bus|veain|tarracóir|ghluaisteán|gluaisteán
    gortaithe|ghortaigh|gortú|loite go dona|trom|holc
    gearrtha|gearradh|bainte|baineadh|teasctha ... de|mhéar|mhéir|lámh|géag ... de|anuas|go_cnámh|díobh|artaire
    dóite|dhóigh|dódh|loisceadh|scalladh|scallta|dó go|le|leanbh|ar dona|uisce_te|huisce_te|páiste|craiceann|leanbh|beirithe
    uisce te|beirithe|fiuchta|bruite ... leanbh|páiste|uirthi|air|orm|aghaidh
    otharcharr|otharcharranna|ambulance|seirbhísí_éigeandála|briogáid_dóiteáin|bhriogáid
    fios ... ar_na_gardaí|ar_otharcharr
    glaoigh|cuir_glaoch|glaoch|cuir_fios|fios ... otharcharr|naoi_naoi_naoi|999|112|gardaí
    cuir|cuirigí|seol|seolaigí cabhair|cuidiú|cúnamh $|chugam|chugainn|go_tapa|go_beo|anois|láithreach|le_do_thoil|le_bhur_dtoil
    999|112 ... le_do_thoil|anois|láithreach|please|now|quick
    ag fháil|fáil bháis|bás ... cabhair|cabhraigh|anois|sé|sí|fuil|tapa
    tá ${PERSON} ... fáil bás
    cabhair|tarrtháil ... láithreach|práinn|éigeandáil|bás|go_tapa|anois_díreach
    éigeandáil|éigeandála
    i mbaol báis
    baol báis
    contúirt báis
    saolú|breith|leanbh ... teacht_anois|ag_teacht_anois|ar_an_mbealach_anois|anois_díreach|sa_charr
    tinneas clainne|linne
    uiscí ... bhris|briste|réab
    torrach|toircheas|ag_iompar|iompar_clainne ... fuil|fola|fhuil
    fuil|fola ... torrach|toircheas|iompar
    meiningíteas|mheiningíteas|seipsis|seipseas
    gríos|ghríos ... ní|nach|nuair ... imíonn|imigh|céimnigh|bhrúnn
    cóma|coma ... diaibéit*|hipea|sa|i|thit
    hipitéirme
    lag|sleabhac ... babaí|leanbh|naíonán|naíon ... gan|ní|níl
    leanbh|babaí|naíonán|naíon ... gan_mhothú|lag|gan|gorm|sleabhcánta|liobarnach|bog ... ní|anáil|análú|níl|chorraí|freagra|gorm
    fuadach|fuadaíodh|fuadaigh
    bagairt|bagraíonn|bhagair ... mharú|scian|gunna|bás|maróidh
    ag bualadh|tachtadh|marú|ionsaí mé|orm|í|é|mo|mháthar
    titim|thit|tite|dul|chuaigh i taom|taomanna
    d'ith|ith|ithe|itheadh ... caora|caor|muisiriún|muisiriúin|beacán|beacáin|duilleoga|planda|síolta
    miasniteora|níocháin|glantacháin|glantach|tuarthóir ... béal|shlog|ith|ól
    leanbh|babaí ag teacht ... sáinnithe|bóthar|carr|tapa|luath|taobh
    chuir|tá|bhí glas ar|orm|orainn|uirthi
    thóg|bhain|d'fholaigh|folaigh ... m'eochracha|eochracha|mo_ghuthán|m'fhón|mo_fón ... díom|uaim|agus|$
    fear|duine|fir|sé|stócach|bithiúnach ... le|agus|ag scian|gunna|machete|tua|casúr|rásúr|sleán|barra|maide
    machete
    do mo|ár leanúint|leanacht
    screadaíl|béicíl|scréachaíl|ag_glaoch|búireach ... cabhair|cabhrach|cuidiú|cuidithe|tarrtháil|cúnamh
    snámhóir|snámhóirí|surfálaí|duine|páiste|páistí ... béicíl|screadaíl|scréachaíl|sméideadh ... cé|farraige|uisce|trá|abhainn|loch|amach
    ionsaíodh|ciceáladh|buaileadh|batráladh|sádh ... sa_cheann|sa_chloigeann|san_aghaidh|duine|leaid|fear|bean|páiste|é|í|mé
    rugadh|saolaíodh ... níl|ní|gan ... gol|caoineadh|anáil|corraí
    bhris|bhriseadar|briseadh ... fuinneog|doras agus tá sé|siad|duine sa|istigh|isteach
    ^ tine|dóiteán tine|dóiteán? $
    feicim|fheicim|feiceann|fuair|fuaireas|fuaireamar|chonaic|chonaiceamar é|í|iad|mamó|daideo|máthair|athair|mam|daid|seanfhear|seanbhean|seanduine|duine|fear|bean|leanbh|páiste|mo|an ... ar urlár|an_urlár|talamh|an_talamh|staighre
    thit|titim|tite ... amach|de|den|anuas|síos|as|ó ... fuinneog|díon|balcóin|aill|scafall|droichead|dréimire|staighre ... páiste|leanbh|$
    thóg|ghlac|tógtha|glactha|ar ... ecstasy|mdma|cócaon|cóc|hearóin|ketamine|drugaí|piollaí|muisiriúin ... te|crith|níl|ní|laige|croí|tinn|gorm|aisteach
    leanbh|babaí ag teacht ... róthapa|go_tapa|an-tapa|anois
    bean|cailín|páiste|buachaill|duine|mé|í|é|leanbh a? tarraingt|brú|sciobadh|sracadh isteach|leis ... carr|veain
    dúirt|deir|bagair|bagairt ... maróidh|maródh|marú|dóifidh|dófaidh|gortóidh|sáifidh ... mé|iad|í|é|muid|sinn|na_páistí|$
    tá|bhfuil|thit duine|duine_éigin|fear|bean|páiste|leanbh|corp|buachaill|cailín san|sa|i|isteach uisce|abhainn|farraige|loch|canáil
    laige|lagachar|bodhaire ... tobann|taobh|leataobh
    focail|focal|caint|chuid_cainte ... amach|teacht mícheart|contráilte|trína_chéile|aisteach|mar_ráiméis
    thit|tite|titim ... ní|níl ... féidir|in_ann|thig|ábalta ... éirí|seasamh|corraí|bogadh
    shlog|slog|slogtha ... cnámh|bonn|cnaipe|marmar|cloch|biorán|tairne
    carr|veain|leoraí|bus|tarracóir|gluaisrothar|jíp ... sa|san|isteach|i abhainn|loch|farraige|canáil|cuan|uisce|muir
    taoide|sruth|gaoth|farraige ... tabhairt|tarraingt|scuabadh|breith|scuab|tharraing ... amach|leis|léi|síos
    surfálaí|surfálaithe|snámhóir|snámhóirí|bád|curach|cadhcóir|cadhc|canú|bádóir|lilo|trálaer|tumadóir ... trioblóid|contúirt|deacracht|iompaithe|bun_os_cionn|suncáil|imithe
    umar|silo|poll|sciodar|tobar|séarach|dúnpholl ... gan|níl aer|ocsaigin|ocsaigine|anáil
    rug|ghreamaigh|sciob|tharraing|d'alp|alp ... ar|a|de lámh|cos|géag|méar|muinchille|gruaig|éadaí ... $|meaisín|sa|isteach
    rug an|a? corndóir|meaisín|inneall|sábh|miotóir|leantóir
    tairne|scian|gloine|snáthaid|biorán|crúca|píce|peann|slat|barra|piocóid|scriúire ... trí|tríd|trína|sáite|greamaithe|i_bhfostú ... lámh|cos|súil|muineál|bolg|méar|ceann|bos|troigh
    scafall|balla|díon|síleáil|pailléad|pailléid|corna|bíoma|cloch|clocha|bloc|crann|doras|geata|seilf ... anuas air|uirthi|orm|orthu|orainn|ar
    thit|titim|tite ... scafall|balla|díon|síleáil|pailléad|corna|bíoma|cloch|clocha|bloc|crann|geata anuas? air|uirthi|orm|orthu|orainn
    líne|línte|sreang|sreanga|cábla|cuaille|polla leictreach*|aibhléise|cumhachta|teileafóin? ... anuas|thit|tite|talamh
    bhris|bhristeadh|briste|réab na? uiscí|t-uisce
    thit|tite|titim|istigh ... sciodar|sciodair|umar|slodar
    leagadh|leagtha ... mac|iníon|páiste|leanbh|fear|bean|duine|cailín|buachaill|gasúr|girseach|mé|é|í|dalta|rothaí|mamó|daideo|seanduine
    tarracóir|carr|leoraí|cuad|veain|jíp|balla|scafall|corn|corna|crann|bó|tarbh ... ina|sa|i mullach
    uisce ... soilse|solas|soicéad|soicéid|fiúsanna|leictreach* ... spréach*|toit|bang|feadaíl
    spréacha ... ag_eitilt|gach|as|amach|soicéad|uisce|sreang|bosca
    do mo|á bualadh|bhualadh|thachtadh|mharú|ionsaí|bháthadh
  `),
  clinical: irishPatterns(`
    cos|lámh|méara|méar ... gorm|bán|fuar|bodhar ... plástar
    plástar ... gorm|bodhar|ata|marbh
    aghaidhe|aghaidh|leicne|géille|giall ... ata|at ... fiacail|fiabhras
    fuil|fola ... múisc|múisce
    glantóir|tuarthóir|bléitse|aigéad|tuarthach|gallúnach|péint|ola|piobar|nimh|tuartheach|leacht ... súil|súile
    bodhar|gan_mhothú|marbh ... idir
    splanc*|scáth|cuirtín|scamall ... súil|súile
    fiacail|fiacla ... cluiche|sliotar|bainne|peil|iomáint
    baineadh|buaileadh|bhuail|leagadh ... fiacail|fiacla ... as|amach
    bhuail|buaileadh|buille|leag|thit|cnag ... ceann|cheann|cloigeann ... ... codladh|chodladh
    thit|titim|tite|leagadh ... cromán|corróg|cos|lámh|géag|muineál|droim|gualainn ... briste|bhris|as_alt
    bhuail|buaileadh|buille|leag|thit|cnag ... ceann|cheann|cloigeann ... cur_amach|ag_cur_amach|aiseag|urlacan|codlatach|meadhrán|mearbhall
    ní|níor|níl ... mothaím|mhothaím|mhothaigh|airím|airigh|mothú|bhraithim ... leanbh|babaí|bhabaí|páiste
    leanbh|babaí|bhabaí ... ní|níor|níl|stop|stad ... ciceáil|cic
    siúcra|shiúcra|glúcós ... mearbhall|crith|íseal|meadhrán|lagachar|allas|tobann|1.*|2.*
    bhris ... t-uisce|uisce|uiscí ... fuil
    níl|gan|chaill|caillte|cailleadh|ní ... mothú|mothúchán|mothaím|mhothú|mhothaím ... cosa|chosa|gcosa|tóin|gabhal|síos|choim|chom|coim|mása|idir|thóin|thóin|leath|dá_chos|ghabhal|íochtarach
    ón choim|gcoim|vásta|choim síos
    gan mhothú ... tóin|thóin|gabhal|cosa|chosa|gcosa|idir|síos|mása|thart|leath|dhá|dá|chos|ghabhal|lár
    smacht|ceannsmacht|srian ... lamhnán|putóg*|phutóg*|mún|inní*|fhual|chosa|bputóg*|mo_mhún|chac
    ní|níl|nach ... mún|mhún|fual|fhual|pis|uisce ... dhéanamh|scaoileadh|ligean|déanamh|bhaint
    lamhnán|putóg*|bputóg*|phutóg*|lamhnáin ... droim|cosa|bodhar|gan|ó|sceitheadh|caill*|chaill
    dá|dhá|mo|a chos|chosa|gcosa|gcos ... lag|laga|imithe|tabhairt|gan_mhothú|bodhar|ag_lúbadh|imigh|marbh|ó_mhaidin|uaim
    teocht|fiabhras|fhiabhras|theocht ... 39*|40*|41*|ard|an-ard|mór
    tinneas|phian|pian ... cinn|ceann|cheann ... uafásach|tobann|millteanach|measa|riamh|damanta|muineál|mhuineál|solas|dofhulaingthe|marfach
    solas ... goilleadh|ghortú|súile|cur_as
    gríos|spotaí ... corcra|dúghorm|fiabhras|gloine|leathadh|muineál|ní_imíonn
    cos|chos|colpa|cholpa|ceathrú|cheathrú|chois ... ata|at|dearg|te|borrtha|séidte
    ata|at|borrtha|séidte ... cos|chos|colpa|cholpa|choise
    súil|shúil|radharc|amharc ... chaill|imithe|caillte|dubh|tobann|cailleadh|doiléir|dall|leath ... tobann|súil|inniu|tobainn|ó_mhaidin|ar_fad|leathshúil
    ní|níl ... feic*|radharc|amharc|feiceáil|fheic* ... súil|shúil|leathshúil|tobann|tobainn
    leanbh|babaí|naíonán|leanbán|bhabaí ... fiabhras|teocht|ní_ithe|ní_ól|níl_ag|gan_ithe|gan_ól|lag|codlatach|te|ní_dhúisíonn
    leanbh|babaí ... bogadh|chorraí|corraí ... ó|inné|níor|stop|níl
    níor bhog|chorraigh|mhothaigh ... leanbh|babaí
    leanbh|babaí ... níor|níl|stad|stop ... bhog|chorraigh|bogadh|corraí|mhothaigh
    torrach|ag_iompar|iompar ... fuil|fola|thit|bogadh|tinneas|ag_cur_fola
    casacht|urlacan|caitheamh|cur|aiseag|mún|mhún|chac|cac|fual ... fuil|fola
    fuil ... fual|mhún|chac|urlacan|casacht|seile|sa_mhún|san_fhual
    ní|níl ... seasamh|siúl|meáchan ... féidir|thit|ó|cos|cosa|chosa|in_ann|inniu
    thit|titim|leagadh|bhuail ... cromán|chromán|ceann|cheann|cloigeann|chloigeann ... siúl|seasamh|urlacan|meadhrán|mearbhall|fuil|codlatach|tinn
    cnámh ... amach|gobadh|sáite|craiceann
    tobann|tobainn ... mearbhall|lagachar|bodhar|dall|lag|radharc|tinneas_cinn|amharc
    fiacail|fhiacail|fiacla ... amach|leagadh|buaileadh ... timpiste|thit|buille|anois|díreach|cluiche|sliotar
    aghaidh|giall|leiceann|muineál|súil|drandal|ghiall ... ata|at|séidte ... slogadh|fiabhras|oscailt|anáil|fiacail|mór
    croí|chroí ... preab*|rith|buaileadh|bualadh|rásaíocht ... go_tapa|róthapa|meadhrán|anáil|lagachar|stop*
    ní|níl|gan|nach ... mothaím|mhothaím|mothú|mhothú|airím|bhraithim|mothálacht|braithim|mothúchán|bhrath|airíonn|mhothaíonn ... idir|chosa|cosa|ghabhal|gabhal|tóin|mása|leis|pluid*|thíos|leathar|géag*|thóin|rud_ar_bith|faic|mo_dhá_chos|lár
    idir mo|a dhá? chosa|chos|gcosa ... mothú|mothaím|marbh|bodhar|níl|gan|mothálacht|sliopach
    gabhal|tóin|mása|thóin|ghabhal|mo_thóin ... bodhar|gan_mhothú|marbh|mothú|codladh|sliopach|griofadach
    griofadach|codladh_grifín|bodhaire|codladh_driúilicín|codladh_driuilicín|pincíní|marbhántacht ... idir|dhá|tóin|gabhal|thóin|dá|gcosa_araon
    smacht|ceannsmacht|srian ... caill|chaill|caillte|cailleadh|gan|níl|imithe|bhfuil|agam ... lamhnán|bputóg|putóg|phutóg|fual|mún|inní|lamhnáin|putóige|bputóga
    chaill|caillte|cailleadh|gan|níl ... smacht|srian ... lamhnán|putóg|bputóg|mún|chosa|fual|cosa|inní|mbod
    lamhnán|putóg|fual|mún|mhún|fhual|lamhnáin|phutóg ... smacht|srian|coinneáil|féidir|in_ann|stoptha|ligean|imithe|ábalta|chaill
    ní|níl ... féidir|in_ann|ábalta|thig ... mún|mhún|fual|fhual|leithreas|uisce_a_scaoileadh|uisce_a_dhéanamh|pis
    fliuch|ag_fliuchadh|fhliuch mé|é|í|sé|sí féin
    dhá|dá chos|chois|gcos ... gan_mhothú|mhothú|lag|bodhar|imithe|ag_tabhairt|marbh|laige|codladh|mothú|luaidhe
    cosa|chosa|gcosa ... imithe|lag|gan_mhothú|bodhar|marbh|laige|mothú ... go_tobann|ar_fad|uaim|lamhnán|mothú|araon|droim|dhroim
    lag*|laige ... chosa|dá_chos|dhá_chos|gcosa ... go_tobann|droim|araon|le_chéile
    tinneas|thinneas|pian|phian|tinn cinn|i_mo_cheann|cheann|ceann ... riamh|tobann|tobainn|measa|is_measa|muineál|fiabhras|radharc|solas|urlacan|caitheamh_amach|fhulaingt|uafásach|millteanach|damanta|buille|thit|bhuail|pléasc*
    measa ... tinneas|pian ... riamh|cinn|ceann
    tobann|tobainn|go_tobann ... tinneas_cinn|radharc|pian_i_mo_cheann|dall|lag|bodhar|feiceáil|amharc|súil|trí_chéile|bhfeic*
    muineál|mhuineál ... righin|dolúbtha|teann|stromptha|cruaidh|docht ... fiabhras|cinn|solas|gríos|teocht
    fiabhras|gríos|tinneas_cinn|teocht ... muineál|mhuineál
    bhuail|buaileadh|buille|leag|cnag|gortú|gortaithe|thit ... ceann|cheann|cloigeann|chloigeann ... urlacan|caitheamh|codlatach|mearbhall|trína_chéile|meadhrán|tinn|cuimhne|doiléir|taom|aisig|caith*
    gortú|ghortú cinn
    comhtholgadh
    colpa|cholpa|cos|chos|lorga ... ata|at|te|borrtha|dearg|teas ... te|dearg|tinn|pianmhar|eitilt*|obráid|eitilte|eitleán|téachtán|teas|pian
    ata|at|borrtha ... colpa|cholpa|chos|cos|chois|choise|lorga
    téachtán|théachtán|téachtáin
    dvt
    radharc|amharc|feiceáil|fheiceáil|fheicim|bhfeicim|léargas|feicim|bhfeiceann ... súil|leathshúil|shúil|súile|tobann|tobainn|súl|chaill
    chaill|caillte|caill|cailleadh|imithe ... radharc|amharc|shúil
    dall|dhall ... tobann|tobainn|súil|shúil|éirithe|d'éirigh
    radharc|amharc ... imithe|caillte|dúbailte|chaill|doiléir_go_tobann|dúbláilte
    ceimic*|aigéad|tuálach|bleach|aol|stroighin ... súil|shúil|súile
    súil|shúil|súile ... ceimic*|aigéad|bleach|tuálach|aol|stroighin
    leanbh|babaí|naíonán|naíon|bhabaí|leanbán ... fiabhras|fhiabhras|teocht|theocht|ní_itheann|ní_ólann|ag_ithe|ag_ól|lag|te_bruite|beirfean|39*|40*
    fiabhras|teocht|theocht ... leanbh|babaí|naíonán|41|40*|seachtaine_d'aois|mhí_d'aois|naíon|mhíosa
    ní|níl ... teocht|fiabhras ... síos|imeacht|ísliú|laghdú
    fuil|fola|fhuil ... fual|mhún|mún|chac|stól|casacht|caitheamh|seile|urlacan|smugairle|bhfual|cac
    casacht|ag_casacht|urlacan|aiseag|seilí ... fuil|fola
    cac|stól dubh
    ní|níl ... féidir|in_ann|ábalta|thig ... seasamh|siúl|meáchan ... thit|cos|corróg|chorróg|ó_thit|tar_éis|tobann|titim|rúitín
    cnámh|chnámh ... amach|craiceann|sáite|ag_gobadh|gobadh|nochta
    torrach|iompar_clainne|toircheas|súil_le_leanbh|ag_iompar ... bogadh|corraí|corraíonn|tinneas_cinn|radharc|pian_uafásach|at|phian_ghéar|sileadh
    leanbh ... ní|níl|stop|stad ... bogadh|corraí|ag_bogadh|ciceáil|corraíonn|bhogann
    bolg|bholg|goile ... pian|arraing|phian ... uafásach|géar|millteanach|dofhulaingthe|tobann|cruaidh|crua|marfach
    pian|arraing|phian ... uafásach|géar|millteanach|dofhulaingthe|tobann|marfach|damanta ... bolg|bholg|goile|taobh|magairl*|tobann
    magairl*|magairle ... pian|at|ata|tinn|tobann
    mearbhall|trína_chéile|seachmall|rámhaillí ... tobann|tobainn|fiabhras|seanduine|go_mór
    croí|chroí ... rásaíocht|preab*|ag_rith|léim*|bualadh_go|mearbhuaileadh|róthapa|neamhrialta ... laige|meadhrán|anáil|uaireanta|stop*|go_tapa|tapa|lagar
    madra|ainmhí|cat|mhadra greim|bain|ghoin|ghearr ... domhain|leanbh|aghaidh|fuil|ata|páiste
    slog|shlogadh|slogadh|shlogan ... ní|níl|deacair|deacracht
    ní|níl ... féidir|in_ann ... slogadh|shlogadh
    aghaidh|leiceann|giall|ghiall|muineál ... at|ata ... slogadh|anáil|fiabhras|fiacail|leathadh|súil
    fiacail|fhiacail ... leagtha_amach|as_mo_bhéal|bhuail_amach|bainte_amach|thit_amach_le_buille
    cneá|chneá|créacht|greamanna ... oscailte|oscail|pléasctha|angadh|ghormghlas|lofa|réabtha
  `),
}

/** Sayings and topics that only sound like an emergency. */
export const IRISH_HARMLESS = irishPatterns(`
  cabhraigh|cabhrú|cuidigh|cuidiú|cabhair|cúnamh ... liom|linn|uaim|uainn|le ... cur|roghnú|fháil|dhéanamh|bille|cuntas|logáil|foirm|coinne|bord|ordú|pasfhocal|seirbhís
  beidh ... leanbh|babaí ... ag? teacht|liom
  coinne|áirithint|am|dáta|bord|cuairt|seisiún|lá|cruinniú|rang|ceacht|seachadadh a bhogadh
  an|nach féidir|bhféadfaí|bhféadfá|bhféadfaimis|bhféadfainn ... é|í|iad a bhogadh
  dul ar aghaidh leis $|do|don|dom|dó|dé|di|leis|an_tseachtain|amárach|inniu|anois|mar|roimh|tar|níos|le|liom|láithreach|ar
  ar aghaidh leis an coinne|áirithint|obair|rang|ordú|seirbhís|cuairt|seisiún|plean|conradh|scéim|cúrsa|ceannach|díol|cás
  titim|tite as a chéile
  ceallra|cadhnra|fón|guthán|ríomhaire|inneall|carr|plandaí|bláthanna ag fáil|fháil bháis
  freagairt|freagraíonn an|a|mo|na|do? fón|guthán|glao|glaonna|téacs|teachtaireacht|teachtaireachtaí|ríomhphost
  tiarna|gníomhaire|oifig|siopa|comhairle|pluiméir|éinne|aon_duine|duine_ar_bith ... freagairt
  freagraíonn|freagróidh an|na? tiarna|gníomhaire|oifig|siopa|comhairle|pluiméir
  bhuail|leag ... geata|cuaille|scáthán|claí|fál|bosca|colbha|tuairteoir|fia
  greamaithe|sáinnithe|gafa taobh_thiar|laistiar|sa_trácht|i_dtrácht|san_obair|ag_an_obair
  rachaidh|rachaimid ... ar aghaidh
  gan|níl|aon pian|phian|fiabhras
  gáir|gáire|gáirí|gháir ... ... anáil
  cpr|first_aid training|course|class
  traenáil|oiliúint|cúrsa|cúrsaí|rang|ranganna|ceardlann ... cpr|garchabhair|athbheochan|féinmharú|tarrtháil
  aonad|ionad|clinic|seirbhís|seirbhísí|foireann|grúpa stróc
  an|nach ndéanann|gcóireálann|nglacann|bhfeiceann|gcabhraíonn|oibríonn|dtugann sibh ... tar_éis|i_ndiaidh|le an? stróc $|orthu|acu
  ceallra|ceallraí|cadhnra|bataire do|don|san|sa|den aláram|bhrathadóir|aláraim ... $
  thit|chaill|tháinig mo|an|a? fón|guthán|eochracha|eochair|mála|hata|fáinne|sparán|spéaclaí|liathróid ... abhainn|farraige|uisce|loch|linn
  urchar an? daill
  an mbeidh|mbíonn|mbeadh ... fuil|pian|at
  aláram|aláraim|brathadóir|brathadóirí ... díol|ceannach|suiteáil|praghas|praghsanna|costas|chosnaíonn|luachan
  timpiste ... ... mall|déanach|moill|trácht
  bille|billí|táille|costas|stáisiún|tiománaí ... otharcharr|otharchairr
  otharcharr|ambulance bill|bille|fee|charge|charges|cover
  timpiste|taisme|gortú ... ... éileamh|éilimh|cúiteamh|cúitimh|aturnae|dlíodóir|árachas|dlí
  éileamh|cúiteamh|aturnae|dlíodóir ... timpiste|taisme|gortú
  uimhir|líne|pluiméir|leictreoir|glasadóir|teagmháil|soilse|doras|doirse|deontas|ciste|plean éigeandála
  caint|cainteanna|oiliúint|cúrsa|feachtas|eagraíocht ... féinmharú
  féinmharú a? cosc
  bronnadh|deontóir|deontóirí|bronntóir|bronntóirí|tabhairt|tástáil|tástálacha|grúpa|sampla|samplaí|brú fola
  chuala|chualathas|léigh|scéal|nuacht|nuachta ... faoin|faoi|faoin_tine ... tine|timpiste|dóiteán|pléascadh|stróc|bás
  cur báistí|sneachta|fearthainne go_trom|inniu|anois
  ceacht|ceachtanna|rang|ranganna|linn snámha|snámh
  mbíonn|bhfuil|an_bhfuil tine sa|ag|agaibh
  timpiste ... seachtain|mí|bliain ... scríob|dinnse|árachas|carr
  fón|guthán|seomra|íoslach|gairdín báite
  anáil ... tharraingt|fháil ... le|ag gáire|gáirí|áthas|hiontas
  taithí|stair ... ar stróc|taom_croí|croí ... teaghlach|chlann|muintir
  stróc|taom_croí|galar_croí ... teaghlach|chlann|muintir
  bhfuil|an|conas otharcharr ... dhíth|gá|riachtanach ... chun|le|teacht
  díolachán|díolacháin|siopa|gnó|foireann trí_thine le|inniu ... díolachán|díolacháin|custaiméirí
  solas|soilse|lampa|lampaí ... ar_lasadh
  trí_thine|ar_lasadh le|leis ... díolacháin|fonn|fearg|tine_ghrá
  timpiste ... éileamh|cúiteamh|aturnae|dlíodóir
  bhainfinn|baint|bain|réidh ... boladh deataigh|toite|taise
  aimsir|teas|fuacht|obair|trácht|costas|bróga|bháisteach|ghaoth|praghas|praghsanna|spriocdháta|scrúdú|scrúduithe|páistí|fiailí|páipéarachas|callán seo|sin|féin? do|á|ag mo|mo_mharú|mharú? mharú
  báite|ag_bá|bá i|in|le|faoi bpáipéarachas|páipéarachas|obair|ríomhphoist|fiacha|hobair
  bogadh tí|tithe|teach|isteach|go
  trí thine ... oíche_iontach|craic|ceol|gig|ceolchoirm|banna
  timpiste ... anuraidh|ó_shin|bliain|mí ... éileamh|cúiteamh|dlíodóir|aturnae|cúitimh
  as ucht
  bille|billí|coire|cuntas|méadar|sorn|cócaireán|téamh|soláthar|táille|táillí|coirí|innealtóir|seirbhís|buidéal|líonra|líonraí|teastas|teastais|teasaire|fear|praghas|praghasanna|tine gáis|gás
  gás|gáis bille|coire|cuntas|méadar|sorn|éireann
  líonraí gáis
  fáil|fháil bháis|bás den|leis|le|ar|ag|d' ... ocras|tart|fuacht|náire|leadrán|gáire|gáirí|teas|son|tnúth|feitheamh|suathaireacht*|caife|tae|sos
  marbh tuirseach|leis|ag|le_tuirse|leis_an|traochta|leis_an_tart|leis_an_obair|leis_an_ocras
  ag|do|dhom|á|mo mo|mharú|marú|maraíonn ... bróga|droim|tinneas_fiacaile
  droim|dhroim|glúin|ghlúin|muineál|cosa|chosa|gualainn|ghualainn|fiacail|ceann|fhiacail|cheann|gcosa do_mo|dom|mo|ár|dár mharú|marú|scriosadh|chrá|céasadh
  droim|dhroim|glúin|ghlúin|muineál|cosa|chosa|gualainn|ghualainn|fiacail|rúitín|an_teas|an_fuacht|an_trácht|an_costas do mo mharú
  aláram|múchtóir|doras|druil|doirse|aclaíocht dóiteáin|tine|deataigh|dóiteán
  briogáid dóiteáin uimhir
  tar éis|i_ndiaidh ... stróc|taom_croí ... bliain|anuraidh|mí|míonna|blianta|fadó
  stróc|taom_croí|taom croí? anuraidh|bliain_ó_shin|blianta_ó_shin|cúpla_bliain|dhá_bhliain|trí_bliana
  instealladh|vacsaín|vacsaíniú ... meiningíteas|fliú
  garchabhair
  dífhibrileoir
  tine|tinteán mhóna|oscailte|ghuail|adhmaid|istigh_sa_bheár
  go tine
  bás|bháis a_fháil_ag_gáire
  marú ama|am|an_ama
  deireadh ... conradh|ballraíocht|síntiús|tionóntacht|cuntas|conartha|leis_an_gcomhrá|léas
  cara|mo_chara|duine fáil_bháis|bás i_mbliana
  teastas|deimhniú|clárú|dearbhú|imeacht báis|bháis
  fuair ... bás
`)

/** What happened long ago and is told as such. It counts where nothing says that it goes on or is back. */
export const IRISH_LONG_AGO = irishPatterns(`
  bhí|fuair|bhain|tharla|thit|bhris|raibh|tar_éis|i_ndiaidh|chuaigh|d'fhulaing|ó ... ${PAST_EVENT} ... ${LONG_AGO}
  ${LONG_AGO} ... bhí|fuair|bhain|tharla|bhris|raibh ... ${PAST_EVENT}
`)
