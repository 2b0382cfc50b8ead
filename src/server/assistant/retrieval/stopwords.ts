/** Words that every question has: they find nothing. Irish ones in their base form. */
export const STOPWORDS = {
  en: new Set(
    `a an the and or but if of to in on at by for with from into out up down over off about as is are was were be been being am do does
did doing done have has had having i me my mine we us our you your yours he him his she her hers it its they them their this that these those
there here what which who whom whose when where why how can could will would shall should may might must ye yer yous dont doesnt didnt cant cannot wont
im ive id ill youre theyre its thats whats wheres whos hows not no nor so than then too very just also any some all each every both few more
most other such only own same again once please pls thanks thank hi hello hey ok okay yes yeah well now get got getting let lets tell ask know
think going go come coming want wanted need needs needed like wondering wonder able possible question anyone someone somebody anybody something anything
really actually ever still yet one ones lot bit way thing things much many long often else sure mean make made give given giving say said see
looking look trying try find put take use used using happen happens if because while until after before during without within per
dear sir madam quick quickly currently anywhere somewhere theres isnt arent wasnt right please us ther teh thier
myself yourself himself herself itself ourselves themselves til till since havent hasnt hadnt wouldnt couldnt shouldnt weve youve theyve hes shes
instead around towards awful fierce terrible huge normally usually oclock nearly almost`.split(/\s+/),
  ),
  ga: new Set(
    `a an na agus is ar ag as de do don den i in sa san sna le leis lena ó o on ón ona faoi fe um gan go gur nach ná na nár nar cad ceard céard cad_e cé ce
cá ca cen cén conas cathain caoi bhfuil fuil tá ta bi bí bíonn bionn mbionn biodh beidh beidh mbeidh raibh nil níl nior níor ni ní ba b
me mé tu tú thu thú se sé si sí sinn muid muidne sibh siad iad e é í mo do a ar bhur ár agam agat aige aici againn agaibh acu orm ort air uirthi orainn oraibh orthu
liom leat leis lei linn libh leo dom duit do di duinn daoibh doibh uaim uait uaidh uainn uaibh uathu fum fut seo sin siúd siud ann anseo ansin
maith mhaith feidir feadfainn feadfadh feadfa feadaim feadfaidh caitfidh ga gá teastaionn uaim iarraidh deanann deanaim dean deanamh deanfaidh ndeanann dul teacht faigh fail
rud rudai aon eile gach bith ar_bith eigin duine daoine mar chomh comh no nó ach ma má da dá mura muna thoil toil raibh maith agat dia duit haigh
tabhair tabhairt tugann tug cuir cur cuireann sula roimh tar eis ina idir chun cun chuig cuig chugam cugam chugaibh cugaibh cugainn leor
fein féin anois arist aris arís freisin fos fós bheith beith atá ata atáim ataim taim táim rinne bhi bhí ea sea hea mead mheid meid am uair conus
glacann glacaim usaid usaidim lena cinn ceann goide caide cade cad_ina canathaobh tig tigh huair nios
beadh mbeadh beinn mbeinn beifea beimis beimid mbeimid bimid bim binn bios taimid taimse ataimid atathar tathar
mise tusa eisean ise sinne sibhse siadsan agamsa agatsa againne agaibhse liomsa leatsa linne domsa duitse s'againne chuici cuici cuige diom diot dinn diobh
einne einni eigin ceile cheile leir slí sli taobh timpeall suas sios anuas anios istigh amuigh isteach amach thios thuas
fuaireas tugas deineas rinneas cuireas cuas tanag geibhim caithfimid caitfimid caithfinn caitfinn caithfear caitfear caithfidh
tarlaionn tarloidh tarlodh tarla feachaint breathnu amharc feicim ceart direach uafasach millteanach iontach
cupla roinnt beagan moran beagnach bunaithe cinnte deirtear deir`.split(/\s+/),
  ),
}

/** Verbs that every question has in one of their forms: "an bhféadfainn", "a gheobhaidh", "an dtabharfadh sibh". */
export const GENERAL_VERBS = 'féad déan faigh tabhair cuir fág'.split(' ')

/** Words that hint at much and decide nothing: they count a quarter. */
export const GENERAL_WORDS = new Set(
  `time day days week weeks month year service services people person place work works help information info details visit today tomorrow
two three four five six seven eight nine ten twelve
available offer provide new old good best big small stuff start last next first
afternoon yesterday tonight month months normal husband wife mam mum dad sister brother uncle aunt
la laethanta seachtain seachtaine mi bliain obair oibre oibreacha cabhair cabhru cuidiu eolas seirbhis seirbhisi ait fail inniu amarach nua sean mor beag saghas
haon do tri ceathair ceithre cuig se seacht ocht naoi deich deag fiche beirt
ionad baile teach fear bean
inne areir anuraidh anocht deirfiur deartair uncail aintin mamo`.split(/\s+/),
)
