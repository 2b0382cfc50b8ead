import { entry, type PackEntry } from '../pack.ts'

/** What people ask the company about the receptionist. The facts are those of the public pages and the terms. */
export const RECEPTIONIST_ENTRIES: PackEntry[] = [
  entry(
    'Receptionist',
    [
      'What does the AI receptionist do?',
      'It answers questions, makes appointments and takes messages in English and in Irish, and brings in a person when somebody wants one.',
    ],
    [
      'Cad a dhéanann an fáilteoir intleachta saorga?',
      'Freagraíonn sé ceisteanna, déanann sé coinní agus glacann sé teachtaireachtaí i mBéarla agus i nGaeilge, agus cuireann sé duine ar fáil nuair a iarrtar duine.',
    ],
  ),
  entry(
    'Receptionist',
    ['Which channels does the receptionist answer?', 'Phone, WhatsApp and email, and the chat on your website.'],
    [
      'Cé na bealaí a bhfreagraíonn an fáilteoir orthu?',
      'An guthán, WhatsApp agus ríomhphost, agus an comhrá ar do shuíomh gréasáin.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'Does it answer the phone?',
      'Yes, at any hour. Calls are forwarded to it from the line that people already know, and it takes 50+ calls at the same time, so nobody hears an engaged tone.',
    ],
    [
      'An bhfreagraíonn sé an fón?',
      'Freagraíonn, am ar bith. Cuirtear glaonna ar aghaidh chuige ón líne a bhfuil aithne ag daoine uirthi cheana, agus glacann sé 50+ glao ag an am céanna, sa chaoi nach gcloiseann aon duine líne ghnóthach.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'Does it do WhatsApp?',
      'Yes. It is a bot on your business number. It replies in the conversation that people already have open, and sends the confirmation there.',
    ],
    [
      'An bhfuil WhatsApp aige?',
      'Tá. Bíonn sé ar d’uimhir ghnó ar WhatsApp. Freagraíonn sé sa chomhrá atá oscailte ag daoine cheana, agus seolann sé an deimhniú ann.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'Does it answer emails?',
      'Yes. It answers what it can from what you have told it, and leaves the rest for you, sorted and summed up.',
    ],
    [
      'An bhfreagraíonn sé ríomhphoist?',
      'Freagraíonn. Freagraíonn sé an méid is féidir leis as an eolas a thug tú dó, agus fágann sé an chuid eile fút, in ord agus achoimre leis.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'Can I put the chat on my website?',
      'Yes. One line of code puts it on your website, and you list the sites that may show it. It also has a page of its own that you can link to.',
    ],
    [
      'An féidir liom an comhrá a chur ar mo shuíomh gréasáin?',
      'Is féidir. Cuireann líne amháin cóid ar do shuíomh é, agus liostaíonn tú na suíomhanna a bhfuil cead acu é a thaispeáint. Tá leathanach dá chuid féin aige freisin ar féidir leat nasc a chur leis.',
    ],
  ),
  entry(
    'Receptionist',
    ['Does it work at night and at weekends?', 'Yes, day and night, at weekends and on bank holidays, 24/7.'],
    [
      'An oibríonn sé san oíche agus ag an deireadh seachtaine?',
      'Oibríonn: de lá is d’oíche, ag an deireadh seachtaine agus ar laethanta saoire bainc, 24/7.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'How many calls can it take at once?',
      '50+ calls at the same time. Nobody hears an engaged tone, and nobody waits.',
    ],
    [
      'Cé mhéad glao is féidir leis a fhreagairt in éineacht?',
      '50+ glao ag an am céanna. Ní chloiseann aon duine líne ghnóthach, agus ní bhíonn aon duine ag fanacht.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'How is it different from an answering machine or voicemail?',
      'Voicemail takes a message. This answers the question, books the appointment and confirms it in writing, while the caller is still there.',
    ],
    [
      'Cad é an difear idir é agus gléas freagartha?',
      'Glacann gléas freagartha teachtaireacht. Freagraíonn sé seo an cheist, cuireann sé an choinne in áirithe agus deimhníonn sé í i scríbhinn, fad atá an duine ar an líne fós.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'Do callers know that they are talking to AI?',
      'Yes. It says so at the start of each conversation, and gets a person for anybody who asks for one.',
    ],
    [
      'An bhfuil a fhios ag daoine gur intleacht shaorga atá ag caint leo?',
      'Tá. Deir sé é ag tús gach comhrá, agus faigheann sé duine d’aon duine a iarrann é.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'Does it really speak Irish?',
      'Yes. It understands and answers Irish and English, also mixed. Write to me in Irish and see.',
    ],
    [
      'An bhfuil Gaeilge aige i ndáiríre?',
      'Tá. Tuigeann sé Gaeilge agus Béarla, fiú agus iad measctha, agus freagraíonn sé iontu. Lean ort i nGaeilge anseo agus feicfidh tú.',
    ],
  ),
  entry(
    'Receptionist',
    ['Which languages does it speak?', 'English and Irish, also mixed in one conversation.'],
    ['Cé na teangacha atá aige?', 'Gaeilge agus Béarla, fiú agus iad measctha i gcomhrá amháin.'],
  ),
  entry(
    'Receptionist',
    [
      'Can I try it or hear it first?',
      'You are writing with it now. The page about the AI receptionist has that of a made-up clinic, to which you can also speak.',
    ],
    [
      'An féidir liom é a thriail nó a chloisteáil ar dtús?',
      'Tá tú ag scríobh chuige anois. Tá fáilteoir de chuid clinice samhlaithe ar an leathanach faoin bhfáilteoir, agus is féidir labhairt leis freisin.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'Is it suited to my line of work?',
      'It starts with services and usual questions for thirteen kinds of business, among them restaurants, clinics, salons, garages and trades. You change them as you like.',
    ],
    [
      'An oirfeadh sé do mo chuid oibre?',
      'Tosaíonn sé le seirbhísí agus gnáthcheisteanna do thrí chineál déag gnó, ina measc bialanna, clinicí, salóin, garáistí agus ceardaithe. Athraíonn tú iad mar is mian leat.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'What happens if it gets something wrong?',
      'It answers only from what you have approved, and says so when it does not know. You can read every conversation, correct the answer once for all callers, and take over in one press.',
    ],
    [
      'Cad a tharlaíonn má dhéanann sé botún?',
      'Ní fhreagraíonn sé ach as an méid a cheadaigh tú, agus deir sé nuair nach bhfuil a fhios aige. Is féidir leat gach comhrá a léamh, an freagra a cheartú uair amháin do chách, agus an comhrá a ghlacadh chugat féin le brú amháin.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'What happens if it does not know the answer?',
      'It says so, puts the question on a list for your team, and takes a message or gets a person.',
    ],
    [
      'Cad a tharlaíonn mura bhfuil an freagra aige?',
      'Deir sé é sin, cuireann sé an cheist ar liosta do d’fhoireann, agus glacann sé teachtaireacht nó faigheann sé duine.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'What can it not do?',
      'It does not guess, it gives no medical or legal advice, it takes no payments, and it is no emergency service. For these it brings in a person.',
    ],
    [
      'Cad nach féidir leis a dhéanamh?',
      'Ní bhíonn sé ag tomhas, ní thugann sé comhairle leighis ná dlí, ní ghlacann sé íocaíochtaí, agus ní seirbhís éigeandála é. Cuireann sé duine ar fáil dóibh siúd.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'When does it bring in a person?',
      'When somebody asks for one, when it is urgent or sensitive, when it does not know, and for every subject that you have kept for yourself. You write the rules in plain sentences.',
    ],
    [
      'Cathain a chuireann sé duine ar fáil?',
      'Nuair a iarrtar duine, nuair atá rud práinneach nó íogair, nuair nach bhfuil a fhios aige, agus i gcás gach ábhair a choinnigh tú duit féin. Scríobhann tú na rialacha in abairtí simplí.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'Can I take over a conversation myself?',
      'Yes. You see conversations live, and one press makes you the one who answers. The receptionist is silent at once, and the caller is told.',
    ],
    [
      'An féidir liom féin comhrá a ghlacadh chugam?',
      'Is féidir. Feiceann tú na comhráite beo, agus le brú amháin is tusa atá ag freagairt. Bíonn an fáilteoir ina thost láithreach, agus cuirtear an duine ar an eolas.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'Does it make, move and cancel bookings?',
      'Yes. It offers free times from your diary, books, moves and cancels, confirms by mail with a calendar entry, and sends a reminder the day before.',
    ],
    [
      'An gcuireann sé coinní in áirithe?',
      'Cuireann. Tairgeann sé amanna saora as do dhialann, déanann, bogann agus cealaíonn sé coinní, deimhníonn sé iad le ríomhphost ina bhfuil iontráil féilire, agus seolann sé meabhrúchán an lá roimh ré.',
    ],
  ),
  entry(
    'Receptionist',
    ['Does it take messages?', 'Yes: who, what about, and which number. They wait at the top of your list.'],
    [
      'An nglacann sé teachtaireachtaí?',
      'Glacann: cé, cad faoi, agus cén uimhir. Bíonn siad ag fanacht leat ag barr an liosta.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'Does it work with my calendar?',
      'Yes. It reads busy times from Google, Outlook and Apple calendars by their private address, and connects in both directions with calendars that speak CalDAV.',
    ],
    [
      'An oibríonn sé le m’fhéilire?',
      'Oibríonn. Léann sé na hamanna gnóthacha ó fhéilirí Google, Outlook agus Apple trína seoladh príobháideach, agus ceanglaíonn sé sa dá threo le féilirí a bhfuil CalDAV acu.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'Does it work with the systems that I have?',
      'Yes. It works with your number, your diary, your price list and your customer records. There is nothing to replace and no new screen to learn.',
    ],
    [
      'An oibríonn sé leis na córais atá agam?',
      'Oibríonn: le d’uimhir, do dhialann, do liosta praghsanna agus taifid do chustaiméirí. Níl aon rud le malartú, ná scáileán nua le foghlaim.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'Can I keep my own phone number?',
      'Yes. Your own number is connected when we set it up, and callers ring it as before.',
    ],
    [
      'An féidir liom m’uimhir ghutháin féin a choinneáil?',
      'Is féidir. Ceanglaítear d’uimhir féin nuair a shocraímid é, agus glaonn daoine uirthi mar a rinne siad riamh.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'How does it know about my business?',
      'It starts with what you typed when you signed up and with the usual questions of your trade. You correct them by reading. You can add documents or your website: it proposes answers, and says nothing that you have not accepted.',
    ],
    [
      'Conas a bhíonn eolas aige ar mo ghnó?',
      'Tosaíonn sé leis an méid a chlóscríobh tú nuair a chláraigh tú agus le gnáthcheisteanna do cheirde. Léann tú iad agus ceartaíonn tú iad. Is féidir leat doiciméid nó do shuíomh gréasáin a chur leis: molann sé freagraí, agus ní deir sé aon rud nár ghlac tú leis.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'Is training or new equipment needed?',
      'No. You answer our questions once. It uses the line, the diary and the price list that you have.',
    ],
    [
      'An bhfuil oiliúint nó trealamh nua ag teastáil?',
      'Níl. Freagraíonn tú ár gceisteanna uair amháin. Úsáideann sé an líne, an dialann agus an liosta praghsanna atá agat.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'Can I read what it said to callers?',
      'Yes. Every conversation is in your portal, with what came of it and the entry that each answer came from.',
    ],
    [
      'An féidir liom a léamh cad a dúirt sé le daoine?',
      'Is féidir. Tá gach comhrá i do thairseach, mar aon leis an toradh agus an iontráil ar tháinig gach freagra aisti.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'Can I switch it off or pause it?',
      'Yes, with one press in the portal. While it is paused it still takes messages and handles emergencies.',
    ],
    [
      'An féidir liom é a mhúchadh nó a chur ar sos?',
      'Is féidir, le brú amháin sa tairseach. Fad atá sé ar sos glacann sé teachtaireachtaí fós agus déileálann sé le héigeandálaí.',
    ],
  ),
  entry(
    'Receptionist',
    [
      'How much would it save me?',
      'Up to 80% of the cost of reception. The page about the AI receptionist works it out from three numbers of your own, with our price taken off. It is no guarantee.',
    ],
    [
      'Cé mhéad a shábhálfadh sé dom?',
      'Suas le 80% de chostas an fháiltithe. Oibríonn an leathanach faoin bhfáilteoir amach é ó thrí uimhir de do chuid féin, agus ár bpraghas bainte as. Ní ráthaíocht é.',
    ],
  ),
  entry(
    'Privacy',
    [
      'Do you record the calls?',
      'No sound is kept unless you want it. The words of a conversation are kept for your team to read, and are deleted after a time that you choose.',
    ],
    [
      'An ndéanann sibh taifead ar na glaonna?',
      'Ní choinnítear aon fhuaim mura dteastaíonn sin uait. Coinnítear focail an chomhrá le go léifidh d’fhoireann iad, agus scriostar iad tar éis tréimhse a roghnaíonn tú.',
    ],
  ),
  entry(
    'Privacy',
    [
      'Where is my data stored, and is it GDPR compliant?',
      'In Ireland, encrypted, as the GDPR demands. Only those who need it have access, and the GDPR page says what your rights are.',
    ],
    [
      'Cá stóráiltear mo chuid sonraí, agus an gcloítear leis an RGCS?',
      'In Éirinn, agus iad criptithe, mar a éilíonn an RGCS. Níl rochtain orthu ach ag an té a dteastaíonn siad uaidh, agus tá do chearta ar an leathanach faoin RGCS.',
    ],
  ),
  entry(
    'Privacy',
    ['Do you use my conversations to train AI?', 'We do not use your conversations to train models for anybody else.'],
    [
      'An úsáideann sibh mo chomhráite chun intleacht shaorga a oiliúint?',
      'Ní úsáidimid do chomhráite chun samhlacha a oiliúint d’aon duine eile.',
    ],
  ),
  entry(
    'Privacy',
    [
      'Is it legal to let an AI answer callers?',
      'Yes, if they are told. Since 2 August 2026 people in the EU must be told when they are talking to an AI. It says so at the start of every conversation, in both languages.',
    ],
    [
      'An bhfuil sé dleathach ligean d’intleacht shaorga glaonna a fhreagairt?',
      'Tá, má chuirtear daoine ar an eolas. Ó 2 Lúnasa 2026 ní mór a rá le daoine san AE gur le hintleacht shaorga atá siad ag caint. Deir sé é ag tús gach comhrá, sa dá theanga.',
    ],
  ),
]
