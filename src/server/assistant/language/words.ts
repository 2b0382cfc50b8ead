/** Frequent English words that are no Irish words in any spelling. */
export const ENGLISH_WORDS = new Set(
  `the perfect neither either lovely brilliant super cant wont haircut cheque queue ring rang later soonest wee fella lassie auld yoke of and to it you that he was for are with his they this have from or had by hot word but what some we out other were all
there when up use your how said each she which their time will way about many then them write would like these her
make thing see him two has look more day could come did number sound no most people my over know water than call first who
may down side been now find any new work part take get place made where after back little only round came show every good
our under name very through just much great think say help low line before turn cause same differ move right old
too does tell sentence set three want well also play small end put home read hand large add even here must big high
such follow act why ask men change went light kind off need house picture try us again animal point mother near build self
earth father head stand own page should found answer school grow study still learn plant cover food sun four thought let keep
eye never last door between city tree cross since hard start might story saw sea draw left late run while press
close night real life few stop open seem together next white children begin got walk example ease paper often always those both
mark book letter until mile river car care second enough young ready above ever red list though
feel talk bird soon body dog family direct leave song measure state product black short class wind question happen
complete ship area half rock order fire south problem piece told knew pass farm top whole king size heard best hour better
true during hundred remember step early hold west ground interest reach fast five sing listen six table travel less
morning ten simple several vowel toward war lay against pattern slow center love person money serve appear road map science
rule govern pull cold notice voice fall power town fine certain fly unit lead cry dark machine note wait plan figure star box
noun field rest correct able pound done beauty drive stood contain front teach week final gave green oh quick develop sleep
warm free minute strong special mind behind clear tail produce fact street inch nothing course stay wheel full force
blue object decide surface deep moon island foot yet busy test record boat common gold possible plane age dry wonder laugh
thousand ago ran check game shape yes miss brought heat snow bed bring sit perhaps fill east weight language among
cannot cant dont doesnt didnt isnt wont wouldnt couldnt im ive youre theyre its whats wheres hows thats id ill
please thanks thank hello hi hey bye sorry today tomorrow tonight yesterday week monday tuesday wednesday thursday friday saturday
sunday january february april june july august september october november december one seven eight nine eleven twelve quarter
past noon afternoon evening appointment cancel reschedule opening hours price cost address directions speak someone somebody
anyone anybody everything something anything nobody somewhere anywhere ye yer yous youse yis grand lads lad craic cheers ta
bit lovely wrong hurt sick sore pain tooth knee shoulder doctor nurse vet dentist bill fee fees refund parking weekend bank
holiday holidays shop shops store office hospital clinic emergency ambulance gas leak alarm breathing bleeding chest help
pls plz u ur thx tmrw wat wen gonna wanna gotta yeah yep yup nope nah sure ok'd around because being having going doing coming
looking wondering trying getting booking moving changing himself herself myself yourself not if so as on in at be by my he we she
am is an or no son mum mam dad mammy daddy wife husband daughter brother sister kid kids baby bus train pay paid charge
charged card cash free cheap dear expensive rate rates list long far here nearest closest available slot session visit
lunchtime lunch dinner breakfast email phone text message question questions info information details form forms
available anything's ones once twice instead later earlier sooner soonest latest asap already really very quite pretty totally
stuck traffic allowed bring drop pick collect send sent receive received lost forgot forgotten password account online reset join
member sign signed register registered apply application grant loan licence license permit certificate copy proof`.split(
    /\s+/,
  ),
)

/** Frequent Irish words without mutation and fadas ("irishBase"). What English spells alike is in AMBIGUOUS_WORDS. */
export const IRISH_WORDS = new Set(
  `agus tae ach aige aici acu agam agat againn agaibh agaid ag ar air uirthi orm ort orainn oraibh orthu uaim uait uaidh uaithi uainn
uaibh uathu do dom duit di duinn daoibh doibh leis lena liom leat lei linn libh leo faoi fuithi fum fut tri trid tar eis diaidh
ndiaidh roimh romham romhat idir gan go gur nach nar cad ceard conas cathain cen ce cá ca cé cuin canathaobh cinnas cadchuige
fath caoi cuige fuil nil ta taim tairt taimid tamid tathar bhfuil raibh bi bim bionn bimid bionns beidh beadh beimid beifi beinn
biodh mbionn ni nior naoi nios ba bhi bhiomar rabhas rabhamar is ea sea hea feidir feadfainn feadfa feadfadh feadaim feadann
maith mhaith fearr olc dona deas breá breag brea iontach ceart mícheart miceart ceadaithe cead mian teastaionn teastaiodh
teastail iarraidh iarr iarraim iarrann dean deanamh deanaim deanann deanfaidh deanfaimid rinne rinneamar deanta tabhair tabhairt
tugann tugaim tugaimid tug tabharfaidh faigh fail faighim faigheann fuair gheobhaidh geobhaidh gheofai feic feiceail feicim feiceann
conaic feicfidh cloisim cloiseann cuala abair deir deirim duirt dearfaidh ith ol teigh dul teim teann cuaigh rachaidh rachainn
tar tagaim tagann tainig tiocfaidh tiocfainn teacht tosaigh tosu tosaionn stad stop dun duntar dunann dunta oscail oscailte
oscailt osclaionn foscailte seo sin sud siud siar aniar thuas thios anseo ansin ann anois inniu inne amarach anocht areir
aris arís eile gach aon eigin ar bith rud rudai duine daoine beirt triur ceathrar fear bean mna fir leanbh leanai paiste paisti
gasur gasuir mac inion athair mathair deartair deirfiur ceile clann teaghlach baile abhaile amach isteach amuigh istigh suas sios
anuas anios thall anall la laethanta lae oiche maidin trathnona seachtain seachtaine coicis mi miosa bliain bliana uair uaire
uaireanta am nóiméad noimead leathuair ceathru luan luain mairt ceadaoin deardaoin aoine satharn sathairn domhnach domhnaigh
eanair feabhra marta aibrean bealtaine meitheamh iuil lunasa fomhair samhain samhna nollaig nollag dó tri ceathair cuig seacht
ocht naoi deich fiche triocha daichead caoga céad mile euro airgead praghas praghsanna luach costas cosnaionn costasach daor saor
tailli taille ioc ioctar bille coinne coinni airithe airithint cealaigh cealu ceal aistrigh aistriu bog bogadh athraigh athru
athlo socraigh socru dhéanaí deanai luaithe seoladh suite ait treoir treoracha eirchod guthan fon uimhir ainm teachtaireacht
scéal sceal freagra ceist ceisteanna cuidiu cabhair cabhru cabhraigh tarrthail dochtuir banaltra othar ospideal fiaclóir fiacail
pian tinn tinneas leigheas piollai croi cos lamh cluas suil ceann droim gluin guaillin fuil folaithe analu anail tachtadh taom
stroc garda gardai tine dóiteán gas boladh eigeandail gaeilge bearla gaelach gaelige gaoluinn gaeilig eire eireann dia muire duit
daoibh slan fáilte failte raibh buiochas brón bron oraibh leithsceal gabh thank ole cinnte ceadna cheana fein faoin den don
sa san sna ón on ona chun chuig chugam chugat chugainn cugam cugainn cugat mar máistir bainisteoir oifig siopa scoil leabharlann
comhairle cuntas foirm iarratas deontas ceadunas ceadúnas pairceail carr bothar sraid teach seomra bord leaba bia deoch bricfeasta
lon dinnéar dinnear madra cat peata ainmhi aimsir te fuar mor beag fada gearr sean nua oga og ard iseal tapa mall luath deanach
mall dereanach deireanach cead dara dheag deag ceanna leathanach scriobh scriobhadh léamh leigh leamh caint labhair labhairt
labhraionn glaoigh glaoch glaoim cuir cur cuireann cuirfidh cuirim fag fagail fagaim fan fanacht fanann dearmad caill cailleadh
chaill goideadh briste cuis fadhb deacair eascaiocht eolas faisneis smaoineamh ceapaim sílim silim creidim dóigh doigh tuigim
fhios fios a bhí áfach afach freisin fosta freisín chomh leor leath nach níl bheith beith dona iomarca beagan moran lan cupla roinnt
labhraitear chugaibh cugaibh sibh sibhse muid muidne sinn siad iad iadsan eisean ise mise tusa tu tú thu thú mé me í é bhur ár
seans dteastaionn oireann oiriunach feileann feilfeadh feil cineal sort meid mheid mead fad minic riamh choice choíche grma
go dti deanfadh glacann glacaim glac tógann togann tog thog fostaiocht post poist obair oibre oibrionn mhodh modh samhradh
geimhreadh earrach fomhar toil sula sular mura munar cinn chinn`.split(/\s+/),
)

/** Words of both languages ("an" is the Irish article), which say nothing alone. */
export const AMBIGUOUS_WORDS = new Set(
  `a an is do me go le as ar sin seo mo fear bean teach can mar i on am at in ba fan fad post bus bog cat tar mac stop gas la ton
ball ach ann leis mile cead den don dare fine dona long sea tri dun carr bord lean lon ole caint fail tine feic fast tusa ard
sean nua ta fir leo lan olc mall ea eis di son mian ion bi dol tra pairc daid glan fill bun san data age ait`.split(
    /\s+/,
  ),
)

/** Loans and signs that both languages use, and sounds. */
export const NEUTRAL_WORDS = new Set(
  `ok okay okey k hmm hm mm mmm ah eh oh uh um ha haha lol whatsapp email e-mail wifi wi-fi zoom pdf app sms nct gp hse vhi laya iban
pps psp pin facebook google revolut visa mastercard garda taoiseach dail eircode`.split(/\s+/),
)
