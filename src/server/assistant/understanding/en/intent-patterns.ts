import { englishPatterns } from '../../text/patterns.ts'
import type { INTENT_ORDER, IntentPatterns } from '../intents.ts'

const intent = (certain: string, likely = ''): IntentPatterns => ({
  certain: englishPatterns(certain),
  likely: englishPatterns(likely),
})

const BOOKING =
  'appointment|appointments|appoint|slot|booking|reservation|consultation|consult|session|visit|table|check_up|checkup|viewing|meeting|spot|time|room|lesson|place|space'

export const ENGLISH_INTENTS: Record<(typeof INTENT_ORDER)[number], IntentPatterns> = {
  injection: intent(`
    give|tell|show|list|read|send|what|whats|who ... names|name|numbers|number|details|address|addresses|bookings ... everyone|everybody|people|person|customer|customers|patient|patients|client|clients|guest|guests|booked|last
    free ... every|all appointment|appointments|booking|bookings|everything ... is|are
    ignore|disregard|forget|override|bypass|skip ... previous|prior|above|earlier|instructions|instruction|rules|guidelines|prompt|programming|told|restrictions|training
    system|hidden|initial|secret|original|developer|internal prompt|instructions|message|rules|configuration
    your|the|its|full|print|reveal|show prompt
    you are|act|behave now|as ... dan|admin|root|pirate|unrestricted|jailbr*|developer|different|evil|hacker|uncensored
    from now on you|answer|respond|reply|only
    act|behave|pretend|roleplay|role_play|imagine|respond|answer|talk as|to_be|youre|you_are|that_you|like a|an|the|if|my|you|no
    pretend|imagine|suppose|assume|lets_say youre|you_are|to_be|that_you|you_have|you_were|im|i_am|no
    jailbr*
    developer|debug|god|admin|maintenance|sudo|dan|root mode
    sudo
    ^ system|assistant|admin|developer|instruction|instructions
    repeat|print|output|reveal|display|dump|show|tell|give|list|copy|echo ... instructions|prompt|configuration|above|system|api|api_key|password|passwords|credentials|database|training|source_code|guidelines|rules_you
    show|give|tell|list|reveal|send|print ... api|secret|access|private|encryption key|keys
    show|give|tell|list|reveal|send|export|read|share|display|get|what|whats|dump ... other|all|every|everyone|everybody|everyones|previous|another|last|another_persons customer*|client*|caller*|patient*|people*|user*|person*|phone|numbers|emails|email|addresses|details|bookings|appointments|else|else's|elses|guests|guest|members|peoples|names|records|data
    details|number|numbers|address|appointments|bookings|email|emails|records|file|files of|for|belonging_to ... other|all|another|someone_else|everyone|somebody_else|the_last|your_other
    other|another|all customers|customer|client|clients|patient|patients|patients|callers|users|guests|members|persons|peoples ... number*|name*|detail*|address*|email*|data|record*|booking*|appointment*|file*
    i am|im the|an|your? admin*|administrator|developer|owner|ceo|creator|programmer|boss|engineer ... show|give|grant|access|disable|override|let|allow|delete|so|need|turn|list
    disable|turn_off|remove|without|switch_off your? the? all? safety|filter*|guardrail*|restrictions|rules|limits|security|safeguards
    drop table|tables|database
    select from
    delete|wipe|erase all|every|everything|the bookings|appointments|data|records|database|diary
    confirm|approve|grant|give|apply ... free|100|discount|refund ... without|admin|owner|percent|override|code
    you|youll must|have_to|will obey|comply|do_as|follow_my|now
    do anything now
    no rules|restrictions|limits|filter|filters
    new instructions|instruction|rules|rule
    end of|the prompt|instructions
    script alert
    base64|rot13|decode_this|translate_your
    write|generate|give ... poem|essay|code|python|javascript|malware|virus|keylogger|hack
    hack ... into|the|system
    your? instructions|rules are|were|say|begin|start|have_changed
    what|whats are|is|were your? instructions|system_prompt|initial_prompt|rules|guidelines|hidden_rules
    bypass
    override
  `),
  insult: intent(
    `
    fuck*|fucker|feck_off|f_off|fuk|fck|stfu|gtfo|wtf_is_wrong|piss_off|sod_off|bugger_off|bollocks|bollix|bolloxed|bollox|bollock|wanker*|gobshite*|gobshit|arsehole*|asshole*|prick|dickhead*|cunt*|bastard*|bitch*|tosser|twat|knob|knobhead|shithead|scumbag|scumbags|moron*|imbecile|cretin|dipshit|gowl|geebag|langer|feckin_eejit|muppet*|spa|spastic|retard*|plonker|dope|gombeen|dumbass|bullshit|bullshitter|shite|crap_bot
    eejit*|idiot*|fool|clown|clowns|gom|amadan|thick|thicko
    shut up|it|your_mouth|your_gob|your_face
    shut the hell|fuck|feck
    go to|and hell|jump|yourself|away_and|shite|blazes
    you|youre|u|your|yer|this|that|it|its|are|such|what|a|bloody|stupid is|are|re|a|an|really|so|very|just|bot|machine|thing|complete|total|absolute|pure|right|pack|load|piece|bloody|stupid? stupid|useless|dumb|pathetic|rubbish|brutal|hopeless|crap|shit|garbage|trash|worthless|brainless|thick|disgusting|a_disgrace_to|waste|waste_of_space|a_waste|dense|idiotic|an_idiot|a_moron|ugly|incompetent|rubbish_bot|of_junk|of_crap|of_shit|of_rubbish|clueless
    you|ye|you_lot stupid|useless|dumb|thick|bloody|ugly|dirty|pathetic|lying|brainless|horrible|miserable ...
    stupid|useless|dumb|thick|bloody|pathetic|brainless|shitty|crappy|worthless|lousy robot|bot|machine|computer|thing|ai|yoke|chatbot|program|assistant|receptionist|crowd|shower|pile|piece|lump|contraption|software
    i? hate|despise you|this_bot|this_thing|robots
    drop dead
    kiss|lick my arse|ass|hole
    screw|stuff|damn|sod|feck|bugger you|off|yourself
    get stuffed|lost|bent
    ask my arse|ass|hole
    me hole|arse
    my hole|arse
    shower of bastards|eejits|wasters|chancers|cowboys|gobshites|crooks|clowns
    up yours
    you suck
    suck my|it
    piece of shit|crap|junk|rubbish|garbage
    waste of space|oxygen|skin|time
    youre|you_are|your|ya|pack_of|bunch_of a|an? feckin|fecking|feckn|bleedin|frigging|friggin
    load of bollocks|crap|shit|rubbish|shite|bull|tripe
    liar*
    your? mother|ma is? a|ugly|fat
    you smell|stink
  `,
    `
    useless|pathetic|brutal
    hell
  `,
  ),
  complaint: intent(
    `
    complain*
    disgrace*|disgust*|appall*|unacceptable|outrageous|shocking|scandal*|shambles|atrocious|abysmal|unprofessional|incompeten*|negligen*|ombudsman|solicitor_on|trading_standards
    this_is|its|thats|what a joke|farce|shambles
    your|yere|one_of_your driver|staff|lad|crowd|man|receptionist|guy|waiter|plumber|van|team|people|girl ... hit|broke|damaged|scratched|shouted|cursed|swore|refused|ignored|laughed|left|lied|nearly|ruined|parked
    not|isnt|wasnt|arent|never a_bit|very|one_bit|at_all? good_enough|acceptable|up_to_scratch|fit_for_purpose|happy|satisfied|impressed|pleased|on|one_bit_happy
    im|i_am|we|were|was|very|extremely|really|so|not|totally|far_from very|really|so|extremely|totally|absolutely|not|quite|far|bitterly|one|a? unhappy|dissatisfied|disappointed|annoyed|upset|angry|furious|raging|fuming|livid|disgusted|frustrated|let_down|displeased|cross|happy_with|bit_happy|from_happy
    unhappy|dissatisfied|disappointed|annoyed|upset|angry|furious|raging|fuming|livid|disgusted|frustrated with|at|about|by|that|over|because
    raging|fuming|livid|furious
    overcharg*|over_charged|double_charged|charged_twice|billed_twice|ripped_off|rip_off|scam*|charged_too_much|charged_me_too|charged_for_something|wrong_bill
    charged|billed ... twice|wrong|too_much|double|extra|never|didnt|mistake|incorrect*|shouldnt
    nobody|no_one|noone|never|not_one|none|yous_never|somebody_was_meant|someone_was_supposed|still ... rang|ring|called|call|got_back|answered|replied|apologised|turned_up|showed_up|came|come|told|responded|phoned|bothered|listened|explained|back_to_me|heard_back|contacted|fixed|emailed
    supposed|meant|promised|guaranteed|told to|that|me|id|i ... never|nobody|didnt|hasnt|havent|still|no_one|but|wasnt|not
    third|second|fourth|fifth|umpteenth|hundredth time ... cancel*|this|ive|ask*|rang|call*|happen*|wrong|mess*|late|no|ye|you
    keep|keeps|kept cancelling|cutting_me_off|putting_me_off|fobbing|changing|losing|getting_it_wrong|messing|ignoring
    you|ye|your_crowd|they|he|she|staff|driver|receptionist|waiter|doctor|nurse|girl|lad|man|woman|who|somebody|someone was|were|has_been|have_been|is|are so|very|really|extremely|quite|a_bit|pure|awful|fierce? rude|ignorant|dismissive|unhelpful|aggressive|abrupt|nasty|disrespectful|late_again|careless|abusive|sloppy
    rude|ignorant ... me|to|staff|receptionist|with
    treated ... badly|poorly|terribly|awful|dirt|disgrace*|rude*|was|were|how|way|like
    how|way i|we|my ... treated
    left waiting|sitting|standing|hanging|on_hold
    on hold ... hour|minutes|ages|half
    havent|hasnt|werent|wasnt|not|never been? collected|delivered|fixed|repaired|answered|done|finished|cleaned|emptied|paid|refunded ... weeks|days|yet|months|since|again|still|in
    waited|waiting|left_waiting|kept_waiting ... over|hour|hours|weeks|months|ages|apolog*|ridiculous|nobody|half_the_day|since|joke|still|too_long
    still waiting|havent|hasnt|broken|not_fixed|no_sign|nothing|no_answer|not_working
    bad|terrible|awful|poor|horrible|desperate|shocking|brutal|lousy|dreadful|woeful|worst service|experience|customer_service|job|work|treatment|attitude|standard|meal|food|stay
    worst ... ever|experience|service|place
    service|food|work|room|job|treatment|place|place_was|state|quality|meal ... is|was|were|been|of ... terrible|awful|poor|horrible|desperate|shocking|brutal|shoddy|sloppy|slapdash|substandard|botched|disgrace*|filthy|dirty|cold|appalling|dreadful|woeful|rotten|manky|bad|muck|useless|a_joke
    job|work|repair|filling|roof|boiler|haircut|crown|paint|car|tooth|yoke|installation ye|you|he|they|she|your_lad|your_crowd ... did|done|fixed|gave|put_in|fitted|broke|broken|fell|falling|worse|wrong|apart|bits
    fallen|fell|falling|come|came apart|asunder|off_again|out_again|to_bits
    left ... bits|mess|state|worse|tatters|dirty|stranded|high_and_dry|in_pain
    worse than|now before|than|after|since
    want|demand|expect|need|looking_for|give_me|entitled_to|owed an? explanation|apology|refund|my_money_back|compensation|money_back
    money|refund back|my_money
    ruined|wrecked|destroyed|damaged|scratched|botched|messed_up|made_a_hames|made_a_balls
    never|not coming|using|going|be|darken|come|use|again ... again|back|you|customer
    take|taking|took|going ... business|custom elsewhere
    bad|negative|one_star|1_star review
    report|reporting ... you|this|yous
    take ... further|legal
    what kind|sort of ... is_this|are_you|are_ye
    fed up|sick_of
    sick|tired|fed_up of|with ... waiting|ringing|calling|being|this|asking|ye|you|excuses
    let down
    wrong ... order|item|size|bill|amount|thing|tooth|room ... again|given|sent|delivered|charged|gave|got
    faulty|defective|damaged ... sold|sent|delivered|arrived|you|bought
    mistake ... bill|invoice|my|made
    ripped|rip off
    yere|ye_are|your|youre|you_are|pack_of|bunch_of|shower_of|crowd_of pure|total|nothing_but|only|a|just? robbers|thieves|crooks|chancers|cowboys|gangsters|robber|thief|crook|chancer
    ye|you|yous|yis robbed|fleeced|skinned|scalped me|us|my|him|her|them
    darken your|yere|that|this door
    daylight|highway robbery
    not|never|wont|refuse|refusing to? pay|paying|be_paying for|that|this|it|ye|you|them|twice|again|a_penny|a_cent
    price|bill|cost|invoice ... nearly|almost|near killed|finished me|us
    nearly|almost|near died|fainted|collapsed|choked|fell ... bill|price|invoice|cost
  `,
    `
    joke
    ridiculous
    broken|dirty|filthy|cold|late ... again|still|was
    problem|issue with ... service|last|order|bill|staff
    `,
  ),
  cancel: intent(
    `
    cancel|cancelling|cancellation|cancels ... my|the|our|it|that|this|a|an|tomorrow|tomorrows|todays|monday*|tuesday*|wednesday*|thursday*|friday*|saturday*|sunday*|please|booking|appointment|all|for|${BOOKING}
    ^ cancel|cancelling
    want|need|like|have|got|wish|going|must|may|will|would|could|can|possible|ill|id|gonna to|you|i|we|it|just|please? to? cancel
    to cancel
    please cancel
    cancel please
    call|calling off ... appointment|meeting|booking|visit|it|my|the
    call|calling it|that|the_appointment|my_appointment|things off
    take|strike|cross|remove|scratch|wipe|scrub me|us|my|him|her|his ... off|out|from ... list|book|diary|books|schedule|calendar|for|tomorrow|on
    take|strike|cross|remove|scratch|wipe|scrub me|us|him|her|that|it|my_name|our_name off|out
    scrap|delete|drop|remove|scratch|ditch|withdraw|bin|void|annul|undo|rescind|revoke|abandon ... booking|appointment|reservation|visit|slot|it|session|order|table|room|one|mine|meeting
    scrap|ditch|bin|drop my|the half|quarter_past|quarter_to? eight|nine|ten|eleven|twelve|one|two|three|four|five|six|seven|8|9|10|11|12|1|2|3|4|5|6|7 oclock|o_clock|am|pm|$
    forget|never_mind|leave|skip|park about? ... appointment|booking|visit|session|reservation|table
    no|dont|not|wont|doesnt longer|need|be|going_to|want|require|needing|any ... need|needing|require|want ... appointment|booking|slot|table|visit|room|it|session|reservation|anymore|the_one
    dont|do_not|wont|no_longer|not|didnt|wont_be need|want|require|needing|wanting ... appointment|booking|slot|table|visit|room|session|anymore|any_more|it_now|reservation|after_all|meeting|it_anymore
    cant|cannot|can_not|wont|will_not|not|unable|couldnt|wouldnt|no_longer|isnt|not_going able_to|be|be_able_to|to|going_to|gonna? make|come|attend|keep|show|be_there|get_there|be_coming|be_in|be_attending|coming|turn_up|be_around|go|get_in|come_in|be_making|makin|make_it
    not|wont_be coming|attending|going_ahead|able_to_make|able_to_come
    no need|call for ... visit|appointment|slot|booking|session|anymore|any_more|callout|call_out
    rid of
    drop|dropping|pull|pulling|back|backing|bow out
    pull the plug
    cant|cannot|wont|unable|not_able to? do|manage my|the|our grind|grinds|lesson|lessons|class|session
    give|giving ... my|the|our slot|appointment|place|table ... up|away|someone_else|to
    give up my|the|our slot|appointment|place|table
    free up ... slot|appointment
    im|were|i_am|we_are out for|tomorrow|on|monday|tuesday|today
    count me|us out
    dont|do_not|wont expect|be_expecting me|us
    changed my|our mind
    let|someone|somebody|anyone else ... have my|the slot|appointment|place
    miss|missing ... appointment|tomorrow|session
    get out of my|the? appointment|booking
  `,
    `
    cancel
    not going to make it
  `,
  ),
  move: intent(
    `
    reschedul*|rearrang*|re_arrange|re_schedule|rebook*|re_book|postpone*|postponing|defer*|adjourn
    move|shift|push|swap|switch|transfer|bump|shove ... my|the|our|it|that|appointment|booking|slot|to|back|out|forward|another|different|time|day|visit|session|for|along|us|me|around
    change|changing|alter|adjust|amend|modify ... my|the|our|day|date|time|appointment|booking|slot|reservation|visit|when|it|from|to|hour ... appointment|booking|slot|time|day|date|reservation|visit|to|hour|for|from|it|table|session
    change|alter|adjust|amend|modify my|the|our|it|that|appointment|day|time ... to
    can|could|possible|need|want|like|have|id|may|must|do i|we|you|to|it|have? change|alter|amend ... appointment|time|day|date|booking|it|slot|reservation|mine
    push|put|bring|knock|pull|move|shift me|us|it|that|my_appointment|the_appointment|the_time|things|him|her|my|the ... back|out|forward|forwards|off|ahead|later|earlier|on|to
    bring|pull ... appointment|booking|it|mine|visit|session|me ... forward|forwards|closer|ahead
    put|putting off|back my|the|it|our|till|until
    put ... off|back till|until|by|an|to|for
    different|another|other|alternative|new|better|earlier|later|sooner|closer time|day|date|slot|appointment|one|hour ... instead|than|mine|one|i_have|ive|available|work|suit|possible|for_my|please|week|appointment
    instead of|at|next|on|tomorrow|friday|monday|tuesday|wednesday|thursday|saturday|sunday
    later|earlier|sooner in|on|that|the|than ... day|same|week|one|date|appointment|planned
    make|do|have it ... instead|later|earlier|after|before|rather
    instead
    rather|sooner|prefer come|go|have|be|do|it|make ... on|at|in|the|tuesday|monday|wednesday|thursday|friday|saturday|sunday|morning|afternoon
    booked|down|in|pencilled|appointment|slot ... but|and could|can|would|i|itd|it|id|is ... come|make|suit|instead|change|be|later|earlier|at
    come|do|have|make|be|go ... different|another|other time|day|date|slot
    rather than
    no longer|doesnt|wont works|work|suits|suit|suiting|good
    is|are|have|any there|you|ye? another|other|different $
    any|anything|is_there|something|possible|a|have_you|slightly|little|bit|come|in earlier|sooner|later ... than|appointment|slot|time|date|mine|one|cancellation
    earlier|sooner|later than the|what|my|that|i|we
    doesnt|dont|wont|does_not|not|isnt|no_longer|didnt suit|suiting|work|working|good|do|suits ... day|time|date|another|anymore|any_more|me|us|now|other|different|else
    cant|cannot|wont|not make|do|come ... have|is|could|any|can|but|how ... another|different|instead|other|later|earlier|following|next|afterwards|after
    running late ... could|can|push|make|move|instead|still
    make|making it|mine|that a? later|earlier|bit|little|different|another|hour|half
    pick|choose|find|get|look|need ... another|different|new|alternative time|day|date
    another time|day|date ... appointment|instead|for_it|please|suit
    want|like|need|have|come|go ... come|go|be|it ... different|another|earlier|later day|time|date
    not ... day|time|tomorrow|monday|tuesday|wednesday|thursday|friday ... but|instead|rather|after
    brought|bring forward
    come|go|be|start|fit_me|seen ... hour|bit|little|half_hour|day|week earlier|later|sooner
    delay ... appointment|booking|visit|it|by|my
  `,
    `
    change|changing
    later|earlier|sooner
  `,
  ),
  message: intent(
    `
    take|leave|leaving|pass|pass_on|passing|give|get|relay|send|deliver|left|write ... message|messages|note|word|voicemail|memo
    message|note for|to ... from|please|manager|him|her|them
    leave word
    pass|passing|relay|forward|hand this|it|that|on|along ... on|along|to|that|word|message|over
    pass on
    let him|her|them|the|everyone|dr|doctor|mr|mrs|ms|my|your|someone|whoever ... know|have
    tell|inform|remind|notify|text|say|mention|ask him|her|them|the|dr|doctor|mr|mrs|ms|mary|john|your_man|himself|herself|my|someone|everybody|staff|whoever|nurse|manager|boss
    can|could|would|will|please|just|ever you|ye|u? ever|just|please|kindly? tell|inform|remind|ask|text|say_to|mention_to|let ... that|to|i|im|its|hes|shes|about|know|the|ill|we|were
    ^ please? tell|ask|inform|remind|say_to
    tell|ask ... to ring|call|phone|contact|email|get_back|text|come|bring|check ... me|back|him|her|us
    get|ask him|her|them|dr|doctor|someone_to|mary|john ... to call|ring|phone|contact|text
    say that|to_him|to_her|hello
    message|word|note to|for|that|from
    make sure ... knows|gets|know|told|hears
    just|only letting|to_let ... know
    letting ye|you|them know
    want|need|like|wanted someone|somebody|anyone|them|the|him|her|your? boss|manager|landlord|team|office? to know
    fyi
    for the attention
  `,
    `
    message
    let ... know
  `,
  ),
  person: intent(
    `
    speak|talk|chat|speaking|talking|spoke|word|deal|dealing|converse|communicate ... to|with ... person|human|someone|somebody|anyone|anybody|people|staff|member|manager|receptionist|boss|owner|agent|operator|doctor|nurse|himself|herself|team|adviser|advisor|department|accounts|supervisor|real|in_charge|reception|office|secretary|representative|rep|man|woman|girl|lad|sales|customer_service|customer_services|one_of
    speak|talk|chat|word to|with a|an|the|your|one|mr|mrs|ms|dr|real|actual|whoever
    can|could|may|want|like|need|is|id|trying|rather|prefer|let|get i|we|to|me? to? speak|talk to|with
    get|catch|have a? hold|word of|with someone|somebody|anyone|anybody
    put|connect|transfer|patch|direct|bring|hand|pass|redirect me|us|this ... to|through|over|onto|with
    real|actual|live|living|human|proper|breathing person|human|people|being|agent|someone|operator|voice|one|soul
    human|person|agent|operator|representative|receptionist ... please|now|instead|there|available
    ^ please? a|the|real? human|person|agent|operator|representative|rep|staff|manager|owner|boss|supervisor|receptionist|reception|someone please? $
    not a|the? machine|robot|computer|bot|ai|recording|chatbot
    dont|do_not|rather_not|sick|fed_up|enough|hate|no|without|cant want|like|to|of|deal|talk|talking|dealing|stand ... machine|robot|robots|computer|bot|ai|recording|chatbot|machines|computers
    someone|somebody|anyone|anybody|a_person|person|one_of_your|manager|doctor|he|she|they|you|ye|staff|a_member|nurse|member_of_staff|team ... ring|call|phone|contact|get_back_to|ring_me|buzz|reach ... me|us|back|ring|call|shout|buzz
    someone|somebody|anyone|he|she|they|you|staff|manager|doctor ... give me|us a? ring|call|shout|buzz|bell|callback
    ^ please|can_you|could_you? ring|call|phone me|us $
    ring|call|phone|contact me|us back|please|later|today|when|on
    give|gimme|get me|us a|an? ring|call|shout|buzz|call_back|callback|bell|tinkle
    call back|callback
    callback
    get|find|fetch|bring me|us ... person|human|someone|somebody|manager|staff|supervisor|in_charge|boss|agent
    is|are|anyone|anybody|someone|somebody|theres|there|any there|a|any|real|anyone|somebody|someone ... person|human|someone|somebody|anyone|anybody|people|staff|i_can_talk|to_talk|to_speak|could_talk
    who|whoever ... in_charge|speak_to|talk_to|i_speak|i_talk|responsible
    prefer|rather ... person|human|someone|people|somebody
    give|gimme|get|want|need me|us? a|an person|human|agent|someone|operator|representative
    dont|do_not want|like ... talk|talking|speak|deal ... computer|robot|machine|bot|ai
    see|want|need|ask_for|looking_for|get|give_me|is_there|any ... manager|supervisor|human|real_person|boss|person_in_charge|operator|somebody_real
    member of staff
    customer service|services|care|support
    is|are|would|can|could ... available|around|there|in ... to_talk|to_speak|for_a_chat|to_chat|for_a_word
    has anyone|somebody|someone there
    talk|speak to|with ... please
  `,
    `
    human|operator|representative
    talk|speak to|with
    is|are|if ... there|in|around $
  `,
  ),
  book: intent(
    `
    need|want|send|get|looking_for|have a|an|your|the? plumber|electrician|mechanic|engineer|technician|carpenter|painter|gardener|vet|nurse|surveyor|valuer|builder|roofer|cleaner|locksmith|fitter|handyman|driver ... out|to_us|over|round|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|this|next|please|asap
    of us for lunch|dinner|breakfast|brunch|tea|drinks|sunday|tonight|tomorrow|friday|saturday
    two|three|four|five|six|seven|eight|2|3|4|5|6|7|8|9|10 people? for lunch|dinner|breakfast|brunch|tea
    love|fancy a|an ... haircut|massage|facial|test|lesson|treatment|appointment|viewing|consultation|session|cut|colour
    can|could|may i|we|you|ye get|have ... neutered|spayed|vaccinated|wormed|groomed|clipped|valued|fitted|coloured|trimmed|waxed|serviced|done|cleaned|cut|checked|fixed|repaired ... on|for|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|this|at|$
    any|a|no chance|hope of|to getting|having|get|have ... serviced|cleaned|cut|done|checked|looked_at|fixed|repaired|seen|in
    book|booking|reserve|reserving|schedule|scheduling|arrange|arranging|organise|organize|set_up|setup|fix_up|sort|pencil|pop|slot|squeeze|fit|put|stick|throw|get|secure|request|make|making|have|want|need|like|looking_for|after|for|take|offer|give|any|another|find|do|pick_up|grab|obtain|id_like ... appointment|appointments|slot|consultation|consult|reservation|check_up|checkup|viewing|session|spot|table|meeting|lesson|assessment|consultations|sitting
    book|reserve|schedule|arrange|organise|pencil|squeeze|slot|fit|put|stick|pop|sign|throw|get me|us|him|her|my|one|in|two|it|them|someone|son|daughter|mother|wife|husband|child|mam|dad|mum ... in|down|for|up|on|at|with|seen
    squeeze|fit|pencil|slot|pop|put me|us|him|her|my_son|my_daughter ... in|down
    put me|us|him|her|himself|herself|myself|the_two_of_us ... down
    need*|want*|looking|like|love|due ... a|the|his|her|my|its? tooth|teeth|eyes|ears|glasses|hair|car|van|boiler|brakes|bloods|hearing ... out|checked|looked_at|fixed|done|cut|cleaned|serviced|tested|sorted
    needs|due|wants his|her|its|their|a ... checked|serviced|fixed|cut|cleaned|tested|seen_to|looked_at|check_up|service|done
    somebody|someone|anyone|one_of_the_lads|ye|you come|call|calling out|over|round|up|down to|and|for ... look|fix|see|do|check|have|measure|quote|give
    bring my|our|the|him|her ... in|to_see|over|up ... on|tomorrow|today|this|next|to|for|$
    to|can|could|may|like|want|please|need|id|just|lets|i|we|must|how|do|should|ill|well book|reserve|schedule
    ^ please? book|reserve|schedule
    book|reserve|schedule a|an|the|in|for|it|me|us|two|my|that|this|something|one|somewhere|something_in|with|your|now|please
    see|seeing|seen|meet|visit|have_a_look_at|look_at ... doctor|dr|dentist|physio|vet|therapist|someone|somebody|nurse|him|her|consultant|hygienist|solicitor|stylist|barber|gp|specialist|mechanic|you|one_of_the|adviser|advisor|optician|chiropodist|team|accountant|tutor|teacher|instructor|you_guys|ye|yous|anybody|anyone ... about|on|for|this|tomorrow|today|next|soon|as_soon|asap|friday|monday|tuesday|wednesday|thursday|saturday|some|at|this|in|when|my|please|the|with|week|before|please|$
    get|getting|be|come|go|bring|pop|drop|call|fit in|seen|over|round|around|down|up|him_in|her_in ... to|for|on|tomorrow|today|see|this|next|at|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|some|about|soon|asap|before|with|and|sometime|the|please|$
    can|could|may|like|want|need|love|hoping|looking|when|id i|we|to|he|she|you? to? come|get|pop|drop|call|bring|be in|seen|along|over|round|down|her_in|him_in|by
    can|could|would|any_chance|able|if|will you|ye|of|one|he|she|to|someone|somebody|anyone ... see|take|fit|squeeze|do|have|accommodate|treat me|us|him|her|my|this|anything|something|a_slot|it ... tomorrow|today|on|this|next|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|in|at|soon|now|before|asap|for|about
    any|have_you|have_ye|have_they|anything|are_there|is_there|got|have_yous|has|do_you_have|something|whats|have|see_if ... availab*|free|openings|vacanc*|slots|gaps|gap|space|spaces|appointments|rooms|tables|room|left|going
    any|have|get|got|a|last_minute|have_you|next|first|soonest|earliest|nearest cancellation|cancellations|available|free|openings|appointment|slot|opening|vacancy|vacancies|gap|gaps|space|spaces
    availability
    have|has|got|do you|ye|he|she|dr|they|the|yous|niamh ... anything|something|any|a_slot|a_gap|time|room|free|space ... on|for|tomorrow|today|this|next|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|at|morning|afternoon|evening|in|left|available|free|soon
    what|whats have|do_you_have|you_have|you_got|have_you you|ye|yous|left|free|going? for|on|$? tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next
    anything free|available|going|on|for|tomorrow|today|this|next|at|left|open
    free|available on|at|tomorrow|today|this|next|monday|tuesday|wednesday|thursday|friday|saturday|sunday|for|any|in|now|to_see|later|anytime|around|between|soon|after
    is|are|when|if|what ... free|available|next|soonest ... morning|afternoon|evening|today|tomorrow|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday|appointment|slot|to_see
    when|what ... are|is|could|can|would|will|do you|ye|i|we|he|she|dr|yous|the|next ... free|available|see_me|fit_me|be_seen|take_me|come_in|get_in|see_him|see_her|do_it|next_available|appointment|come
    next|first|earliest|soonest available|appointment|slot|free|date|time|opening
    whats|what the? earliest|soonest|next|first
    new patient|client|customer ... appointment|book|register|taking|see|join|like|want
    walk ins|in|in_appointments
    walkin*|walk-in*
    do|should|must|have i|we need|have|to to? book
    how ... do|can|would|does i|we|one ... book|make_an_appointment|get_an_appointment|reserve|schedule
    table|bord for|of two|three|four|five|six|seven|eight|nine|ten|2|3|4|5|6|7|8|9|10|12|a
    room for|from|on two|the|tonight|friday|saturday|one|three|a|next|this|2|3|our|tomorrow
    stay for|from|on|a|two|three|next|this|tonight
    sign|signing|enrol|register|put ... up|me|in|on|for ... class|course|lesson|yoga|session|classes|workshop|waiting_list|wait_list|waitlist|cancellation_list
    waiting list
    want|need|looking|like ... out|over|round on|tomorrow|today|this|next|monday|tuesday|wednesday|thursday|friday|saturday|sunday
    suit|suits me|us|fine|grand|best|well? ... for|$
    come|call|pop|drop|go to_see|see|over|round|out_to_see ... monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|week
    what|anything|something have|do|has you|ye|they? have|got ... on|for|free|tomorrow|today|left
    take|have|give ... a|another look ... at|$
    leave|drop|bring it|him|her|the_car|my_car|the_van ... in|off|over|around ... tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|this|next|week|$
    looking for|to ... appointment|booking|slot|table|room|session|apointment
    want|need|like|looking|hoping|get|could|can|trying|id_like|need_to_get|wanna ... eyes|hearing|bloods|blood|teeth|hair|car|roots|ears|wisdom ... tested|checked|taken|done|cleaned|cut|serviced|out|fixed
    want|need|like|looking|hoping|get|could|can|trying|id_like|need_to_get|wanna ... haircut|massage|filling|service|tyre*|nct|check_up|checkup|clean|cleaning|colour|cut|trim|blow_dry|facial|manicure|test|scan|xray|x-ray|vaccin*|jab|booster|assessment|quote_visit|survey|repair|crown|lesson|call|consultation|treatment|demo|viewing|root_canal|eye_test|hearing_test|physio|session|wash|highlights|nails|waxing|tattoo|service_done|grooming ... tomorrow|today|on|this|next|monday|tuesday|wednesday|thursday|friday|saturday|sunday|done|for|please|soon|asap|in|at|$
    get|have|need|want a|an|my|the|some|it|her|him ... done|fixed|looked_at|seen_to|checked|serviced|cut|cleaned ... monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|this|next|week|on|please|soon|asap
    looked at|checked_out
    schedule a|the? call|demo|meeting|visit|viewing|chat
    want|need|like|id|looking|would ... come|see|visit ... you|ye|someone|somebody|in
    interested in ... appointment|booking|viewing|consultation|session|trial
    same|another again|appointment|one ... please|next|in
    follow up
    who ... can|could|should i|we see ... about|for|on
    i|we|id take|ill_take|like ... that|the|slot|one|first|second|morning|afternoon|half|three|four|two ... slot|one|please|appointment
    next|see|be ... seen ... when|soon|how|asap
    recommence|resume|start ... sessions|treatment|lessons
  `,
    `
    appointment*|book|booking|reserve|reservation
    see|seen
    free|available
    come in
    slot
  `,
  ),
  price: intent(
    `
    how much
    how dear|expensive|pricey|costly
    cost|costs|costing|price|prices|pricing|priced|price_list|pricelist|fee|fees|rates|rate|tariff|tariffs|quote|quotation|estimate
    what|whats|how|wat ... charge|charges|charging|damage|rate|rates|pay|set_me_back|rip|owe|going_rate
    charge|charges for|me|extra|by|per|vat|anything|you
    is|are|isnt|wont|will it|they|that|this|there|ye|you|yous|the|your ... dear|expensive|cheap|pricey|affordable|costly|reasonable|a_fee|a_charge|good_value|free_of_charge
    dear|expensive|cheap|cheaper|cheapest|pricey|affordable
    discount*|reduction*|concession*|special_offer|deal|deals|student_rate|oap_rate|senior_rate|loyalty|promotion*|coupon*
    is|are|was it|that|this|consultation|consultations|first|they|assessment|the_first|there ... free
    is|are the|a|an|your? valuation|quote|estimate|call_out|callout|viewing|inspection|survey|consultation|visit|meeting|parking free $
    free of charge
    for free
    deposit
    how many|what euro|euros|quid|money
    do|will|would|must|have i|we|you have|to ... pay|be_charged|owe
    per hour|session|night|person|visit|head|month
    call out charge|fee
    vat included
    is|are vat
    bill|total|balance come|comes|to|how|is|will|be
    come to altogether|total|in_all
    what would|will|does|do|is|are ... cost|run|set|come_to|charge|be_charged
    money ... does|would|will|for
    package|packages|membership ... cost|price|how|much|fee
    afford
    ballpark|price_range|guide_price
    set me|you|us back
    payment plan
    medical card|vhi|laya ... free|cover|charge|cost|price
    what am i|we paying|looking_at for|to|if|$
    change out_of|from a? tenner|ten|twenty|fifty|hundred|10|20|50|100
    paid|pay ... for_a|for_an
  `,
    `
    pay|euro|money|bill
  `,
  ),
  where: intent(
    `
    where|whereabouts|wheres ... you|your|ye|is|are|the|located|based|situated|clinic|office|shop|place|find|premises|park|building|parking|surgery|hotel|practice|yous|entrance|do_i_go|am_i_going|to_go
    ^ where|whereabouts|location|address|directions|wheres|map
    lost ... find|place|way|ye|you
    cant|cannot|unable_to find|see|locate ... place|you|ye|clinic|office|door|entrance|building|it
    location|address|addres|adress|directions|direction|eircode|eir_code|postcode|post_code|zip_code|coordinates|google_maps|maps_link|whereabouts|gps|sat_nav|satnav
    how ... get|find|reach|come|drive|travel|walk ... to|you|there|ye|from|your|it|the_place|the_office|place|yous
    get|getting|drive|driving|walk|travel|come|coming to|there|from ... from|you|ye|there|station|the_airport|your|dublin|cork|galway
    are|is|whether|you|ye you|ye|it|your|the|this|they|yous|clinic|office|place|shop ... near|beside|close_to|opposite|next_to|in_the_city|in_the_centre|in_the_center|in_town|in_the_village|on_the_main|on_main|across_from|behind|anywhere_near|far|based|located|convenient|off_the|city_centre|near_the
    easy|hard|difficult|handy to? find|get_to|reach
    you on|in|near the? north|south|east|west|main|high|left|right|northside|southside
    near|beside|opposite|next_to|across_from|close_to|behind|far_from ... luas|station|church|school|supervalu|tesco|dunnes|lidl|aldi|hospital|bridge|square|town|centre|center|cathedral|roundabout|bus|train|cinema|post_office|motorway|hotel|gaa|quay|quays|main_street|pitch
    how far
    far from|away|are|is
    which|what|whats the|your|is? street|road|town|floor|building|part|area|address|end|side|eircode|exit|city|county|bus|stop|luas|junction|turn|door|estate|unit
    what|which bus|luas|train|tram|dart
    bus stop|route|goes|to|from
    on a map
    map
    send|give|text|have|share ... location|pin|map|directions|address|eircode|link_to_the_map
    lost|cant_find|cannot_find|trying_to_find|looking_for ... you|place|way|clinic|office|ye|building|shop|entrance|your|find
    cant|cannot find you|the_place|it|ye|your
    ground floor|upstairs
    find you|ye|your|the_clinic|the_office|the_place|the_shop
    have|do you|ye ... branch|branches|office|shop|premises|clinic|location|locations in|near|other
    branch|branches in|near|nearest
    nearest
    parking|car_park|park ... where|nearby|near|outside|there|is
    where ... park
    your place|clinic|office|shop ... located|where|is_it
    which way
  `,
    `
    where
    near|beside|parking
    far
  `,
  ),
  hours: intent(
    `
    open|opens|opening|opened|close|closes|closing|closed|shut|shuts|shutting ... when|what|time|at|on|today|tomorrow|now|monday*|tuesday*|wednesday*|thursday*|friday*|saturday*|sunday*|weekend*|holiday*|christmas|easter|till|until|til|late|early|yet|for|day|days|hours|lunch|lunchtime|evening*|morning*|again|good_friday|stephens|still|all|in|this|over|after|before|during|times|up|bank|night|$
    are|is|will|do|does|when|what|whats|if|wat|time|how_late|how_early|how_long|have|would|wen|be|you|ye|are_ye|is_the|the|still|office|shop|clinic|place|they|library|surgery ... open|opens|opening|close|closes|closing|closed|shut|shuts|opened|shutting
    opening|closing|office|business|working|consulting|surgery|visiting|reception|trading|shop|store|clinic|holiday|christmas|weekend|hours|what_are_your hours|times|time|hour|days
    hours|hrs please|today|tomorrow|of|on|at|over|are|do|for|you|in|during|is
    what hours|days|times are|do|does|is|you|can
    ^ hours|opening|open $
    how late|early|long ... open|are|do|you|there|stay|till
    what|til|till|until|wat time|when|what_time are|is|do|does|will|can|you|ye|yous ... open|close|shut|there|till|until|finish|start|begin|up_to|til|in|work|at|stay|finish_up|close_up|available_until|gone|in_til|knock_off|home
    are|is|will|do ye|you|anyone|anybody|someone|somebody|there|he|she|they|staff|yous|dr|the_doctor|the_office ... there|in|around|working|work|on|about|at_lunch|anyone ... on|at|over|during|today|tomorrow|saturday*|sunday*|weekend*|monday*|tuesday*|wednesday*|thursday*|friday*|christmas|lunch*|evening*|morning*|night*|holiday*|bank|late|early|all_day|over_the|good_friday|stephens|24
    do|does|are|will|would you|ye|yous|he|she|they work|open|operate|run|opening|do|take_appointments|see_people|working|trade ... weekend*|saturday*|sunday*|evening*|night*|late|bank_holiday*|holiday*|christmas|lunch|monday*|tuesday*|wednesday*|thursday*|friday*|mornings
    late night|opening|evening|evenings
    bank holiday|holidays
    christmas hours|opening|period|closed
    24 hours|7|hour
    what|which days
    still open|there|around|going
    ^ weekend|weekends|saturday|saturdays|sunday|sundays|evenings hours|opening|open|$
    when ... you|ye|yous next|start|finish|back
    back open
    lunch break|hour|time ... close|closed|open|shut
  `,
    `
    open|closed|hours|close|shut
    what time
  `,
  ),
  thanks: intent(
    `
    thank*|thanx|thnx|thks|tanks|cheers|appreciate*|appreciated|grateful|tyvm|nice_one|fair_play|good_man|good_woman|good_girl|good_lad
    ^ ta very_much|so_much|mate|love|$
    ^ great|perfect|brilliant|lovely|grand|super|fantastic|excellent|wonderful|ideal|class|deadly|savage|sound|magic|marvellous|mighty|legend|spot_on|nice|cool ... thanks|thank_you|job|altogether|stuff|help
    ^ great|perfect|brilliant|lovely|grand|super|fantastic|excellent|wonderful|ideal|class|deadly|savage|sound|magic|marvellous|mighty|legend|spot_on|cool so|altogether|$
    you|youve|youre have|been|were|are|a so|very|really|most|a|been|great? helpful|star|legend|lifesaver|great_help|kind|good|great|pet
    much obliged
    that|thats was|is|s|all|very|really|so? great|perfect|brilliant|lovely|grand|super|fantastic|excellent|wonderful|helpful|ideal|all|everything|it|sorted|sound $
    god bless you?
    youre|you_are a|an? star|legend|gem|dote|angel|lifesaver|saint
    grma
  `,
    `
    great|perfect|brilliant|lovely|grand|super|sound
  `,
  ),
  smalltalk: intent(
    `
    ^ hello|hi|hey|anyone|anybody|is? ... anyone|anybody there|home $
    ^ hi|hello|hey|heya|hiya|howya|howdy|hullo|helo|yo|well|greetings|morning|afternoon|evening|gm|hola_bot|sup|story there|again|everyone|all|folks|bud|boss|boy|girl|lads|now|horse|there_now|how_are_you|mate|pal|friend|bai? ... $
    ^ hi|hello|hey|heya|hiya|howya|howdy|hullo|helo|yo|greetings|story|sup
    good morning|afternoon|evening|day|night|mornin
    ^ morning|evening|afternoon $
    how are|is|s|r you|ye|things|u|life|tricks|yourself|your_day|the_form|yous|everything|all|the_going|it_going
    hows|how it|things|she|life|tricks|yourself|your|the|you|every_bit|goin|going|keeping|form|about ... going|cutting|getting|form|yourself|day|keeping|craic|doing|about|goin|things|treating|$
    how|hows ... getting_on|keeping|doing|feeling_today|form|cutting|she_cuttin|goin
    whats|what is|s? the? craic|story|happening|up|new|strange|crack|scéal
    any craic|news|scandal|story
    ^ bye|goodbye|cheerio|slan|night|goodnight|seeya|ciao|toodles|tara|adios|byebye|laters
    bye bye|now|for|then|so
    see you|ye|ya|u later|then|soon|tomorrow|around|so|monday|tuesday|wednesday|thursday|friday
    talk to|soon you|ye|ya|u|later|soon ... soon|later|again|then
    talk later|soon|tomorrow
    have a|the nice|good|great|lovely|grand day|evening|weekend|one|night|christmas
    take care
    mind yourself
    safe home
    are|r|is|am|so you|u|ye|this|i|it ... robot|bot|human|real|machine|person|computer|ai|chatbot|recording|alive|artificial|program|talking_to|chatgpt|gpt|automated|sentient
    robot|bot|human|real|computer|ai or ...
    who|what ... are|am|is you|i|u|this ... talking|speaking|chatting|called|with|you|exactly|$
    who is|s? this|that|there
    whos|who ... this|there|talking|speaking
    what|whats is|s|do|your|should|are ... your|you|u|i name|called|call_you|made_of
    your name
    who made|built|created|programmed|owns|designed|trained you
    where ... you from|live|born
    how old are|is you|u
    what age are|is you
    can|do|are|have|did|will you|u ... think|feel|dream|sleep|eat|married|single|boyfriend|girlfriend|favourite|like_music|happy|bored|lonely|watch|love|sing|dance|know_any_jokes|feelings|tired|hobbies|kids|like_your_job|like_football
    do you like|enjoy|love|follow|support|watch
    tell|know|say|hear|give ... joke|jokes|story|riddle|something_funny|fun_fact|poem
    joke
    nice|lovely|grand|fine|terrible|desperate|soft|miserable|awful|great|brutal|shocking|fierce|gorgeous|beautiful|bad|cold|wet|rotten|dirty|hot|mild|wild|good|horrid|wet day|weather|evening|morning|stretch|old_day|auld_day
    weather|raining|lashing|rain|snow|snowing|bucketing|sunny|freezing|roasting|pouring|windy|storm ... today|out|isnt|is|there|nice|day|bad|like|down|outside|again|awful|terrible|lovely|cold|$
    whats|what|hows|how ... weather
    nice|good|lovely|pleased|great|pleasure to meet|talk|chat|hear|talking|chatting
    did you|ye see|watch|hear ... match|game|news|hurling|football|toy_show|late_late|rugby|final
    up the|mayo|dubs|kingdom|cork|galway|kerry|rebels|banner|deise|cats|tipp|premier|royals
    im|i_am|im_just|feeling|i_feel so|just|very|fierce|dead|a_bit|only|pure|absolutely? bored|tired|exhausted|wrecked|knackered|lonely|hungry|happy|starving|excited|shattered|good|grand|well|fine|not_too_bad|great|delighted|chatting|messing|testing|freezing|hungover
    just|only chatting|testing|saying_hello|saying_hi|checking|seeing|messing|having_a_chat|looking|browsing
    happy|merry christmas|birthday|easter|new_year|st_patricks_day|holidays|xmas|paddys_day
    not too|bad|so bad|yourself|good|thanks
    long time no
    love you
    will you marry
    i|we love|like you|your_voice|talking|chatting
    haha*|lol|lmao|hehe*|rofl
    knock knock
    guess what
    how is|was your? weekend|day|holiday
    happy|looking forward|friday|monday
    dying|cant_wait|roll_on for|for_the|the weekend|holidays|christmas|friday
    congratulations|congrats|well_done|good_luck|best_of_luck
    ^ this_is|is_this|this|its|just|only? a? test|testing $
    welcome
    roll on
    sound
    dead|killed|jaded|wrecked with|tired|from|after|today ...
  `,
    `
    hi|hello|hey
    weather
    craic
  `,
  ),
}
