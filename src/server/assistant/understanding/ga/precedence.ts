import { irishPatterns } from '../../text/patterns.ts'
import type { Precedence } from '../intents.ts'

export const IRISH_PRECEDENCE: Precedence = [
  [
    'book',
    irishPatterns(`
      comhrá|glao|cruinniú ... a_chur_in_áirithe|chur_in_áirithe|a_shocrú|a_eagrú
      cuir|cuirigí comhrá|glao|cruinniú ... in_áirithe
    `),
  ],
  [
    'message',
    irishPatterns(`
      ^ abair|inis|cuir_in_iúl|meabhraigh|iarr ... le|leis|léi|leo|do|don|dó|di|dóibh|ar|air|uirthi ... go|gur|nach|glaoch|teacht|ríomhphost|a
    `),
  ],
  [
    'person',
    irishPatterns(`
      cuir|cuirfeá|gcuirfeá|chur|cur|aistrigh mé|muid ... ar_aghaidh|chuig ... chuig|fáiltiú|bhfáiltiú|bainisteoir|duine|$
      mé|muid a_chur ar_aghaidh|tríd chuig|go
      cuir ... ar_an_líne|ar_an_bhfón
      cuir|aistrigh|ceangail ... tríd|trí ... mé|muid|chuig|le
    `),
  ],
  [
    'move',
    irishPatterns(`
      coinne|áirithint ... dé|ag|don ... bhféadfadh|féidir|bhféadfaí ... bheith|bhogadh|dhéanamh ... dé|ag|ar|an|amárach|tráthnóna|maidin
      síos|in_áirithe don|do|dé|ar|le ... ach|ba|bheadh|bhféadfainn ... fearr|áisiúla|fusa|oiriúnaí|oirfeadh|d'oirfeadh
      botún|earráid|mícheart|contráilte ... lá|dáta|am|uair
      ní|níl|nach ... teacht|ann|thiocfaidh|freastal|dhéanamh|féidir ... ndéanfadh|n-oirfeadh|oirfeadh|n-oireann|bhfeilfeadh|bhfóirfeadh|mbeadh|bhféadfainn|bhféadfaimis|bhféadfaí|céard_faoi|cad_faoi ... cúis|agat|agaibh|ina_áit|saor|eile|ina_ionad|dom|duit|daoibh|teacht|$
      fearr liom|linn|leis|léi|leo ... aoine|luan|máirt|céadaoin|déardaoin|satharn|domhnach|maidin|tráthnóna ná|seachas
    `),
  ],
  [
    'complaint',
    irishPatterns(`
      ghlaoigh|scríobh|d'iarr|chuir ... uaire|huaire|uair|faoi_dhó ... ní|níor|gan|fós
      níor|níl chuala|cloiste ... tada|faic|dada|rud|scéal|aon
      chuir|rinne|dheisigh|d'fheistigh sibh ... briste|ag_sileadh|scoilte
      níor mhair|sheas|oibrigh
      bille|sonrasc ... mícheart|contráilte
    `),
  ],
  [
    'cancel',
    irishPatterns(`
      bain|bainigí ... áirithint|coinne
      bain|bainigí|tóg|tógaigí mé|muid|sinn|m'ainm ... den|de|ón|as|ó an? liosta|leabhar|dialann
    `),
  ],
  [
    'injection',
    irishPatterns(`
      scaoil|fág|sáraigh|seachain|caith ... rialacha|treoracha|srianta
      cad|céard|goidé|cad_iad|inis ... treoracha|rialacha ... tugadh|duit|agat|dúradh
      uimhir|uimhreacha|sonraí|seoladh|seoltaí|ainmneacha|taifid ... gach|uile|eile|na ... custaim*|othar|cliant*|gcustaim*|n-othar|daoine
    `),
  ],
  [
    'smalltalk',
    irishPatterns(`
      an|nach fíordhuine|duine|róbat|meaisín|ríomhaire|bot|robot thú|tú|tusa|atá|é
    `),
  ],
  [
    'book',
    irishPatterns(`
      chéad|gcéad ceann|choinne|coinne|am eile|saor ... saor|ar_fáil|agaibh|$
      chéad|gcéad choinne|coinne|am|slot|bearna eile|saor
      duine|duine_éigin|sibh ... féachaint|breathnú|amharc ar|air|uirthi|orm
    `),
  ],
  [
    'where',
    irishPatterns(`
      conas|cén_chaoi|cad_é_mar ... thiocfainn|teacht|bainfinn_amach ... chugaibh|chugat|ann ... ó|$
    `),
  ],
  [
    'hours',
    irishPatterns(`
      go dtí|suas_go cén_t-am|cén_uair|cathain
      cén_t-am|cathain|cá_fhad|cé_chomh|cén_uair|cá_huair|go_dtí|bhfuil|mbíonn|mbeidh|bíonn|bhíonn ... oscailte|foscailte|dúnta|dúnadh|druidte|dúnann|ndúnann|osclaíonn|druideann|n-osclaíonn
      ^ an|nach bhfuil|mbíonn|mbeidh sibh ag_obair ... luan|máirt|céadaoin|déardaoin|aoine|haoine|satharn|sathairn|domhnach|domhnaigh|deireadh_seachtaine|anocht|amárach|nollaig
    `),
  ],
  [
    'price',
    irishPatterns(`
      saor in aisce
      caithfidh|gcaithfidh|mbeidh_orm ... íoc
      táille|costas|muirear|pionós ... chealú|cealú|ar_ceal|athrú|chealaím|gceal
      ^ cé|cá mhéad|mhéid ... ar|atá|a_chosnaíonn|chosnódh|bheadh|bheas
    `),
  ],
  [
    'person',
    irishPatterns(`
      ní|níl|nach ... labhairt|caint|plé ... meaisín|róbat|ríomhaire|bot
    `),
  ],
  [
    'smalltalk',
    irishPatterns(`
      mé|muid|sinn gur|go ... labhairt|caint|scríobh agam|againn
      fháil bháis den|leis|ó leadrán|leadránacht|tuirse
      fháil bháis don|chun|le_haghaidh|leis|ar_son an? deireadh|nollaig|aoine|saoire|caife|tae
      in am don|do|le_haghaidh an? deireadh_seachtaine|tae|lón|caife
      buíochas le dia ... aoine|deireadh_seachtaine buailte|linn|tagtha|ann
      cluiche ... aréir|inné|dé
    `),
  ],
]
