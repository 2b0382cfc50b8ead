import { both, matchesEither } from '../../text/both-languages.ts'

const OWN_BOOKING = both(
  `
  what|which time|day|date is|was my|our|the appointment|booking|slot|reservation|visit
  when is|was|am|are my|our appointment|booking|slot|reservation|visit|table|next_appointment|next_visit
  when|whens is|was? my|our haircut|cut|colour|meeting|viewing|lesson|class|treatment|appt
  whens my|our appointment|booking|slot|reservation|visit|table
  what|whats is? my|our booking|appointment|reservation|table again|for|$
  what did i|we book|reserve
  when am|are i|we booked|in|due|down
  what|which time|day|date am|are|do|did i|we booked|in|due|down|book|come|coming|have
  what|which time|day|date is|was it my|our|the appointment|booking
  what|when appointment|appointments|bookings|booking do|have i|we have|got|booked|$
  what i|we|ive|weve have|got? booked|reserved
  what have|do i|we have|got? booked|reserved
  do|have i|we have|got an|any|my appointment|appointments|booking|bookings with|booked|coming|already|this|next|tomorrow|today|on|made
  ^ my|our appointment|booking is|was at|on|for ... right|correct|isnt_it|yeah|no $
  am i booked|down in|for
  am|are i|we booked|down in? or_not|or_what|or_no|at_all|$
  how_many appointments|appts|bookings|tables|reservations do|have i|we have|got|booked
  remind me ... appointment|booking
  forgot|forget|forgotten|remember|check|confirm|know what|when|the? time|day|date? ... my appointment|booking
  forgot|forget|forgotten|remember|check|confirm|see my appointment|booking time|day|date|$
  details of|for|about my appointment|booking
  `,
  `
  cathain|cén_uair|cén_t-am|cén_lá|cá_huair|cá_ham ... mo|ár choinne|cuairt|áirithint|bord|cruinniú
  cathain|cén_uair|cén_t-am|cén_lá|cá_huair ... coinne|cuairt agam|againn
  cathain|cén_uair|cén_t-am|cén_lá|cá_huair ... mé|mise in_áirithe|síos|ag_teacht
  cad ... am|lá ... mo choinne
  an bhfuil coinne agam|againn
  cé|cá mhéad coinne|áirithint|bord ... agam|againn
  cén|cad_iad|cad_é na|an? coinne|coinní|bord|boird|áirithint|áirithintí atá agam|againn
  rinne|rinneadh dearmad ... am|lá|uair mo coinne
  ní cuimhin ... coinne
  cuir i_gcuimhne ... coinne
  `,
)

const WHAT_BOOKED = both(
  `
  have|do|did|has i|we have|got? anything|something|nothing booked|down|reserved
  is|are there anything|something booked|down|reserved for|under me|us|my|our
  what|whats have|has|did|do you|ye|yis|u|they have? got? down|booked|noted for|under me|us|my|our
  what|whats booked|down for|under me|us|my|our
  `,
  `
  an bhfuil aon_rud|rud|tada|rud_ar_bith|faic curtha? in_áirithe|síos agam|againn|dom|dúinn|faoi
  cad|céard|cad_é atá|a_bhí curtha? in_áirithe|síos agam|againn|agaibh|agat|dom|dúinn
  `,
)

/** "Have I anything booked now?", "cad atá síos agaibh dúinn?": also of what is being booked. */
export const asksWhatIsBooked = (text: string): boolean => matchesEither(text, WHAT_BOOKED)

const WHOM = both(
  `
  who|whos is|am|are|will|was? it|that|this|i|we|appointment|my_appointment|the_appointment be? with|seeing|see|meeting|meet
  who|whos is|will|going_to? be? doing|giving it|that|this|my|the
  who do|did|will|would|am i|we see|get|have|meet|getting|having on|at|then|tomorrow|for_it|for_that|$
  which|what doctor|person|one|stylist|therapist|barber|mechanic|dentist|nurse|physio am|is|will|do|did i|it|we be? seeing|with|see|have|get
  `,
  `
  cé leis ... bhfuil|mbeidh|beidh|atá sé|sí|mé|é|í|coinne|$
  cé leis mo|an choinne
  cé a fheicfidh|chasfaidh mé|muid|orm
  cé a bheidh agam|ann|á|liom
  cé a dhéanfaidh|dhéanfas é|í|an
  `,
)

/** "Who is it with?", "cé leis a bhfuil sé?" */
export const asksWithWhom = (text: string): boolean => matchesEither(text, WHOM)

const HELD = both(
  `
  is|will|was|would|can|could it|that|this|appointment|my_appointment|the_appointment|the_call|the_meeting|the_chat|the_conversation be? ... online|in_person|on_the_phone|over_the_phone|by_phone|on_phone|a_phone_call|phone_or|or_phone|phone_call|a_call|face_to_face|on_video|a_video|by_video|on_zoom|zoom|remote|virtual|in_your|at_your|in_the_clinic|in_the_shop|in_the_office|in_the_surgery
  ^ zoom|video|online|phone|in_person or phone|zoom|video|online|in_person|call|$
  do|will|would|should i|we need_to|have_to? come|go|call|travel in|into|to|out to? you|your|the|$
  is|will it|that|this be? you? ringing|calling|phoning|ring|call me
  thats|its|that_is|it_is|thatll|itll|so|just|and be? just|all? by_phone|by_the_phone|over_the_phone|on_the_phone|a_phone_call|phone_call|online|by_video|on_video|on_zoom|a_video_call is|isnt|right|yeah|yes|correct it|that|$
  ^ so|and|just|only by_phone|over_the_phone|on_the_phone|a_phone_call|phone_call|online|by_video|on_zoom is|isnt|right|yeah it|$
  only|just|unless|provided|as_long_as|once if? its|it_is|it_can_be|it_could_be|thats|i_can_do_it by_phone|over_the_phone|on_the_phone|a_phone_call|online|by_video|on_video|on_zoom|a_video_call
  can|could|would|will i|we|you|ye do|have|hold|make|take it|this|that|mine|the_meeting|the_appointment|the_visit|the_conversation|the_chat ... by_phone|over_the_phone|on_the_phone|a_phone_call|a_call|by_video|on_video|on_zoom|a_video_call
  would|will|does|is|could a? phone_call|video_call|call_instead do|work|suit|possible|ok|enough
  is there a? phone|video|online|remote option|version
  `,
  `
  an|ar|nach bhfuil|mbeidh|raibh? sé|sí|é|í|mo_coinne|an_coinne? ar_líne|ar_an_fón|ar_an_guthán|i_bpearsa|aghaidh_ar_aghaidh|ar_zoom
  ar_líne|ar_an_fón|ar_an_guthán|i_bpearsa nó ... ar_líne|ar_an_fón|ar_an_guthán|i_bpearsa|agaibh
  an féidir|bhféadfadh é|í|sé|sí a? bheith|dhéanamh ar_líne|ar_an_fón|ar_an_guthán|ar_zoom
  an|ar bhfuil|mbeidh|i sé|sí|coinne|an_coinne ... agaibh|san_oifig|sa_clinic|sa_siopa
  an ar_an_fón|ar_an_guthán|ar_líne|glao_gutháin|glao_fóin|físghlao ... a|é|atá|bheidh|bheas
  ar_an_fón|ar_an_guthán|ar_líne|glao_gutháin|glao_fóin|físghlao atá|a_bheidh|a_bhíonn sé|é|sin|ann|an_coinne
  ar_an_fón|ar_an_guthán|ar_líne|glao_gutháin|glao_fóin|físghlao é? sin? an_ea|nach_ea
  an féidir|bhféadfaí|bhféadfadh|dtig|bhféadfainn ... glao|glao_gutháin|glao_fóin|físghlao ... dhéanamh|bheith|fháil de|ann|ina_áit
  an féidir|bhféadfaí|bhféadfainn|bhféadfaimis|dtig ... é|í|sé|sin|an_cruinniú|an_coinne a? dhéanamh|bheith|reáchtáil ar_an_fón|ar_an_guthán|ar_líne|ar_zoom
  más|mura|muna ar_an_fón|ar_an_guthán|ar_líne|glao_gutháin|glao_fóin|físghlao é|atá|a_bheidh|sé
  an nglaofaidh|nglaonn|scairtfidh sibh|siad|duine|sé|sí orm|ormsa nó
  an leor|ndéanfadh|bhféadfadh glao|glao_gutháin|físghlao
  `,
)

/** "Is it online or in person?", "an ar an bhfón atá sé?" */
export const asksHowHeld = (text: string): boolean => matchesEither(text, HELD)

const IN_PERSON = /(?<!\p{L})(?:in person|face to face|i bpearsa|aghaidh ar aghaidh)(?!\p{L})/iu
const TALKS = /(?<!\p{L})(?:talk|speak|chat|somebody|someone|labhairt|caint|duine)(?!\p{L})/iu

const PREFERS =
  /(?<!\p{L})(?:prefer|rather|like|want)(?: (?:it|that|to do it|the (?:meeting|appointment|call)))? (?:(?:by|on|over|as) )?(?:(?:the|a) )?(?:phone|phone call|video|video call|zoom|online)(?!\p{L})|(?:b['’]fhearr|is fearr|ba mhaith) (?:liom|linn)(?: (?:é|an cruinniú|an choinne))?(?: a bheith| a dhéanamh)? (?:(?:ar )?an (?:bhfón|fón|nguthán|guthán)|ar líne|físghlao)(?!\p{L})/iu

/** "Phone, not in person", "we'd prefer the phone": how an appointment is wished, and no wish for a person. */
export const saysHowHeld = (text: string): boolean => (IN_PERSON.test(text) || PREFERS.test(text)) && !TALKS.test(text)

const WHERE_HELD = both(
  `
  ^ so|and|but|sorry? where|wheres is|will? it|that|this|appointment|my_appointment|the_appointment be? on|at|held|happening|again|$
  where do|will|should i|we have_to|need_to? go|come|be
  `,
  `
  cá|cén_áit a? bhfuil|mbeidh|beidh|atá sé|sí|mo_coinne|an_coinne ar_siúl|arís|$
  cá|cén_áit a? rachaidh|dtéim|dtiocfaidh mé|muid|$
  `,
)

/** "Where is it on?", "cá mbeidh sé ar siúl?" */
export const asksWhereHeld = (text: string): boolean => matchesEither(text, WHERE_HELD)

const DETAIL = 'name|surname|number|phone_number|email|email_address|details|contact_details'
const DETAILS = both(
  `
  what|which ${DETAIL} is|was|am it|that|this|i|booking|the_booking|my_booking|appointment|the_appointment|my_appointment booked? under|in|for|down
  what|which ${DETAIL} do|did you have|put|take|use|note|send ... me|it|my|us|to|down|under|that
  what|which ${DETAIL} have you got? for|on|down me|it|my|us|that|for
  is|are|have ... ${DETAIL} on|with|under|in it|there|the_booking|my_booking|our_booking|the_appointment|my_appointment|the_table
  is|are my|the ${DETAIL} ... right|correct|ok|alright|spelt|spelled
  did|have you get|got|take|note|save|put? ... my ${DETAIL}
  `,
  `
  cén t? ainm|uimhir|ríomhphost|seoladh_ríomhphoist ... faoi|air|leis é|sé|an_coinne|$
  cén t? ainm|uimhir|ríomhphost|seoladh_ríomhphoist ... agat|agaibh dom
  an bhfuil mo|an? ainm|uimhir|ríomhphost|sloinne litrithe? ceart|i_gceart
  `,
)

/** "What name is it under?", "is my number right?" */
export const asksForDetails = (text: string): boolean => matchesEither(text, DETAILS)

/** "It" and "the appointment" mean what is booked. */
const MEANS_OWN =
  /(?<!\p{L})(?:it|that|this|i|we|(?:the|my|our) (?:appointment|appt|booking|visit)|s[ée]|s[íi]|air|uirthi|orm|m[ée]|(?:an|mo) (?:choinne|chuairt))(?!\p{L})/iu

/** Whether a question about a length or a price may be about what is booked. */
export const meansOwnBooking = (text: string): boolean => MEANS_OWN.test(text)

/** "What time is my appointment?", "Cathain atá mo choinne?": the caller asks for a booking of theirs. */
export function asksForOwnBooking(text: string): boolean {
  return matchesEither(text, OWN_BOOKING) || asksWhatIsBooked(text)
}
