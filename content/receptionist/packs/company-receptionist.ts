import { asked, entry, type PackEntry } from '../pack.ts'

/** What people ask the company about the receptionist. The facts are those of the public pages and the terms. */
export const RECEPTIONIST_ENTRIES: PackEntry[] = [
  entry(
    'Receptionist',
    [
      asked(
        'What does the AI receptionist do?',
        'What is it?',
        'What is this?',
        'How does it work?',
        'What do ye sell?',
        'What does it do exactly?',
        'Is it like ChatGPT?',
        'What would it do for me?',
        'What does it do for a salon, a garage or a pub?',
        'What would I want it for?',
      ),
      'Our AI receptionist answers the customers of a business: it answers questions, makes appointments and takes messages in English and in Irish, and brings in a person when somebody wants one.',
    ],
    [
      asked(
        'Cad a dhéanann an fáilteoir intleachta saorga?',
        'Cad é féin?',
        'Cad é seo?',
        'Conas a oibríonn sé?',
        'Cad a dhéanfadh sé dom?',
        'Cén fáth a mbeadh sé ag teastáil uaim?',
      ),
      'Tugann ár bhfáilteoir intleachta saorga freagra ar chustaiméirí gnó: freagraíonn sé ceisteanna, déanann sé coinní agus glacann sé teachtaireachtaí i mBéarla agus i nGaeilge, agus cuireann sé duine ar fáil nuair a iarrtar duine.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Which channels does the receptionist answer?',
        'Does it answer the phone or just chat?',
        'Is it on the phone too or only the website?',
        'Is it only for the website?',
        'Does it answer the phone or just texts?',
        'Is it on Facebook or Instagram?',
        'Does it do my Facebook messages?',
      ),
      'Phone, WhatsApp and email, and the chat on your website.',
    ],
    [
      asked(
        'Cé na bealaí a bhfreagraíonn an fáilteoir orthu?',
        'An bhfreagraíonn sé an guthán nó an comhrá amháin?',
        'An bhfreagraíonn sé an fón nó téacsanna amháin?',
        'An bhfreagraíonn sé teachtaireachtaí Facebook?',
      ),
      'An guthán, WhatsApp agus ríomhphost, agus an comhrá ar do shuíomh gréasáin.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Does it answer the phone?',
        'Does it pick up calls?',
        'Can it talk on the phone?',
        'Does it work with a landline or a mobile?',
        'Does it answer my mobile?',
        'Does it answer my mobile when I am on a job?',
        'Does it answer when I am driving or busy?',
        'I miss calls when I am busy, can it help?',
      ),
      'Yes, at any hour. Calls are forwarded to it from the line that people already know, and it takes 50+ calls at the same time, so nobody hears an engaged tone.',
    ],
    [
      asked(
        'An bhfreagraíonn sé an fón?',
        'An bhfreagraíonn sé glaonna gutháin?',
        'An oibríonn sé ar líne talún?',
        'An bhfreagraíonn sé m’fhón póca?',
        'An bhfreagraíonn sé nuair a bhím gnóthach?',
      ),
      'Freagraíonn, am ar bith. Cuirtear glaonna ar aghaidh chuige ón uimhir atá ar eolas ag daoine cheana, agus freagraíonn sé os cionn 50 glao ag an am céanna, sa chaoi nach gcloiseann aon duine líne ghnóthach.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked('Does it do WhatsApp?', 'Do ye do WhatsApp?', 'Does it work with WhatsApp?'),
      'Yes. It is a bot on your business number. It replies in the conversation that people already have open, and sends the confirmation there.',
    ],
    [
      asked('An bhfuil WhatsApp aige?', 'An oibríonn sé le WhatsApp?'),
      'Tá. Bíonn sé ar d’uimhir ghnó ar WhatsApp. Freagraíonn sé sa chomhrá atá oscailte ag daoine cheana, agus seolann sé an deimhniú ann.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked('Does it answer emails?', 'Can it reply to my email?'),
      'Yes. It answers what it can from what you have told it, and leaves the rest for you, sorted and summed up.',
    ],
    [
      asked('An bhfreagraíonn sé ríomhphoist?', 'An bhfreagraíonn sé teachtaireachtaí ríomhphoist?'),
      'Freagraíonn. Freagraíonn sé an méid is féidir leis as an eolas a thug tú dó, agus fágann sé an chuid eile fút, in ord agus achoimre leis.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Can I put the chat on my website?',
        'How do I put it on my website?',
        'Does it work with WordPress or Wix?',
        'What if I have no website?',
        'Can I use it without a website?',
        'Can I put it on my Facebook page?',
      ),
      'Yes. One line of code puts it on your website, and you list the sites that may show it. It also has a page of its own: you can put its address on Facebook, in a mail or on a card.',
    ],
    [
      asked(
        'An féidir liom an comhrá a chur ar mo shuíomh gréasáin?',
        'Conas a chuirim ar mo shuíomh é?',
        'Cad a tharlaíonn mura bhfuil suíomh gréasáin agam?',
        'An féidir liom é a chur ar mo leathanach Facebook?',
      ),
      'Is féidir. Cuireann líne amháin cóid ar do shuíomh é, agus liostaíonn tú na suíomhanna a bhfuil cead acu é a thaispeáint. Tá leathanach dá chuid féin aige freisin: is féidir leat a sheoladh a chur ar Facebook, i ríomhphost nó ar chárta.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Does it work at night and at weekends?',
        'Is it on all the time?',
        'Does it work on Sundays and bank holidays?',
        'Does it know the bank holidays?',
        'Does it answer after hours?',
        'Does it work after hours and at weekends?',
        'What happens at night?',
        'Does it answer before we open?',
        'Can it answer in the morning before we open?',
      ),
      'Yes, day and night, at weekends and on bank holidays, 24/7.',
    ],
    [
      asked(
        'An oibríonn sé san oíche agus ag an deireadh seachtaine?',
        'An mbíonn sé ann i gcónaí?',
        'Cad a tharlaíonn san oíche?',
        'An oibríonn sé ar an Domhnach?',
        'An mbíonn sé ag obair ag an deireadh seachtaine?',
        'An mbíonn sé ag obair san oíche?',
        'An bhfuil eolas aige ar laethanta saoire bainc?',
      ),
      'Oibríonn: de lá is d’oíche, ag an deireadh seachtaine agus ar laethanta saoire bainc, 24/7.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'How many calls can it take at once?',
        'Can it talk to two people at the same time?',
        'Can two customers ring at the same time?',
        'What if ten people ring together?',
        'What happens when two people ring at the same time?',
      ),
      '50+ calls at the same time. Nobody hears an engaged tone, and nobody waits.',
    ],
    [
      asked(
        'Cé mhéad glao is féidir leis a fhreagairt in éineacht?',
        'An féidir leis labhairt le beirt ag an am céanna?',
        'Cad a tharlaíonn má ghlaonn beirt ag an am céanna?',
      ),
      'Os cionn 50 glao ag an am céanna. Ní chloiseann aon duine líne ghnóthach, agus ní bhíonn aon duine ag fanacht.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'How is it different from an answering machine or voicemail?',
        'How is it better than voicemail?',
        'Is it better than a call centre or a person on the desk?',
      ),
      'Voicemail takes a message. This answers the question, books the appointment and confirms it in writing, while the caller is still there.',
    ],
    [
      asked('Cad é an difear idir é agus gléas freagartha?', 'Cén chaoi a bhfuil sé níos fearr ná glórphost?'),
      'Glacann gléas freagartha teachtaireacht. Freagraíonn sé seo an cheist, cuireann sé an choinne in áirithe agus deimhníonn sé í i scríbhinn, fad atá an duine ar an líne fós.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Do callers know that they are talking to AI?',
        'Will my customers know it is a robot?',
        'Does it say that it is AI?',
        'Does it pretend to be a person?',
      ),
      'Yes. It says so at the start of each conversation, and gets a person for anybody who asks for one.',
    ],
    [
      asked(
        'An bhfuil a fhios ag daoine gur intleacht shaorga atá ag caint leo?',
        'An mbeidh a fhios ag mo chustaiméirí gur róbat é?',
      ),
      'Deir an fáilteoir gur intleacht shaorga é ag tús gach comhrá, agus faigheann sé duine d’aon duine a iarrann é.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Does it really speak Irish?',
        'Can it speak Irish?',
        'Can it do Irish?',
        'Does it do Irish?',
        'Does it understand Connemara or Donegal Irish?',
      ),
      'Yes. It understands and answers Irish and English, also mixed. Write to me in Irish and see.',
    ],
    [
      asked(
        'An bhfuil Gaeilge aige i ndáiríre?',
        'An bhfuil Gaeilge aige?',
        'An dtuigeann sé Gaeilge Chonamara nó Uladh?',
      ),
      'Tá. Tuigeann sé Gaeilge agus Béarla, fiú agus iad measctha, agus freagraíonn sé iontu. Lean ort i nGaeilge anseo agus feicfidh tú.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Which languages does it speak?',
        'What languages has it?',
        'What languages?',
        'Does it do Irish as well as English?',
        'Does it do Polish, French or Italian?',
      ),
      'English and Irish, also mixed in one conversation.',
    ],
    [
      asked('Cé na teangacha atá aige?', 'An bhfuil Polainnis nó Fraincis aige?'),
      'Gaeilge agus Béarla, fiú agus iad measctha i gcomhrá amháin.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Can I try it or hear it first?',
        'Can I try it first?',
        'How does it sound?',
        'Can I hear it?',
        'Have ye a video of it?',
        'Can I try it now?',
        'Can I have a look at it first?',
        'Can I try it myself?',
        'Can I hear what it sounds like?',
      ),
      'You are writing with it now. The page about the AI receptionist has that of a made-up clinic, to which you can also speak.',
    ],
    [
      asked(
        'An féidir liom é a thriail nó a chloisteáil ar dtús?',
        'An féidir liom é a thriail anois?',
        'Cén fhuaim atá air?',
        'An féidir liom éisteacht leis?',
      ),
      'Tá tú ag scríobh chuige anois. Tá fáilteoir de chuid clinice samhlaithe ar an leathanach faoin bhfáilteoir, agus is féidir labhairt leis freisin.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Is it suited to my line of work?',
        'Would it suit me?',
        'Would it suit my business?',
        'Would it suit a pub?',
        'Does it work for a pub with bookings?',
        'Is it for plumbers, builders and sole traders?',
        'Would it work for a dentist or a solicitor?',
      ),
      'It starts with services and usual questions for thirteen kinds of business, among them restaurants, clinics, salons, garages and trades. You change them as you like.',
    ],
    [
      asked(
        'An oirfeadh sé do mo chuid oibre?',
        'An oireann sé dom?',
        'An oireann sé do shiopa, do bhialann nó do phluiméir?',
      ),
      'Tosaíonn sé le seirbhísí agus gnáthcheisteanna do thrí chineál déag gnó, ina measc bialanna, clinicí, salóin, garáistí agus ceardaithe. Athraíonn tú iad mar is mian leat.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'What happens if it gets something wrong?',
        'What if it makes a mistake?',
        'What if it says something stupid?',
        'Can it make things up?',
      ),
      'It answers only from what you have approved, and says so when it does not know. You can read every conversation, correct the answer once for all callers, and take over in one press.',
    ],
    [
      asked('Cad a tharlaíonn má dhéanann sé botún?', 'Cad a tharlaíonn má deir sé rud éigin mícheart?'),
      'Ní fhreagraíonn sé ach as an méid a cheadaigh tú, agus deir sé nuair nach bhfuil a fhios aige. Is féidir leat gach comhrá a léamh, an freagra a cheartú uair amháin do chách, agus an comhrá a ghlacadh chugat féin le brú amháin.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked('What happens if it does not know the answer?', 'What if it does not know something?', 'Does it guess?'),
      'It says so, puts the question on a list for your team, and takes a message or gets a person.',
    ],
    [
      asked('Cad a tharlaíonn mura bhfuil an freagra aige?', 'Cad a dhéanann sé nuair nach bhfuil a fhios aige?'),
      'Deir sé é sin, cuireann sé an cheist ar liosta do d’fhoireann, agus glacann sé teachtaireacht nó faigheann sé duine.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'What can it not do?',
        'Can it take card payments or a deposit?',
        'Can it take payments or deposits?',
        'Can it take a deposit?',
      ),
      'It does not guess, it gives no medical or legal advice, it takes no payments, and it is no emergency service. For these it brings in a person.',
    ],
    [
      asked(
        'Cad nach féidir leis a dhéanamh?',
        'An féidir leis íocaíochtaí a ghlacadh?',
        'An féidir leis éarlais a ghlacadh?',
        'An féidir leis éarlais a thógáil?',
      ),
      'Ní bhíonn sé ag tomhas, ní thugann sé comhairle leighis ná dlí, ní ghlacann sé íocaíochtaí, agus ní seirbhís éigeandála é. Cuireann sé duine ar fáil dóibh siúd.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked('What happens in an emergency?', 'What does it do when a call is urgent?', 'Does it call an ambulance?'),
      'It tells the caller to ring 112 or 999 at once, and tells your team. It cannot ring for anybody.',
    ],
    [
      asked('Cad a tharlaíonn in éigeandáil?', 'Cad a dhéanann sé má tá rud éigin práinneach?'),
      'Deir sé leis an duine glaoch ar 112 nó 999 láithreach, agus cuireann sé d’fhoireann ar an eolas. Ní féidir leis féin glaoch thar ceann aon duine.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'When does it bring in a person?',
        'What if somebody wants to talk to me?',
        'When does it get a person?',
        'Does it pass calls on to a person?',
        'Can it transfer to a person?',
        'Can it transfer a call to my mobile?',
        'Can it put a call through to me?',
        'What if a customer wants to talk to a real person?',
      ),
      'When somebody asks for one, when it is urgent or sensitive, and when it does not know. The rules are plain sentences, and you choose what is in them.',
    ],
    [
      asked(
        'Cathain a chuireann sé duine ar fáil?',
        'Cathain a fhaigheann sé duine?',
        'An gcuireann sé glaonna ar aghaidh chugam?',
        'An féidir leis glao a chur ar aghaidh chuig duine?',
        'Cad a tharlaíonn má bhíonn duine ag iarraidh labhairt liom?',
      ),
      'Nuair a iarrtar duine, nuair atá rud práinneach nó íogair, agus nuair nach bhfuil a fhios aige. Abairtí simplí iad na rialacha, agus roghnaíonn tusa a bhfuil iontu.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Can I take over a conversation myself?',
        'Can my staff or my wife answer too?',
        'Can staff take over the chat?',
        'Can I jump in myself?',
        'Can I still answer the phone myself?',
        'Can I still answer myself?',
      ),
      'Yes. You see conversations live, and one press makes you the one who answers. The receptionist is silent at once, and the caller is told.',
    ],
    [
      asked(
        'An féidir liom féin comhrá a ghlacadh chugam?',
        'An féidir le m’fhoireann freagra a thabhairt?',
        'An féidir leis an bhfoireann an comhrá a ghlacadh ar láimh?',
        'An féidir liom an fón a fhreagairt mé féin fós?',
      ),
      'Is féidir. Feiceann tú na comhráite beo, agus le brú amháin is tusa atá ag freagairt. Bíonn an fáilteoir ina thost láithreach, agus cuirtear an duine ar an eolas.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Can it ring people back?',
        'Does it ring customers?',
        'Does it ring people or do they ring it?',
        'Does it make outgoing calls?',
      ),
      'No. It answers those who ring or write, and rings nobody itself. It takes the number and the message, and your team rings back.',
    ],
    [
      asked('An féidir leis glaoch ar ais ar dhaoine?', 'An nglaonn sé ar chustaiméirí?'),
      'Ní féidir. Freagraíonn sé daoine a ghlaonn nó a scríobhann, agus ní ghlaonn sé féin ar aon duine. Glacann sé an uimhir agus an teachtaireacht, agus glaonn d’fhoireann ar ais.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Does it make, move and cancel bookings?',
        'Can it book people in for me?',
        'Can customers book themselves with it?',
        'Can customers book online themselves?',
        'Can it book people into my diary?',
        'Does it take bookings or make appointments?',
        'Can it take appointments for two barbers?',
        'Does it remind customers or send a text?',
      ),
      'Yes. It offers free times from your diary, books, moves and cancels, confirms by mail with a calendar entry, and sends a reminder the day before.',
    ],
    [
      asked(
        'An gcuireann sé coinní in áirithe?',
        'An dtig leis coinní a dhéanamh?',
        'An féidir leis daoine a chur i mo dhialann?',
        'An gcuireann sé meabhrúchán chuig daoine?',
      ),
      'Cuireann. Tairgeann sé amanna saora as do dhialann, déanann, bogann agus cealaíonn sé coinní, deimhníonn sé iad le ríomhphost ina bhfuil iontráil féilire, agus seolann sé meabhrúchán an lá roimh ré.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Do you use ChatGPT or another language model?',
        'Do you use ChatGPT?',
        'Is it ChatGPT?',
        'Which AI is behind it?',
        'Does it send what people write to OpenAI?',
      ),
      'No language model is needed: it answers by rules of our own, from what you have approved. You may connect a model, also one inside the EU only. Until you do, none is used.',
    ],
    [
      asked(
        'An úsáideann sibh ChatGPT nó samhail teanga eile?',
        'An ChatGPT é?',
        'Cén intleacht shaorga atá taobh thiar de?',
      ),
      'Níl samhail teanga ag teastáil: freagraíonn sé de réir rialacha dár gcuid féin, as an méid a cheadaigh tú. Is féidir leat samhail a cheangal leis, fiú ceann atá laistigh den Aontas Eorpach amháin. Go dtí sin ní úsáidtear ceann ar bith.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Does it replace a receptionist?',
        'Is it better than hiring a receptionist?',
        'Will it take the job of my receptionist?',
        'Is it cheaper than hiring somebody?',
        'Is it cheaper than hiring someone?',
      ),
      'It answers when nobody can: at night, or while everybody is busy. What needs a person goes to your people. What that saves is computed from your own conversations, and the sum is written beside it.',
    ],
    [
      asked(
        'An dtógann sé áit fáilteora?',
        'An fearr é ná fáilteoir a fhostú?',
        'An bhfuil sé níos saoire ná duine a fhostú?',
      ),
      'Freagraíonn sé nuair nach féidir le duine: san oíche, nó fad atá gach duine gnóthach. Téann an rud a dteastaíonn duine uaidh chuig do mhuintir féin. Ríomhtar an méid a shábhálann sé as do chuid comhráite féin, agus an tsuim scríofa in aice leis.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Will it annoy my older customers?',
        'Will my customers hate it?',
        'What if people do not want to talk to a machine?',
      ),
      'Whoever wants a person says so, and gets one, or leaves a message with a number. “Talk to a person” is always there, and nobody has to go through a menu.',
    ],
    [
      asked(
        'An gcuirfidh sé isteach ar mo chustaiméirí níos sine?',
        'Cad a tharlaíonn mura bhfuil daoine ag iarraidh labhairt le meaisín?',
      ),
      'Deir an té atá ag iarraidh duine é sin, agus faigheann sé duine, nó fágann sé teachtaireacht agus uimhir. Tá “Labhair le duine” ann i gcónaí, agus níl ar aon duine dul trí roghchlár.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked('Can it text people?', 'Does it send texts?', 'Can it text people back?', 'Does it do SMS?'),
      'It sends no text messages. In writing it answers by email, on WhatsApp and in the chat on your website.',
    ],
    [
      asked('An gcuireann sé téacsanna chuig daoine?', 'An ndéanann sé SMS?'),
      'Ní chuireann sé téacsanna. I scríbhinn freagraíonn sé le ríomhphost, ar WhatsApp agus sa chomhrá ar do shuíomh gréasáin.',
    ],
  ),
  entry(
    'Privacy',
    [
      asked(
        'How do I get my data out if I leave?',
        'Can I export my data?',
        'Can I take my data with me?',
        'What happens to my data if I stop?',
      ),
      'You download it: answers as CSV, each conversation as text or PDF, and for 30 days after you cancel everything in one file. After that it is deleted for good.',
    ],
    [
      asked(
        'Conas a fhaighim mo chuid sonraí amach má fhágaim?',
        'An féidir liom mo chuid sonraí a easpórtáil?',
        'Cad a tharlaíonn do mo chuid sonraí má stopaim?',
      ),
      'Íoslódálann tú iad: freagraí mar CSV, gach comhrá mar théacs nó PDF, agus ar feadh 30 lá tar éis duit éirí as, gach rud in aon chomhad amháin. Scriostar go deo iad ansin.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked('Can two people book the same time?', 'What if two people want the same time?', 'Will it double-book me?'),
      'No. A time that somebody is booking is kept for them and offered to nobody else. Times that are taken in a calendar that you connected are left out too.',
    ],
    [
      asked(
        'An féidir le beirt an t-am céanna a chur in áirithe?',
        'Cad a tharlaíonn má theastaíonn an t-am céanna ó bheirt?',
      ),
      'Ní féidir. Coinnítear an t-am don té atá á chur in áirithe, agus ní thairgtear d’aon duine eile é. Fágtar amach freisin na hamanna atá tógtha i bhféilire a cheangail tú.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Can other people in my business use it?',
        'Can my wife use it as well?',
        'Can my staff log in too?',
        'Can I add my staff?',
      ),
      'Yes. You invite them in the portal, and each of them has a sign-in and a role of their own.',
    ],
    [
      asked(
        'An féidir le daoine eile i mo ghnó é a úsáid?',
        'An féidir le mo bhean chéile é a úsáid freisin?',
        'An féidir le mo chuid foirne logáil isteach?',
      ),
      'Is féidir. Tugann tú cuireadh dóibh sa tairseach, agus bíonn síniú isteach agus ról dá gcuid féin ag gach duine acu.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked('Does it take messages?', 'Can it take a message?'),
      'Yes: who, what about, and which number. They wait at the top of your list.',
    ],
    [
      asked('An nglacann sé teachtaireachtaí?', 'An féidir teachtaireacht a fhágáil leis?'),
      'Glacann: cé, cad faoi, agus cén uimhir. Bíonn siad ag fanacht leat ag barr an liosta.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Does it work with my calendar?',
        'Does it work with Google Calendar or Outlook?',
        'Does it work with Outlook?',
        'Can it put things in my diary?',
        'Will it sync with our calendar?',
        'Does it connect to our diary?',
      ),
      'Yes. It reads busy times from Google, Outlook and Apple calendars by their private address, and connects in both directions with calendars that speak CalDAV.',
    ],
    [
      asked(
        'An oibríonn sé le m’fhéilire?',
        'An oibríonn sé le Google Calendar nó Outlook?',
        'An gcuirfeadh sé áirithintí isteach sa dialann Google atá agam?',
        'An gcuirfeadh sé áirithintí isteach sa dialann Google s’agam?',
        'An gcuireann sé áirithintí isteach i mo dhialann?',
        'An gceanglaíonn sé le mo dhialann?',
      ),
      'Oibríonn. Léann sé na hamanna gnóthacha ó fhéilirí Google, Outlook agus Apple trína seoladh príobháideach, agus ceanglaíonn sé sa dá threo le féilirí a bhfuil CalDAV acu.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Does it work with Booksy, Fresha or another booking app?',
        'Does it work with Booksy?',
        'Does it work with Fresha?',
        'Can it take bookings from my Booksy diary?',
        'Will it do our Booksy calendar?',
        'Does it connect to my booking app?',
      ),
      'It works with calendars: it reads busy times from Google, Outlook and Apple calendars by their private address, and connects in both directions with calendars that speak CalDAV. Whether your booking app offers one of these, our team checks with you.',
    ],
    [
      asked(
        'An oibríonn sé le Booksy, Fresha nó aip áirithinte eile?',
        'An oibríonn sé le Booksy?',
        'An oibríonn sé le Fresha?',
        'An féidir leis áirithintí a ghlacadh ó mo dhialann Booksy?',
      ),
      'Oibríonn sé le féilirí: léann sé na hamanna gnóthacha ó fhéilirí Google, Outlook agus Apple trína seoladh príobháideach, agus ceanglaíonn sé sa dá threo le féilirí a bhfuil CalDAV acu. Seiceálfaidh ár bhfoireann leat an bhfuil ceann acu sin ag d’aip áirithinte.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked('Does it work with the systems that I have?', 'Does it work with my booking system?'),
      'Yes. It works with your number, your diary and your price list. There is nothing to replace, and no training is needed.',
    ],
    [
      asked(
        'An oibríonn sé leis na córais atá agam?',
        'An oibríonn sé le mo chóras áirithinte?',
        'An bhfuil sé ag cur isteach ar an chóras áirithinte atá agam?',
        'An gcuireann sé isteach ar an gcóras áirithinte atá agam?',
      ),
      'Oibríonn: le d’uimhir, do dhialann agus do liosta praghsanna. Níl aon rud le malartú, agus níl aon oiliúint ag teastáil.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Can I keep my own phone number?',
        'Do I need a new number?',
        'Do I have to change my number?',
        'Will I lose my number?',
      ),
      'You keep your own number. It is connected when we set it up, and callers ring it as before.',
    ],
    [
      asked(
        'An féidir liom m’uimhir ghutháin féin a choinneáil?',
        'An dteastaíonn uimhir nua uaim?',
        'An bhfuil uimhir nua ag teastáil uaim?',
        'An gcaithfidh mé m’uimhir a athrú?',
      ),
      'Coinníonn tú d’uimhir féin. Ceanglaítear í nuair a shocraímid é, agus glaonn daoine uirthi mar a rinne siad riamh.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'How does it know about my business?',
        'How does it learn about my business?',
        'How does it know my prices?',
        'Will it know my prices?',
        'Can it tell people my prices?',
        'Does it read my website or a PDF?',
        'Can I change what it says?',
        'Can I change what it says myself?',
        'Who writes the answers?',
      ),
      'It starts with what you typed when you signed up and with the usual questions of your trade. You correct them by reading. You can add documents or your website: it proposes answers, and says nothing that you have not accepted.',
    ],
    [
      asked(
        'Conas a bhíonn eolas aige ar mo ghnó?',
        'Conas a fhoghlaimíonn sé faoi mo ghnó?',
        'An léann sé mo shuíomh gréasáin?',
        'An féidir liom athrú a dhéanamh ar an méid a deir sé?',
        'An féidir liom an méid a deir sé a athrú mé féin?',
      ),
      'Tosaíonn sé leis an méid a chlóscríobh tú nuair a chláraigh tú agus le gnáthcheisteanna do cheirde. Léann tú iad agus ceartaíonn tú iad. Is féidir leat doiciméid nó do shuíomh gréasáin a chur leis: molann sé freagraí, agus ní deir sé aon rud nár ghlac tú leis.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Is training or new equipment needed?',
        'Do I need a new phone or new equipment?',
        'Do I need training?',
        'Does it need internet or special equipment?',
        'Is there training?',
        'Do I have to train it?',
        'Is it hard to set up or to use?',
      ),
      'No. You answer our questions once. It uses the line, the diary and the price list that you have.',
    ],
    [
      asked(
        'An bhfuil oiliúint nó trealamh nua ag teastáil?',
        'An bhfuil guthán nua ag teastáil?',
        'An bhfuil trealamh speisialta ag teastáil?',
        'An bhfuil oiliúint ann?',
      ),
      'Níl. Freagraíonn tú ár gceisteanna uair amháin. Úsáideann sé an líne, an dialann agus an liosta praghsanna atá agat.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Can I read what it said to callers?',
        'Can I see what it said?',
        'Where do I see the calls?',
        'Can I listen back to a call?',
        'Can I listen to the calls after?',
        'Does it send me a report?',
      ),
      'Yes. Every conversation is in your portal, with what came of it and the entry that each answer came from. A report comes by mail each month.',
    ],
    [
      asked(
        'An féidir liom a léamh cad a dúirt sé le daoine?',
        'Cá bhfeicim na glaonna?',
        'An féidir liom a fheiceáil cad a dúirt sé?',
        'An féidir liom éisteacht siar le glao?',
      ),
      'Is féidir. Tá gach comhrá i do thairseach, mar aon leis an toradh agus an iontráil ar tháinig gach freagra aisti. Tagann tuairisc sa ríomhphost gach mí.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'Can I switch it off or pause it?',
        'Can I stop it when I am there myself?',
        'Can I turn it off?',
        'Can I pause it for the holidays?',
      ),
      'Yes, with one press in the portal. While it is paused it still takes messages and handles emergencies.',
    ],
    [
      asked('An féidir liom é a mhúchadh nó a chur ar sos?', 'An féidir liom é a stopadh nuair a bhím féin ann?'),
      'Is féidir, le brú amháin sa tairseach. Fad atá sé ar sos glacann sé teachtaireachtaí fós agus déileálann sé le héigeandálaí.',
    ],
  ),
  entry(
    'Receptionist',
    [
      asked(
        'How much would it save me?',
        'Is it worth it?',
        'I am only a one-man band, is it worth it?',
        'Is it worth it for a small shop?',
        'Is it cheaper than a person?',
      ),
      'Up to 80% of the cost of reception. The page about the AI receptionist works it out from three numbers of your own, with our price taken off. It is no guarantee.',
    ],
    [
      asked(
        'Cé mhéad a shábhálfadh sé dom?',
        'An fiú é?',
        'An fiú é do shiopa beag?',
        'An bhfuil sé níos saoire ná duine?',
      ),
      'Suas le 80% de chostas an fháiltithe. Oibríonn an leathanach faoin bhfáilteoir amach é ó thrí uimhir de do chuid féin, agus ár bpraghas bainte as. Ní ráthaíocht é.',
    ],
  ),
  entry(
    'Privacy',
    [
      asked('Do you record the calls?', 'Do ye listen to the calls?', 'Who can see or hear my calls?'),
      'No sound is kept unless you want it. The words of a conversation are kept for your team to read, and are deleted after a time that you choose.',
    ],
    [
      asked(
        'An ndéanann sibh taifead ar na glaonna?',
        'An éisteann sibh leis na glaonna?',
        'Cé atá in ann mo chuid glaonna a fheiceáil?',
      ),
      'Ní choinnítear aon fhuaim mura dteastaíonn sin uait. Coinnítear focail an chomhrá le go léifidh d’fhoireann iad, agus scriostar iad tar éis tréimhse a roghnaíonn tú.',
    ],
  ),
  entry(
    'Privacy',
    [
      asked(
        'Where is my data stored, and is it GDPR compliant?',
        'Is it GDPR?',
        'Where do ye keep my data?',
        'Does the data leave the EU?',
        'Where are the conversations kept?',
        'Is the information of my customers safe?',
        'Is my customers info safe?',
        'Who is my data shared with?',
      ),
      'In Ireland, encrypted, as the GDPR demands. Only those who need it have access, and the GDPR page says what your rights are.',
    ],
    [
      asked(
        'Cá stóráiltear mo chuid sonraí, agus an gcloítear leis an RGCS?',
        'Cá gcoinnítear na sonraí?',
        'Cá bhfuil mo chuid sonraí?',
        'Cá bhfuil mo shonraí?',
        'Cá gcoinnítear na comhráite?',
        'An bhfuil sonraí mo chustaiméirí slán?',
        'An bhfuil eolas mo chustaiméirí sábháilte?',
        'An bhfuil sé dleathach faoin RGCS?',
      ),
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
      asked('Is it legal to let an AI answer callers?', 'Is it legal?', 'Do I have to tell people that it is AI?'),
      'Yes, if they are told. Since 2 August 2026 people in the EU must be told when they are talking to an AI. It says so at the start of every conversation, in both languages.',
    ],
    [
      asked(
        'An bhfuil sé dleathach ligean d’intleacht shaorga glaonna a fhreagairt?',
        'An bhfuil sé dleathach?',
        'An gcaithfidh mé a rá le daoine gur intleacht shaorga é?',
      ),
      'Tá, má chuirtear daoine ar an eolas. Ó 2 Lúnasa 2026 ní mór a rá le daoine san AE gur le hintleacht shaorga atá siad ag caint. Deir an fáilteoir é sin ag tús gach comhrá, sa dá theanga.',
    ],
  ),
]
