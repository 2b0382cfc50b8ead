import { asked, entry, type PackEntry } from '../pack.ts'

/** What people ask the company about plans, its other services and itself. The facts are those of the public pages and the terms. */
export const BUSINESS_ENTRIES: PackEntry[] = [
  entry(
    'Plans',
    [
      asked('How do I sign up?', 'How do I start?', 'How do I start the trial?', 'How do I get it?'),
      'Choose a plan on the pricing page and fill in three short steps. Your receptionist answers as soon as you are done.',
    ],
    [
      asked('Conas a chláraím?', 'Conas a thosaím?', 'Conas a thosaím an triail?'),
      'Roghnaigh plean ar an leathanach praghsanna agus líon isteach trí chéim ghearra. Beidh d’fháilteoir ag freagairt a luaithe a bheidh tú réidh.',
    ],
  ),
  entry(
    'Plans',
    [
      asked(
        'How long does it take to set up?',
        'When would it be ready?',
        'How soon can ye have me set up?',
        'How long until it is up and running?',
        'How long to get going?',
        'How quickly can I have it running?',
        'How quick can I have it running?',
        'How soon can it start?',
        'How long does it take to set up if I go for it?',
      ),
      'Professional and Advanced are set up in 24-48 hours. Elite takes 5-10 business days.',
    ],
    [
      asked(
        'Cá fhad a thógann sé é a shocrú?',
        'Cathain a bheadh sé réidh?',
        'Cá fhad go mbeidh sé ar siúl?',
        'Cá fhad a thógann sé é a chur ar bun?',
      ),
      'Socraítear Professional agus Advanced i 24-48 uair an chloig. Tógann Elite 5-10 lá oibre.',
    ],
  ),
  entry(
    'Plans',
    [
      asked(
        'What does the set-up fee pay for?',
        'Is there a set-up fee, and is it once off?',
        'What is the set-up fee for?',
        'What do I get for the set-up fee?',
        'Who sets it up, and do I have to do anything myself?',
      ),
      'Connecting your number, WhatsApp, email and diary, writing the greeting in both languages, and trying it out with you. It is paid once, after the free trial where there is one.',
    ],
    [
      asked('Cad a chlúdaíonn an táille shocraithe?', 'An bhfuil táille shocraithe ann?'),
      'D’uimhir, WhatsApp, do ríomhphost agus do dhialann a cheangal, an beannú a scríobh sa dá theanga, agus é a thriail in éineacht leat. Íoctar uair amháin í, tar éis na trialach saor in aisce más ann di.',
    ],
  ),
  entry(
    'Plans',
    [
      asked(
        'Can I change my plan later?',
        'Can I change plan later?',
        'Can I change plan after?',
        'Can I upgrade or downgrade?',
      ),
      'Yes, in the portal. A change takes effect when the next billing period starts, and you see the new price and the difference before.',
    ],
    [
      asked('An féidir liom mo phlean a athrú níos déanaí?', 'An féidir liom plean a athrú níos déanaí?'),
      'Is féidir, sa tairseach. Tagann athrú i bhfeidhm ag tús na chéad tréimhse billeála eile, agus feiceann tú an praghas nua agus an difríocht roimhe sin.',
    ],
  ),
  entry(
    'Plans',
    [
      asked(
        'Is there a contract, and can I stop at any time?',
        'Is there a contract?',
        'Do I have to sign a contract?',
        'Do I have to sign up for a year?',
        'How long am I tied in?',
        'Is there a minimum term?',
        'Can I cancel any time?',
        'Can I get out of it?',
        'Can I stop if I am not happy with it?',
        'Is there a contract or can I leave any time?',
        'Can I leave whenever I like?',
      ),
      'You may cancel at any time, in the portal or in writing. The service runs until the end of the period that is paid for. You can download your data for 30 days more, then it is deleted for good.',
    ],
    [
      asked(
        'An bhfuil conradh ann, agus an féidir liom stopadh am ar bith?',
        'An gcaithfidh mé conradh a shíniú?',
        'An gcaithfidh mé conradh bliana a shíniú?',
        'An bhfuil conradh ann?',
        'An féidir liom éirí as am ar bith?',
        'An féidir liom éirí as mura mbím sásta leis?',
        'An bhfuil conradh ann nó an féidir liom imeacht am ar bith?',
        'An féidir liom imeacht am ar bith?',
      ),
      'Is féidir leat an plean a chur ar ceal am ar bith, sa tairseach nó i scríbhinn. Leanann an tseirbhís go deireadh na tréimhse atá íoctha. Is féidir leat do chuid sonraí a íoslódáil ar feadh 30 lá eile, agus scriostar go deo iad ansin.',
    ],
  ),
  entry(
    'Plans',
    [
      asked('How do I cancel?', 'How do I cancel my plan or subscription?'),
      'A plan: in the portal or in writing, at any time. The service runs until the end of the period that is paid for. An appointment: by the link in its mail, or say here that you want to cancel it.',
    ],
    [
      asked('Conas a chuirim ar ceal é?', 'Conas a chuirim deireadh le mo phlean?'),
      'Plean: sa tairseach nó i scríbhinn, am ar bith. Leanann an tseirbhís go deireadh na tréimhse atá íoctha. Coinne: leis an nasc atá sa ríomhphost, nó abair anseo gur mian leat í a chur ar ceal.',
    ],
  ),
  entry(
    'Plans',
    [
      asked('What is the catch?', 'Is there a catch?'),
      'None that we know of. The prices are public, the free trial ends by itself, nothing is billed during it, and you may cancel at any time. Fees already paid are not refunded.',
    ],
    [
      asked('An bhfuil cleas ar bith ann?', 'Cad é an cleas?'),
      'Níl, go bhfios dúinn. Tá na praghsanna poiblí, tagann deireadh leis an triail uaithi féin, ní bhilleáiltear aon rud lena linn, agus is féidir leat éirí as am ar bith. Ní aisíoctar táillí atá íoctha cheana.',
    ],
  ),
  entry(
    'Plans',
    [
      asked(
        'What support do I get?',
        'Who do I ring when it breaks?',
        'Who do I ring if it stops working?',
        'Who do I ring if it goes wrong?',
        'Who do I ring if something goes wrong?',
        'Is there support?',
      ),
      'An Irish support team, from 9:00 to 18:00 on working days. Professional is answered within 24-48 hours, Advanced within 4-12 hours, and Elite around the clock.',
    ],
    [
      asked(
        'Cén tacaíocht a fhaighim?',
        'Cé air a nglaofaidh mé má bhriseann sé?',
        'Cé air a ghlaoim má stopann sé ag obair?',
      ),
      'Foireann tacaíochta in Éirinn, ó 9:00 go 18:00 ar laethanta oibre. Freagraítear Professional laistigh de 24-48 uair an chloig, Advanced laistigh de 4-12 uair an chloig, agus Elite de lá is d’oíche.',
    ],
  ),
  entry(
    'Plans',
    [
      asked(
        'What if the system is down?',
        'What if it breaks?',
        'What if the internet or the power goes?',
        'Do you have an SLA?',
        'What uptime do you promise?',
      ),
      'We aim at 99.9% uptime in each month. Maintenance is announced ahead and done at night, Irish time.',
    ],
    [
      asked(
        'Cad a tharlaíonn má theipeann ar an gcóras?',
        'Cad a tharlaíonn má bhriseann sé?',
        'An bhfuil comhaontú leibhéal seirbhíse agaibh?',
      ),
      'Is é ár sprioc go mbeidh sé ar fáil 99.9% de gach mí. Fógraítear cothabháil roimh ré agus déantar san oíche í, am na hÉireann.',
    ],
  ),
  entry(
    'Prices',
    [
      asked(
        'How do I pay, and do I need a credit card?',
        'Do I need a card for the trial?',
        'Do I need a card to try it?',
        'Can I pay for the year?',
        'Can I pay monthly?',
        'Do I pay by direct debit or by invoice?',
        'Do you give VAT invoices?',
        'Do ye do VAT invoices?',
      ),
      'By bank transfer against an invoice, each month or once a year in advance. No card is needed.',
    ],
    [
      asked(
        'Conas a íocaim, agus an bhfuil cárta creidmheasa ag teastáil?',
        'An bhfuil cárta ag teastáil don triail?',
        'An bhfuil cárta ag teastáil chun é a thriail?',
        'An féidir liom íoc in aghaidh na míosa?',
      ),
      'Le haistriú bainc ar shonrasc, gach mí nó uair sa bhliain roimh ré. Níl cárta ag teastáil.',
    ],
  ),
  entry(
    'Prices',
    [
      asked('Do I pay for each call?', 'Is Irish or WhatsApp extra?', 'Are there hidden costs?'),
      'No. A plan has one price a month and a number of calls.',
    ],
    [
      asked('An íocaim as gach glao?', 'An bhfuil costais bhreise ann?'),
      'Ní íocann. Praghas amháin sa mhí atá ar phlean, agus líon glaonna leis.',
    ],
  ),
  entry(
    'Prices',
    [
      asked(
        'Can I get my money back?',
        'How do I get a refund?',
        'Do I get the set-up fee back if I stop?',
        'Is the set-up fee refunded?',
      ),
      'Fees already paid are not refunded, except where the law or our terms say otherwise. Professional can be tried for 14 days without paying.',
    ],
    [
      asked(
        'An féidir liom mo chuid airgid a fháil ar ais?',
        'An bhfaighidh mé aisíocaíocht?',
        'An bhfaighidh mé an táille shocraithe ar ais?',
        'An bhfaighidh mé an táille shocraithe ar ais má stopaim?',
      ),
      'Ní aisíoctar táillí atá íoctha cheana, ach amháin mar a deir an dlí nó ár dtéarmaí a mhalairt. Is féidir Professional a thriail ar feadh 14 lá gan íoc.',
    ],
  ),
  entry(
    'Prices',
    [
      'Will the price go up?',
      'If a price ever changes, you hear of it 30 days ahead, and you may end the agreement before.',
    ],
    [
      'An ardóidh an praghas?',
      'Má athraíonn praghas riamh, cloiseann tú faoi 30 lá roimh ré, agus is féidir leat an comhaontú a chríochnú roimhe sin.',
    ],
  ),
  entry(
    'Services',
    [
      asked(
        'Do you make websites, and what else do you do?',
        'Do ye do websites?',
        'Do you build websites too?',
        'Do ye do Google or Facebook ads?',
        'What else do ye do?',
      ),
      'Yes: websites and AI marketing, business automation, enterprise AI, and modules for public bodies. Our team will gladly talk about them.',
    ],
    [
      asked(
        'An ndéanann sibh suíomhanna gréasáin, agus cad eile a dhéanann sibh?',
        'An ndéanann sibh suíomhanna idirlín?',
        'An ndéanann sibh suíomhanna?',
        'An ndéanann sibh margaíocht?',
      ),
      'Déanann: suíomhanna gréasáin agus margaíocht le hintleacht shaorga, uathoibriú gnó, intleacht shaorga d’fhiontair, agus modúil do chomhlachtaí poiblí. Beidh áthas ar ár bhfoireann labhairt leat fúthu.',
    ],
  ),
  entry(
    'Services',
    [
      'What is business automation?',
      'We join the tools that you already use, so that quotes, invoices, reminders and reports move by themselves: typed once, and approved by a person where it matters.',
    ],
    [
      'Cad é uathoibriú gnó?',
      'Ceanglaímid na huirlisí a úsáideann tú cheana, sa chaoi go mbogann meastacháin, sonraisc, meabhrúcháin agus tuairiscí uathu féin: clóscríofa uair amháin, agus ceadaithe ag duine nuair is tábhachtach.',
    ],
  ),
  entry(
    'Services',
    [
      'What is enterprise AI?',
      'Assistants over your own documents and systems. Everyone gets the answers that their access allows, each answer names its source, and every question leaves a line in the audit trail.',
    ],
    [
      'Cad í intleacht shaorga d’fhiontair?',
      'Cúntóirí a oibríonn ar do chuid doiciméad agus córas féin. Faigheann gach duine na freagraí a cheadaíonn a rochtain, ainmníonn gach freagra a fhoinse, agus fágann gach ceist líne sa rian iniúchta.',
    ],
  ),
  entry(
    'Services',
    [
      asked(
        'Do you work for public bodies and councils?',
        'Do ye do government work?',
        'Can the council use this?',
        'Have ye a module for schools or hospitals?',
        'Do ye do anything for county councils?',
        'Can we get an audit trail?',
        'What does an auditor get?',
      ),
      'Yes. There are seven modules for the public service, the receptionist puts Irish first there, and it exports what an auditor asks for.',
    ],
    [
      asked(
        'An oibríonn sibh do chomhlachtaí poiblí agus do chomhairlí?',
        'An oibríonn sibh don rialtas?',
        'An féidir leis an gcomhairle contae é a úsáid?',
        'An bhfuil aon rud agaibh do chomhairlí contae?',
      ),
      'Oibríonn. Tá seacht modúl ann don tseirbhís phoiblí, cuireann an fáilteoir an Ghaeilge chun tosaigh ann, agus easpórtálann sé a n-iarrann iniúchóir.',
    ],
  ),
  entry(
    'Company',
    [
      asked(
        'Who are you?',
        'Who are ye?',
        'Who is behind this?',
        'Are ye an Irish company?',
        'Are ye a registered company?',
      ),
      'An Irish company with its headquarters in Dublin and a support team in Ireland. We make AI that answers people, on the phone and in writing, in English and in Irish.',
    ],
    [
      asked('Cé sibh féin?', 'Cé sibhse?', 'Cé sibh?', 'An comhlacht Éireannach sibh?'),
      'Comhlacht Éireannach a bhfuil a cheanncheathrú i mBaile Átha Cliath agus foireann tacaíochta in Éirinn aige. Déanaimid intleacht shaorga a fhreagraíonn daoine, ar an nguthán agus i scríbhinn, i mBéarla agus i nGaeilge.',
    ],
  ),
  entry(
    'Company',
    [
      asked('Are there jobs with you?', 'Have ye jobs?', 'Are ye hiring?'),
      'Open positions are on the careers page. Applications are reviewed within 48 hours.',
    ],
    [
      asked('An bhfuil poist agaibh?', 'An bhfuil sibh ag earcú?'),
      'Tá na poist atá ar fáil ar an leathanach gairmeacha. Déantar iarratais a mheas laistigh de 48 uair an chloig.',
    ],
  ),
  entry(
    'Company',
    [
      asked('How do I get a demonstration?', 'Can I see a demo of it?', 'Is there anyone I can ask about it?'),
      'Book a conversation with our team here: name a day and a time. Or talk to the made-up clinic on the page about the AI receptionist.',
    ],
    [
      asked('Conas a fheicim taispeántas de?', 'An bhfuil taispeántas ann?'),
      'Cuir comhrá lenár bhfoireann in áirithe anseo: luaigh lá agus am. Nó labhair leis an gclinic shamhlaithe ar an leathanach faoin bhfáilteoir.',
    ],
  ),
]
