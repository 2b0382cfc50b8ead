import { asked, entry, type PackEntry } from '../pack.ts'

/** What people ask the company about its website, and what public bodies ask. The facts are those of the public pages. */
export const SITE_ENTRIES: PackEntry[] = [
  entry(
    'Prices',
    [
      asked('What does it cost for a council or a public body?', 'How much is it for a county council?'),
      'Public bodies work with us on the Elite plan. Our team makes an offer for it, and for a module with a scope, a price and a plan.',
    ],
    [
      asked(
        'Cé mhéad a chosnaíonn sé ar chomhairle nó ar chomhlacht poiblí?',
        'Cad é an costas don chomhairle?',
        'Cé mhéad atá air do chomhairle contae?',
      ),
      'Bíonn comhlachtaí poiblí ar an bplean Elite. Tugann ár bhfoireann tairiscint ina leith, agus ar mhodúl le raon oibre, praghas agus plean.',
    ],
  ),
  entry(
    'Prices',
    [
      asked('Where is the pricing page?', 'Where do I see the prices on the website?'),
      'Under “Pricing” at the top of each page of our website. You can also ask me what a plan costs.',
    ],
    [
      asked('Cá bhfuil leathanach na bpraghsanna?', 'Cá bhfeicim na praghsanna ar an suíomh?'),
      'Faoi “Pricing” ag barr gach leathanaigh ar ár suíomh gréasáin. Is féidir leat a fhiafraí díom freisin cad atá ar phlean.',
    ],
  ),
  entry(
    'Company',
    [
      asked(
        'Is it accessible?',
        'Is the website accessible for people with a disability?',
        'Which accessibility standard does it meet?',
      ),
      'We build website and portal to WCAG 2.2, level AA. The accessibility statement says what does not work yet, and is linked at the foot of each page.',
    ],
    [
      asked(
        'An bhfuil sé inrochtana?',
        'An bhfuil an suíomh inrochtana do dhaoine faoi mhíchumas?',
        'Cén caighdeán inrochtaineachta a chomhlíonann sé?',
      ),
      'Tógaimid an suíomh agus an tairseach de réir WCAG 2.2, leibhéal AA. Deir an ráiteas inrochtaineachta cad nach n-oibríonn fós, agus tá nasc leis ag bun gach leathanaigh.',
    ],
  ),
  entry(
    'Services',
    [
      asked(
        'Does it help with the Official Languages Act?',
        'Does it comply with the Official Languages Act?',
        'Does it put Irish first?',
      ),
      'For a public body it answers in Irish first and in English, and the record for an auditor shows every published version and who approved each answer. Which duties the Act gives you is a question for your own people.',
    ],
    [
      asked(
        'An gcabhraíonn sé le hAcht na dTeangacha Oifigiúla?',
        'An gcloíonn sé le hAcht na dTeangacha Oifigiúla?',
        'An gcuireann sé an Ghaeilge chun tosaigh?',
      ),
      'I gcás comhlacht poiblí freagraíonn sé i nGaeilge ar dtús agus i mBéarla, agus taispeánann an taifead d’iniúchóir gach leagan foilsithe agus cé a cheadaigh gach freagra. Is faoi do mhuintir féin atá sé a rá cé na dualgais a chuireann an tAcht oraibh.',
    ],
  ),
]
