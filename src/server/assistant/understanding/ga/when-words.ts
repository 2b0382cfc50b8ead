import { irishBase } from '../../text/irish-base.ts'
import { rememberLast } from '../../text/remember-last.ts'
import { createCalendarSpelling } from '../when/calendar-slips.ts'
import { phraseTable, type Vocabulary, WORDS_KEPT } from '../when/vocabulary.ts'
import { readIrishNumber } from './numbers.ts'

/** Of the guide's grammar of days: genitives stand after lá, mí, maidin, oíche; "seo chugainn" follows its noun. */
const PHRASES = `
- = an, na, ar, é, le do thoil, led thoil, le bhur dtoil, más é do thoil é, please, pls, plz, go, am ar bith, am éigin, aon am, uair éigin, lá éigin, luath, déanach, mall, go luath, go déanach, go mall
+0 = inniu, inniú, aniu, an lá inniu, lá inniu
+1 = a athrú amárach, a athrú amáireach, amárach, amáireach, an lá amárach, lá amárach, lá arna mhárach, lá arna mhárach, amarach
+2 = arú amárach, arú amáireach, athrú amárach, athrú amáireach, aru amaireach, oirthear, anoirthear, anóirthear, amanathar, amanarthar, arú anárach, umanóirthear
+-1 = inné, an lá inné
+-2 = arú inné
now = anois, anois díreach, láithreach, láithreach bonn
+0 part:evening = anocht
+0 part:morning = ar maidin inniu, maidin inniu
+0 part:afternoon = tráthnóna inniu, um thráthnóna inniu
+0 part:evening = oíche anocht
+1 part:evening = oíche amárach, amárach san oíche
after c:15:00:24 around: = tar éis na scoile, tar éis scoile, i ndiaidh na scoile, i ndiaidh scoile
after c:13:00:24 around: = tar éis an dinnéir, tar éis dinnéir, i ndiaidh an dinnéir
part:morning = maidineacha, ar maidin, maidin, maidine, na maidine, ar maidin go luath, go luath ar maidin, roimh lón, roimh an lón, roimh am lóin
part:afternoon = tráthnóna, um thráthnóna, thrathnona, iarnóin, san iarnóin, san tráthnóna, tar éis lóin, tar éis an lóin, tar éis am lóin, i ndiaidh an lóin, i ndiaidh am lóin, i ndiaidh lóin, iar lón, um nóin
part:evening = oíche, san oíche, istoíche, tar éis na hoibre, tar éis oibre, i ndiaidh na hoibre, i ndiaidh oibre, i ndiaidh mo chuid oibre, tar éis mo chuid oibre, tar éis m'oibre, i ndiaidh m'oibre, tar éis mo lá oibre, hoíche, oíche san
part:afternoon confirm: lunch: = am lóin, ag am lóin, am lón, ag am lón, aimsir lóin, i lár an lae, lár an lae
change = brú siar, brúigh, cur siar, chur siar, cur ar athló, chur ar athló, cuir siar, athrú, athraigh, aistriú, aistrigh, bogadh, bog, malartú, mhalartú
meal: = lón, bricfeasta, am bricfeasta, am suipéir, am dinnéir
late = bord, dinnéar, suipéar, dinnéir, ceolchoirm
noon = meán lae, meánlae, mheán lae
midnight = meán oíche, meánoíche
oclock = a chlog, chlog, a chloig, ar an gcloigín
half = leathuair, leath, leithuair, leath uair
half past = leathuair thar, leath thar, leathuair thar éis
quarter = ceathrú uair, cheathrú uair
threequarters past = trí ceathrú tar éis, trí cheathrú tar éis, trí ceathrú i ndiaidh, trí cheathrú i ndiaidh, trí ceathrú thar, trí ceathrú th'éis
quarter past = ceathrú tar éis, ceathrú i ndiaidh, ceathrú th'éis, ceathrú tréis, cheathrú tar éis, cheathrú i ndiaidh, ceathru iar, ceathrú thar
confirm: quarter to = ceathrú don, ceathrú dhon
quarter to = ceathrú chuig, ceathrú chun, ceathrú go dtí, ceathrú roimh, ceathrú do, cheathrú chun, cheathrú go dtí
past = th'éis, thar éis, tréis, tareis, théis
after around: = díreach tar éis, díreach i ndiaidh, beagán tar éis, beagán i ndiaidh, gairid tar éis, go gairid tar éis, tamall tar éis, tamall i ndiaidh, go luath tar éis
before around: = díreach roimh, beagán roimh, gairid roimh, go gairid roimh, tamall roimh
anydayafter: = aon lá tar éis, lá ar bith tar éis, lá éigin tar éis, aon lá i ndiaidh, lá ar bith i ndiaidh, lá éigin i ndiaidh
after = ní roimh, gan é a bheith roimh, tar éis, i ndiaidh, theis, tar eis, ndiaidh, tar, iar, níos déanaí ná, níos déanaí na
until: = agus ag imeacht, agus ag fágáil
to = chun, go dtí, go dtína, go dtí na, go dti, go, suas go dtí, suas le
before = sula, sular, ní moille ná, ní déanaí ná, roimh, roimis, roim, faoi, faoina, níos luaithe ná, níos luaithe na, ní deireanaí ná, ní deireanaí na, tráth nach déanaí ná
from = níl mé saor go dtí, nílim saor go dtí, ní bheidh mé saor go dtí, ní bhím saor go dtí, níl mé ar fáil go dtí, nílim ar fáil go dtí, ní bheinn saor go dtí, níl mé réidh go dtí
from = ó, ón, óna, ós, as, ag tosú
anydayfrom: = aon lá ó, lá ar bith ó, aon lá ón, lá ar bith ón, lá éigin ó
between = idir, eadar
and = agus, is, 's
or = nó, ná
except = ar bith seachas, aon lá seachas, aon oíche seachas, aon mhaidin seachas, aon tráthnóna seachas, gach lá seachas, aon am seachas, ar bith ach, ar bith ach amháin, aon lá ach, aon am ach, aon oíche ach, aon mhaidin ach, aon tráthnóna ach, gach oíche ach, gach maidin ach, gach tráthnóna ach, gach lá ach, ach amháin
x = aon ní, ní ar bith
not = ní, ní fhéadfainn, ní fhéadfadh, ní bheinn, ní bheidh mé, ní thiocfainn, ní hé, ní hí, seachas, in ionad, in áit, ach ní, gan, níl, ní oireann, ní fheileann, ní féidir liom, ní féidir, ní thig liom, ní bheidh mé saor, níl mé saor, ní fhéadfaidh mé, ní shásaíonn, as baile, beidh mé as baile, ar saoire, beidh mé ar saoire, beidh mé imithe, beidh mé ar shiúl, tá mé ar shiúl, tá mé imithe, táim imithe, táim as baile, tá mé as baile
busy = gnóthach, táim gnóthach, tá mé gnóthach
inschool: = ar scoil, ag an scoil, sa rang, tá sé ar scoil, tá sí ar scoil, tá siad ar scoil, bíonn sé ar scoil, bíonn sí ar scoil, bíonn siad ar scoil
inwork: = ag múineadh, oibrím, oibrímid, bím ag obair, ag obair, táim ag obair, tá mé ag obair, bíonn sé ag obair, bíonn sí ag obair
comma: = má tá, cúis, cúis ina háit, dom, domsa, dom féin, dúinn, níl mé saor ach, ní bhím saor ach, ní bheidh mé saor ach, ní féidir liom ach, ní fhéadfainn ach, ní oireann ach, ní oireann dom ach, ní fheileann ach, ní fheileann dom ach, más féidir, más féidir é, más féidir libh, más féidir leat, má oireann, má oireann sé, má oireann sin, mar
finish = críochnaím ag obair, críochnaím ag an obair, críochnaím obair, críochnaím an obair, críochnaím mo chuid oibre, críochnaíonn sé, críochnaíonn sí, críochnaíonn an scoil, críochnaíonn siad, bím críochnaithe ag obair, bím réidh ag obair, tagaim abhaile, bím sa bhaile, críochnaím, críochnóidh mé, críochnaithe, bím críochnaithe, bím réidh
gone = tosaím, bím ag tosú
instead: = ó fan, ó fan nóiméad, fan nóiméad, ní hea, gabh mo leithscéal, gabhaigí mo leithscéal, bhí dul amú orm, tá dul amú orm, nó fan, fan ort, ba cheart dom a rá, ba chóir dom a rá, a bhí i gceist agam, i gceist agam, is éard atá i gceist agam, nó is fearr, nó déan, ceartúchán
nosuit = níl oiriúnach, nach bhfuil oiriúnach, ródhéanach, róluath, rómhoch
part:morning firstthing: = an chéad rud, an chéad rud ar maidin
confirm: this week = níos déanaí an tseachtain seo, níos moille an tseachtain seo
vague: = níos déanaí sa tseachtain, níos moille sa tseachtain, níos luaithe sa tseachtain, go luath sa tseachtain, níos déanaí sa mhí, an rud deireanach, an ceann deireanach, an choinne dheireanach, an t-am deireanach, lár na seachtaine, i lár na seachtaine, i rith na seachtaine, laethanta na seachtaine, deireadh an lae, am tae, am tae
confirm: = gach, chuile, gach re, ina dhiaidh sin, dár gcionn, dar gcionn, dhá oíche, trí oíche, ceithre oíche, cúig oíche, sé oíche, seacht n-oíche, cúpla oíche
thereafter: = ina dhiaidh, roimhe
compared: = níos luaithe, níos déanaí, níos moille, níos deireanaí
confirm: part:afternoon = tráthnónta
beginning = dar tús, dár tús, dar tosach, dár tosach, ag tosú ar, ag tosú, a thosaíonn ar, a thosaíonn
sameday week = an lá seo seachtain
sameday fortnight = an lá seo coicís
did: = rud éigin tagtha sa bhealach orm, rud éigin tagtha aníos, tháinig rud éigin aníos, bhí mé libh, bhíomar libh, bhí muid libh, tharla, a tharla, thosaigh, a thosaigh, labhair mé, ghlaoigh mé, ghlaoigh muid, bhí mé istigh, bhí mé agaibh, bhí muid istigh, d'íoc mé, cheannaigh mé, bhí sé le teacht, bhí sí le teacht
oneafter = an ceann ina dhiaidh, an ceann ina dhiaidh sin
day before = an lá roimhe, an lá roimhe sin, an lá roimhe seo
x = an oíche dár gcionn, an oíche dar gcionn, an oíche ina dhiaidh sin, an oíche roimhe, an oíche roimhe sin, an tráthnóna roimhe, an tráthnóna roimhe sin
nextday = an lá dár gcionn, an lá ina dhiaidh, an lá ina dhiaidh sin, an lá dar gcionn, an lá ina dhiaidh seo
bankholiday = luan saoire bainc, luan saoire, lá saoire bainc, saoire bainc, lá saoire poiblí
part:morning confirm: = aon mhaidin, maidin ar bith
part:afternoon confirm: = aon tráthnóna, tráthnóna ar bith
faoin: = faoin
x = cad faoin, céard faoin, goidé faoin, cad é faoin, cad faoi, céard faoi, cad mar gheall ar, goidé faoi, an bhfuil
at = ag, ag a, ar a, aige, ar bhuille, ar bhuille a, fé dhéin, déan a, déan é ag, athraigh go dtí a
in = i gceann, faoi cheann, fá cheann, fé cheann, i gcoinn, i gcionn
within = i ngiorracht, laistigh de, taobh istigh de
for = ar feadh, feadh, go ceann, do, don
makeit = a dhéanamh de, a dhéanamh di
half:1 = chéad leath, chéad leath de
half:2 = dara leath, dara leath de
x = níl mé cinnte an fiú, níl a fhios agam an fiú
confirm: vague: = níl a fhios agam, níl mé cinnte
edge = chéad laethanta, laethanta deireanacha, i lár, lár, i dtús, ag tús, tús, i dtosach, ag tosach, tosach, deireadh mhí, deireadh mí, i ndeireadh mhí, i ndeireadh mí
hour before = uair roimh
hour after = uair tar éis, uair i ndiaidh
anyday = ar bith, cibé, aon lá, lá ar bith eile, aon lá eile
of = de, den, d'
around: = nó mar sin, nó mar sin de, nó thart air, nó thart air sin
onwards = ar aghaidh, amach
latest = ar a dhéanaí, ar a dheireanaí, ar a mhoille
earliest = ar a luaithe, ar a thúisce
around = ag tarraingt ar, gairid do, gairid don, ag druidim le, i ngar do, timpeall, timpeall ar, timpeall is, thart ar, tuairim, tuairim is, tuairim ar, thart faoi, thart faoin, thart fá, thart fán, timpeall's, fá thuairim, fé thuairim, fá dtrátha, isteach is amach le, faoi thuairim, mórthimpeall, i dtrátha, go gairid
this = seo, an seo, beag seo
next = seo chugainn, seo chughainn, seo chugat, seo atá chugainn, seo againn, seo chúinn, atá chugainn, chugainn, seo chugain, seo cugainn, seo chugan, seo cugan, seo chughan, seo chugaimn
coming = seo ag teacht
week next = i rith na seachtaine seo chugainn, an tseachtain seo ag teacht, seachtain seo ag teacht
month next = mí seo ag teacht
last = seo caite, seo chaite, seo a chaith, seo a chuaigh thart, a chuaigh thart, deireanach, deiridh, dheireanach, deireannach
other = eile
ago = ó shin, ó choin
min = nóiméad, nóiméid, bomaite, bomaití, neomat, neomaite, nóim
hour = uair an chloig, uaire an chloig, huaire an chloig, uair a chloig, uaireanta an chloig, n-uaire an chloig, n-uaire, uaire, huaire
n:30 min = leathuair an chloig, leathuaire, leath uair an chloig
n:90 min = uair go leith, uair an chloig go leith, uair is leath
n:45 min = trí cheathrú uaire, trí cheathrú uair an chloig
n:15 min = ceathrú uaire, ceathrú uair an chloig
n:2 hour = dhá uair, dhá uair an chloig, dhá uair a chloig, cúpla uair an chloig
n:2 = cúpla
day = lá, laethanta, lae, laethe
wholly: week = an tseachtain
week = week, seachtain, seachtaine, seachtainí, tseachtain, sheachtain, seachtan
fortnight = coicís, coicíse, coicíos, coicíosa
month = mí, míosa, míonna, mhí
year = bliain, bliana, blianta
weekend = deireadh seachtaine, deireadh seachtain, an deireadh seachtaine, deire seachtaine
confirm: weekend = deireadh na seachtaine, deiridh seachtaine
sametime = an t-am seo, an tráth seo, am seo
confirm: sametime = an t-am céanna, t-am céanna, am céanna, uair chéanna, an uair chéanna, tráth céanna, an tráth céanna
sameday week = seachtain is an lá inniu, seachtain is lá inniu, seachtain agus an lá inniu, seachtain ó inniu féin, seachtain an lae inniu
sameday fortnight = coicís is an lá inniu, coicís agus an lá inniu
thatday week = an lá céanna an tseachtain seo chugainn, lá céanna an tseachtain seo chugainn, an lá céanna an tseachtain seo ag teacht
sameday = an lá seo, lá seo
monthend = deireadh na míosa, deireadh míosa, deireadh an mhí, deireadh na mí seo
w:1 = lauin, luian, luan, luain, dé luain, dia luain, luin, de luan, an luan
w:2 = máirt, dé máirt, dia máirt, an mháirt, máirte, dé mairt
w:3 = céadaoin, dé céadaoin, dia céadaoin, céadaoine, déceadaoin, céadaoineach
w:4 = déardaoin, diardaoin, dardaoin, dárdaoin, dé ardaoin, dé déardaoin, déardaoine, dearadaoin
w:5 = aione, aoinne, haione, haoin, hoine, haoinne, aoine, dé haoine, dia haoine, dé aoine, haoine, aoineach
w:6 = satharn, sathairn, dé sathairn, dia sathairn, dé satharn, tsathairn, shathairn
w:7 = domhnach, domhnaigh, dé domhnaigh, dia domhnaigh, dé domhnach, domhnaí
m:1 = eanáir, eanair, mí eanáir, enair
m:2 = feabhra, feabhraí, mí feabhra, feabhradh
m:3 = márta, mí an mhárta, mí mhárta, mí márta
m:4 = aibreán, aibreáin, mí aibreáin, mí an aibreáin
m:5 = bealtaine, mí na bealtaine, mí bealtaine
m:6 = meitheamh, meithimh, mí an mheithimh, mí mheithimh, mí meithimh
m:7 = iúil, mí iúil, iuil, mí na n-iúl
m:8 = lúnasa, mí lúnasa, mí na lúnasa
m:9 = meán fómhair, mí mheán fómhair, mí mheáin fómhair, meán fhómhair, meán an fhómhair
m:10 = deireadh fómhair, mí dheireadh fómhair, deireadh fhómhair, dheireadh fómhair
m:11 = samhain, samhna, mí na samhna, mí samhna, mí na samhain
m:12 = mí na nollag, mí nollag, mí na nollaig
christmas = nollaig, nollag, an nollaig
confirm: christmas = um nollaig, faoi nollaig, faoin nollaig, thart faoin nollaig, aimsir na nollag, tráth na nollag, ag an nollaig, thar an nollaig
vague: = idir an dá nollaig, an bhliain seo chugainn, bhliain seo chugainn, amach anseo, leathbhliain, leathbhliana, leathlá, leathlae
feast:christmas-eve = oíche nollag, oíche nollaig
feast:christmas = lá nollag, lá nollaig
feast:stephen = lá fhéile stiofáin, lá stiofáin, lá an dreoilín, lá le stiofáin, lá 'le stiofáin, féile stiofáin
feast:new-year-eve = oíche chaille, oíche chinn bliana, oíche na bliana nua
after feast:new-year confirm: = san athbhliain, sa bhliain nua, sa bhliain úr
feast:new-year = lá caille, lá cinn bliana, lá na bliana nua, lá na bliana úire, lá coille, an bhliain nua
feast:womens-christmas = nollaig na mban, lá nollag na mban, lá nollaig na mban, nollaig bheag, lá nollag beag
feast:brigid = lá fhéile bríde, lá bríde, lá le bríde, féile bríde, lá 'le bríde
feast:patrick = lá fhéile pádraig, lá pádraig, lá le pádraig, lá 'le pádraig, féile pádraig, lá féile pádraig, lá sin pádraig
feast:good-friday = dé haoine an chéasta, aoine an chéasta, aoine chéasta
feast:easter = dé domhnaigh cásca, domhnach cásca, domhnach na cásca
feast:easter-time = an cháisc, cáisc, cásca, na cásca, aimsir na cásca, tráth na cásca
feast:easter-monday = dé luain cásca, luan cásca, luan na cásca
feast:easter-saturday = satharn cásca
feast:valentine = lá fhéile vailintín, lá vailintín, lá fhéile vailintin, lá san vailintín
feast:shrove-tuesday = dé máirt na hinide, dé máirt inide, máirt inide, máirt na hinide
feast:ash-wednesday = dé céadaoin an luaithrigh, céadaoin na luaithre, céadaoin an luaithrigh, céadaoin luaithrigh
feast:mothers-day = domhnach na máithreacha, dé domhnaigh na máithreacha, lá na máithreacha, lá na mamaithe
feast:palm-sunday = domhnach na pailme
feast:spy-wednesday = céadaoin an bhraith
feast:holy-thursday = déardaoin mandála, déardaoin naofa
feast:whit-monday = luan cincíse, luan na cincíse
feast:pentecost = domhnach cincíse, an chincís
feast:may-day = lá bealtaine, lá buí bealtaine
feast:lady-day = lá fhéile muire san fhómhar, lá fhéile muire mór
feast:brigid-eve = oíche fhéile bríde, oíche lá fhéile bríde
feast:john-eve = oíche fhéile eoin, oíche shin seáin, oíche fhéile sheáin
feast:all-saints confirm: = lá samhna
feast:all-saints = lá na naomh uile, lá na naomh go léir
bad: = lá na n-aithreacha, aoine dhubh, briseadh lár téarma
feast:halloween = oíche shamhna
midsummer = lá fhéile eoin
x = nollaig shona, nollaig mhaith, crann nollag, cóisir nollag, cóisir na nollag, dinnéar nollag, dinnéar na nollag, béile nollag, béile na nollag, lón na nollag, cártaí nollag, bronntanais nollag, bronntanas nollag, faoi dhó, faoi thrí, aréir, i rith na hoíche, ar feadh na hoíche, an oíche ar fad, gach oíche, an lá ar fad, an tseachtain ar fad, ó mhaidin, ó mhaidin inniu, ó aréir, ar feadh an lae
thu = thu
x = maith, uair amháin, an chéad uair, chéad chuairt, an chéad choinne, an chéad duine, chéad cheann, dara ceann, cén lá, cén t-am, cathain, an dara duine, tar isteach, ar oscailt, tar chugam, go raibh, go bhfuil, go dtagann, an tríú duine, duine amháin, cé mhéad lá, ní mór, ní bhím, ní mé, níor, go maith, go deas, go dona, ar ais, ar fáil, ar ceal, ar siúl, aon am, am ar bith eile, aon seans
`

/** Without mutation and marks, as `irishBase` writes them. */
const correctCalendarWord = createCalendarSpelling(
  'amarach deardaoin ceadaoin sathairn satharn domhnaigh domhnach trathnona seachtain coicis leathuair eanair feabhra aibrean bealtaine meitheamh lunasa samhain nollaig',
  'seachtaine seachtaini coicise coicisi leathuaire trathnonta eanar feabhras meitheal samhail domhanda',
  1,
)

/** "thu" is "thú", you, or the English day. "Ná", or, is no "na", the article. */
const normalise = rememberLast(
  (word: string) => (/^(?:thu|ná)$/i.test(word) ? word.toLowerCase() : correctCalendarWord(irishBase(word))),
  WORDS_KEPT,
)

/** "An chéad Luan i mí na Nollag" */
const IN_MONTHS = [...PHRASES.matchAll(/^(m:\d+) = (.+)$/gm)].map(([, month = '', names = '']) => {
  return `of ${month} = ${names
    .split(', ')
    .map((name) => `i ${name}`)
    .join(', ')}`
})

/** "Bíonn iománaíocht aige Dé Máirt": days that do not suit. */
const ENGAGED = ['aige', 'aici', 'agam', 'againn', 'acu', 'air', 'uirthi']
  .flatMap((whose) =>
    'iománaíocht camógaíocht peil sacar rugbaí traenáil snámh damhsa cleachtadh cluiche drámaíocht'
      .split(' ')
      .map((activity) => `not = ${activity} ${whose}`),
  )
  .join('\n')

export const IRISH_WHEN: Vocabulary = {
  normalise,
  phrases: phraseTable(`${PHRASES.trim()}\n${IN_MONTHS.join('\n')}\n${ENGAGED}`, normalise),
  readNumber: readIrishNumber,
}
