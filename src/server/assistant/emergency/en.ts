import { englishPatterns } from '../text/patterns.ts'

const BODY_PART = 'chest|heart|breast_bone|breastbone|sternum'

/** A pregnancy of so many weeks. */
const WEEKS = '20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|twenty|thirty|forty'
/** What ended one way or the other by next month. What one did to oneself, and violence, may still be going on. */
const PAST_EVENT =
  'stroke|strokes|heart_attack|fire|accident|crash|collision|chest_pain|chest_pains|seizure|seizures|fit|fall|fell|flood|break_in|breakin|burglary|reaction|anaphylaxis|collapse|collapsed|concussion|head_injury|clot|clots|miscarriage|leak|burst|explosion|hypo|meningitis|sepsis|knocked_down|knocked_over|ambulance|bleed|haemorrhage|robbery|bit|bitten|broke_in|broke_into|broken_into|robbed|burgled|burst_pipe|electric_shock|asthma_attack'
const LONG_AGO =
  'last_year|last_month|last_summer|last_winter|last_spring|last_autumn|last_christmas|years_ago|months_ago|year_ago|month_ago|years_back|months_back|in_january|in_february|in_march|in_april|in_may|in_june|in_july|in_august|in_september|in_october|in_november|in_december|as_a_child|when_i_was_young|when_i_was_small|in_20*'

export const ENGLISH_EMERGENCIES = {
  crisis: englishPatterns(`
    im|i_am|going_to|gonna|want_to|about_to to? jump $|off|from
    written|wrote|writing ... letters|notes ... ready|goodbye|gone|done
    cut|cutting|burn|burning|harm|harming myself|meself ... cant|cannot|again|stop
    better|happier off? gone|dead|not_here|out_of_it
    nobody|no_one needs|wants|loves|would_miss me
    he|she|son|daughter|husband|wife|brother|sister|friend|dad|da|mam|mum|partner left|leaving ... note ... gone|took|car|phone|missing|find
    his|her arms|wrists|thighs|arm ... cutting|razor|blade|slashed
    cutting|slashing|burning|slitting his|her|their own? arm|arms|wrist|wrists|leg|legs|thighs|skin
    im|i_am|hes|shes|he_is|she_is|someone|somebody|sitting|standing|lying on the? train|railway|rail? tracks|track|railway|rails
    dont|do_not|doesnt|does_not want|wants to be saved|rescued|found|resuscitated|revived
    no|any|every|a reason ... stay|be|keep|remain alive|living|going
    wrong|other side of the? railing|railings|rail|rails|barrier|parapet|bridge
    hanging|hangs off|from a|the? bridge|parapet|railing|railings
    going_to|gonna|want_to|about_to|ill|might|will|thinking_of|plan_to take|taking|swallow|swallowing ... all|every|whole|load|bottle|box ... tablets|pills|medication|paracetamol|insulin|them
    enough|sick|tired|done|finished of|with being_alive|this_life|this_world
    enough|sick|tired|done|finished of|with living|life $|and|i|anymore|any_more|now|at_this_stage
    im|i_am|i standing|sitting|up|out on the|a|this bridge|ledge|cliff|roof|pier|tracks
    nobody|no_one|who cares|care|would_care ... live|die|alive|dead|gone
    said|told|says|saying|texted|thinks ... wants|want|wishes|going|gonna to? die|be_dead|was_dead|were_dead|end_it
    tablets|pills|rope|blade ... in_front_of_me|in_my_hand|beside_me|counted_out|lined_up|ready_to_take
    nobody|no_one|body|who would|will|d even? miss|notice|care
    what|whats the? point|use|good in|of being|living|going_on|carrying_on|life|anything
    no|any|without|cant_find_a|cant_see_a reason|point|will to keep going|living
    not|isnt|wasnt|never|un able to go on $
    going|want|ready|about|plan|planning to take ... them all|pills|tablets
    pills|tablets|rope ... going_to|gonna|and_im|want|ready ... take|use|all
    self harm*
    lifes|my_life|life not|no|isnt|over|hardly worth|finished|$ ... living|it|anymore|$
    worth living
    sleep|bed|eyes ... never|not|dont ... wake
    never wake
    live or die
    had|have|ive enough of life|living|this_life
    done|finished with|living life|living|this_world|this_life
    hate my life|being_alive
    i|just want out $|of_this|of_it|of_life|of_everything|of_here|now|tonight|anymore
    want to disappear
    cant|cannot|dont see ... way|future|reason|light|point ... out|me|on|forward|live|living|anymore|end|tunnel
    better if i ... dead|gone|here|alive|around
    say|saying|said my|our goodbyes|goodbye
    my life is over
    end up dead
    not going to be|make here|it ... tomorrow|tonight|morning|anymore
    topping|top|topped|doing|do myself|meself|away_with_myself|himself|herself
    do|did|done|doing away with myself|himself|herself
    driv*|walk* ... into the|a sea|wall|river|traffic|lake ... myself|end|die|over
    feel|feeling like|i dying|i_should_die|ending_it|jumping|i_cant_go_on|giving_up|giving_up_on_life
    kms|kys_myself|unalive*
    suicidal
    cant|cannot|can_not go on|living $|anymore|any_more|like_this|this_way|without|much_longer|and|with
    cant|cannot|dont_think_i_can take|do|cope|handle|face|bear it|this|life|things|with_life|living|anything|with_it|with_things|another_day anymore|any_more|any_longer|much_longer
    dont|do_not|didnt|no_longer|not want|wanting|wanna|wish to? be|stay|live here|around|alive|in_this_world|on_this_earth|living
    dark|black|bad thoughts ... again|tonight|myself|death|dying|hurting|ending|life
    burden ... everyone|family|them|everybody|better|gone|all
    give|given|giving up ... on? life|living|everything
    no way out
    nothing|nobody|no_one ... left|matters ... anymore|live_for|for_me|any_more|life
    nothing matters
    hopeless ... life|living|die|everything|anymore|future
    goodbye|farewell ... world|forever|cruel|everyone_this_is_it
    write|written|writing|wrote|left ... suicide|goodbye note|letter
    not|wont|want|dont|never ... wake|waking up ... again|tomorrow|ever|anymore
    do|doing something stupid|silly|to_myself
    dont trust|feel_safe|feel_safe_with myself|with_myself|on_my_own
    not|dont|never safe|feel_safe ... myself|with_myself
    no|without reason|reasons|purpose|hope to|for|in|left ... live|living|life|go_on|carry_on
    harm|harmed|harming|hurt|hurting|cut|burn ... myself|himself|herself ... again|deliberately|on_purpose|tonight|want|purpose
    hurt|harm|kill|end me|myself ... voices|voice
    voices ... telling|tell|say|saying
    standing|sitting|im|at|on ... bridge|cliff|ledge|roof|tracks|edge|pier ... jump|end|over|done|alone|goodbye
    razor|blade|rope|noose|pills|tablets|knife ... myself|end|ready|in_my_hand|to_die|in_front
    want|going|plan|planning|about|ready|decided|tried|trying|attempt*|threat*|thinking|wants|gonna ... die|suicide|kill_himself|kill_herself|kill_themselves|end_it|take_his_life
    attempted|tried|trying to ... die|kill|hang|suicide
    id|i_would|would|be|everyone_would_be|theyd ... better|happier dead|off_without_me|off_dead|if_i_was_gone|if_i_wasnt|without_me
    kill|killing|end|ending|hang|hanging|drown|drowning|shoot|shooting|harm|harming|hurting|cutting|starve myself|meself|me_self
    want|wants|going|gonna|feel_like|thinking|urge|might|afraid ... hurt|cut|burn myself
    kill|killing|hang|drown|shoot|harm|cutting|hurting|harming himself|herself|themselves|themself|yourself|ourselves
    suicid*
    take|taking|took|end|ending my|his|her|their own? life|lives
    end|ending it|everything|things all|tonight|now|forever|for_good
    want|wanna|wants|like|wish|hoping|ready|going|planning|rather to? be? die|dead
    wish|wished i was|were dead|never_born|gone
    dont|do_not|no_longer want|wants|wanna to? live|be_alive|be_here_anymore|exist|go_on|wake_up|be_around_anymore|be_here_any_more
    doesnt|does_not want|wants to? live|be_alive|go_on
    point|reason|sense in|to|of living|live|life|going_on|go_on|being_alive|carrying_on|being_here
    no|any point|reason|sense anymore|any_more
    life is|isnt|not not? worth
    nothing left? to live for
    nothing to live for
    better off without me
    better off dead
    better off if_i_was|if_i_were gone|dead
    cant|cannot|can_not go|carry|keep on|going living|anymore|any_more|like_this|with_life|with_it
    cant|cannot take|do|cope|face ... anymore|any_more|life|living|another_day
    want|wanted|wants it all? to be? over
    want it all to stop|end
    overdos* ... die|myself|on_purpose|deliberate*|pills|tonight|end|want
    self harm*
    selfharm*
    slit|slitting|cut|cutting my|his|her wrist*
    cutting|burning|hurting|harming myself
    jump|jumping off|from|in_front|into|under ... bridge|roof|building|train|cliff*|river|window|sea|lee|liffey|corrib
    no|any will|desire|wish to live
    tired of living|being_alive|life
    sick|tired of being alive
    thoughts|thinking|think of|about ending|dying|death|killing|suicide|not_being_here|not_waking
    say|says|said|saying goodbye for good|ever
    wont|will_not be here|around|alive tomorrow|much_longer|anymore|for_long
    dont think i will|can make it through the night|tonight
    disappear|vanish forever
    no one|body would|will miss me
    nobody would|will miss|notice|care ... gone|die|dead|me
  `),
  gas: englishPatterns(`
    gas ... smelling|i_smell|we_smell|im_getting
    ring|rings|hob|cooker|gas|burner ... left_on|was_on|been_on|is_on ... night|overnight|smell*|hours|hissing
    rotten|bad egg|eggs smell|stink|odour
    smell|smells|stink|stinks ... rotten|bad egg|eggs
    gassy|gas smell|whiff|odour
    gas ... hissing|hiss|whistling|rushing
    co|carbon alarm|detector|monitor|sensor
    smell* ... rotten|bad egg|eggs
    gas alarm*
    gas leak*
    leak* ... gas
    boiler|cooker|hob|meter ... leaking_gas|leaking_fumes|smells_of_gas|gas_smell|fumes
    smelling|smelled|smelt|smells|smell|stinks gas|of_gas|like_gas|gassy|strongly_of_gas
    left ... gas on|running
    fumes ... boiler|stove|heater|headache*|dizzy|sick
    gas ... making|feel|feeling|dizzy|sick|headache*|faint
    smell* ... gas
    gas smell*|odour|odor|leak*|escap*|fumes|hissing
    smell*|whiff|stink|stinks|reek*|reeking|odour of|like rotten|bad eggs|egg
    whiff|stink|stinks|reek|reeks|reeking|odour|odor ... gas
    leak*|escap*|hissing ... gas
    gas ... leak*|leaking|escaping|hissing|hiss
    gas coming|pouring|blowing|seeping|leaking|escaping from|out|through|off|into
    gas is|are coming|pouring|seeping out|from|through
    gas left|turned|was on all|overnight|and
    gas pipe|main|line|mains burst|broken|cracked|hit|cut|damaged|snapped|severed|punctured|is_broken|was_hit|is_cracked
    broke|hit|cut|burst|cracked|damaged|severed|dug|punctured|drilled ... gas pipe|main|line|mains
    carbon monoxide ...  alarm|beep*|going|off|poison*|leak*|detector|symptoms|sick|headache*
    alarm|beep*|poison*|leak*|leaking|detector|detected|fumes|think|exposed ... carbon monoxide
    co|monoxide alarm|detector
    gas alarm|detector ... going|gone|off|beep*|sounding|ringing
    alarm|detector ... gas going|gone|off|beeping
    alarm|detector ... carbon ... wont_stop|going|gone|keeps|beep*|sounding|ringing
    strong|awful|terrible|bad|heavy|funny gas smell
    can|could get|getting gas
    full of gas
  `),
  life: englishPatterns(`
    cant|cannot|couldnt get|got a? peep|stir|word|sound|reaction|rise|budge|response out_of|from
    elephant|weight|ton|tonne|brick|bricks|band|vice|belt|block ... on|around|across ... chest
    eyes ... rolled|rolling|roll|gone back|up|white|in_his_head|in_her_head
    went|gone|going|slipped|pulled|dragged|sank|sinking|is under the? water
    under the? water ... pool|river|lake|sea|not|hasnt|wont
    get|ring|call|send|need the? guards|gardai|garda|police|cops ... quick|quickly|now|fast|hurry|please|straight_away
    think|feel|believe|afraid|sure i|im|i_am|hes|shes|he_is|she_is am? dying $|and|help|here|please|now
    live|fallen|downed|snapped|sparking wire|wires|cable|cables|line|lines ... road|ground|down|street|path|garden
    wire|wires|cable|cables|power_line|pylon ... sparking|down|fallen ... road|ground|street|path
    ate|eaten|eating|after_eating|sting|stung ... face|lips|tongue|throat|mouth|eyes ... puff*|swell*|swollen|balloon*|tingl*|itch*|close*
    face|lips|tongue|throat|mouth|eyes ... puffing|ballooning|puffed|swelling up|out|$|fast|quickly
    child|kid|toddler|baby|son|daughter|lad|girl|boy|twins|young_one|young_fella|wee_one|he|she is? has? ... ate|eaten|swallowed|drank|drunk|got_hold_of|got_into|chewed|licked ... tablet|tablets|pill|pills|medicine|medication|bleach|battery|cleaner|antifreeze|weedkiller|poison|detergent|capsule|capsules|berries|mushroom|mushrooms|vape|magnet|magnets|calpol|paracetamol|panadol|nurofen|whiskey|vodka|perfume|aftershave|shampoo|petrol|firelighter*
    lot|lots|load|loads|pool|amount|buckets of? blood
    waters|water went|broke|gone ... blood|weeks|green|cord|baby
    blood|bleeding ... ear|ears|eye|eyes|mouth|head|skull
    trapped ... upstairs|inside|smoke|fire|flames|flood|floodwater
    stuck ... smoke|fire|flames|flood|floodwater
    arm|leg|side|face|hand ... numb|weak|dead|tingling|heavy ... speech|talk|talking|words|face
    speech|talking|words ... funny|strange|odd|weird|garbled|gone|wrong ... $|and|numb|face|arm|sudden*|since
    floor|ground|bed|bath|chair|couch ... answer|response|word|sound out_of|from him|her|them
    cant|cannot|wont ... wake|rouse|revive|waken him|her|them|the|my
    cant|cannot get him|her|them|my_mother|my_father|my_son|my_daughter|the_baby ... awake|wake|round|respond|answer
    waving|pointing|swinging|brandishing ... knife|gun|bat|hatchet|blade|machete|weapon|hammer
    isnt|not breathing ... right|properly|well
    bad|weak|funny|quare turn ... cant|cannot|not|collaps*|grey|floor|talk|speak|respond*
    dog|bull|horse|bullock|cow|ram ... bit|bitten|attacked|mauled|kicked|gored|trampled ... child|baby|face|throat|neck|arm|leg|hand|me|him|her|head
    car|van|lorry|truck|bus|jeep|tractor|driver|motorbike|train|luas|tram hit|struck|knocked|ran_over|run_over ... cyclist|pedestrian|child|man|woman|boy|girl|person|someone|somebody|lad|her|him|me|us|old|walker|people
    shaking|jerking|twitching all_over|violently|uncontrollably|badly
    knocked|thrown off his|her|my|the|a bike|bicycle|motorbike|horse|quad|scooter
    clutching|holding|grabbing his|her|my|their? chest|heart|throat
    taking|taken|took|swallowed|had|given|eaten|popped ... load|loads|bottle|box|packet|handful|bunch|pile|strip|whole|too_many|lot|full ... tablets|pills|medication|paracetamol|panadol|nurofen|capsules
    too many|much tablets|pills|paracetamol|panadol|insulin|medication
    out|spark cold|out|for_the_count
    burn*|burnt|scald* ... boiling|kettle|hot_oil|hot_water|chip_pan|acid|deep_fryer
    on_the|in_the ground|floor ... not|isnt|wont|cant|cannot|hasnt ... mov*|respond*|wak*|speak*|talk*|stir*|answer*|breath*|get_up
    on_the|in_the path|footpath|road|kitchen|bathroom|hall|garden|street ... not|isnt|wont|cant|cannot|hasnt ... moving|respond*|wak*|stir*|breath*
    husband|partner|boyfriend|girlfriend|wife|ex|he|man|father|fella hit|hits|beat|beats|punched|kicked|choked|strangled|attacked|threatened|battered me|us|her|my|the_kids ... $|and|again|now|help|wont|face|badly|out
    wont|will_not let me|us out
    caught|stuck|trapped|pulled|dragged in|into|under a|the|his|her baler|pto|machine|mixer|auger|slurry_tank|combine|mower|conveyor|press|tractor|digger|saw|harvester|shaft
    came|come|thrown|flung off|from a|the|his|her motorbike|bike|horse|quad|scooter ... in_bits|bad|badly|hurt|not|bleed*|unconscious|bone|head|cant
    pulse ... no|none|gone|cant_find|weak
    he|she|hes|shes|him|her|child|lad|someone|somebody ... cant|cannot swim
    in_the|into_the river|sea|water|lake|canal|harbour|quay ... cant|not|cannot swim*
    he|she|hes|shes|child|baby|father|mother|man|woman|husband|wife|granny|nana|grandad is? not|isnt|wont|hasnt|never|stopped moving|move|moved|stirring|stir|stirred $|and|at_all|help|please|anymore|any_more|since|or
    someone|somebody|neighbour|man|woman|he|she|child|boy|girl is? has? been? electrocuted|crushed|impaled|trampled|savaged|swept|buried|shot|stabbed|strangled|run_over
    struggling|fighting|trying|unable|labouring to? ... breath*|get_air|get_a_breath
    is|are breaking|forcing|smashing|kicking into|in|down ... house|home|place|shop|office|door|window|back
    keel* over
    gone|went|going|turned all? limp|floppy|blue|purple|grey|gray|lifeless
    going_to|gonna|about_to pass_out|faint|black_out|collapse
    shes|hes|she_is|he_is|child_is|son_is|daughter_is|baby_is|started fitting $|on_the|and|in_the|again|badly
    child|son|daughter|baby|toddler|kid is|has|gone missing|vanished|been_taken|gone_missing
    burned|burnt|scalded himself|herself|myself|themselves|her_arm|his_arm|my_arm|her_hand|his_hand ... badly|oil|water|fat|pan
    drowning
    airway* ... blocked|closing|closed|obstructed|swelling|tight
    blocked airway*
    caught|catching|went|gone|goes fire|on_fire|up_in_flames
    fire ... next_door|spreading|huge|big|massive|caught|out_of_control|smoke
    crash|crashed|collision|accident|rolled|overturned ... hurt|injur*|trapped|stuck|unconscious|bleed*|blood|driver|passenger*|child*|ambulance|help
    hanging|hung|hanged himself|herself|themselves
    hes|shes|he_is|she_is|found_him|found_her|is hanging $|from|in|and|there|on
    kick*|smash*|break*|batter*|bang* ... door|window ... in|down
    ex|husband|partner|boyfriend|he|man|father ... outside|here|inside ... kick*|knife|threat*|smash*|weapon|gun|break*
    doors|door kicked in
    attacked|attacking|mauled|mauling|savaged ... child|me|him|her|boy|girl|man|woman|baby|us|face|son|daughter|father|mother
    hammer|bat|bar|iron_bar|crowbar ... threat*|attack*|hitting|swinging
    mouth|lips|face gone|going|turning blue|purple|grey
    fall|fallen|fell|falling|falls ... in|into|off ... the|a river|sea|lake|water|harbour|quay|canal|pond|slurry|tank|well|pool
    snake|adder bite|bit|bitten
    bitten by a snake
    taken|taking|took a|some|weird|bad|an_awful turn ... grey|gray|sweat*|pale|floor|cold|respond*|blue|collapse*|now|unconscious
    not|isnt|wasnt|isn|never breath*
    lost|losing consciousness
    in|out and? out? of? consciousness
    consciousness
    barely|hardly|semi conscious|alive|awake
    there|theres|is a|someone|somebody|man|woman|body in the water|river|sea|canal
    baby|child|son|daughter|toddler|kid|boy|girl|lad ... stopped|not|isnt|wont|cant ... breath*|wake*|respond*|moving|crying
    heart ... giving_out|given_out|stopped|stopping|attack|failing
    cant feel my|his|her face|arm|left|right|side
    bad|terrible|serious|awful|big|fatal|massive|nasty|horrible|just|horrific|head_on crash|accident|collision|pile_up|pileup
    crash|accident|collision|smash outside|on_the_road|on_the_motorway|just_happened|just_now|outside_your|at_the|down_the
    chest ... elephant|sitting|weight|vice|band|burning|stabbing|sharp|funny|exploding|squashed|crushed|tightening|clamp*|fluttering|radiat*
    electric|electrical shock
    electrocut*
    not|isnt|wont|cant|hasnt|stopped moving|move|moved|stirring|budging ... fell|fall|floor|he|she|hes|shes|and|at_all|please|help|crash|breath*|eyes|blood
    hes|shes|he_is|she_is|theyre|is|and|are not|barely moving|responding|conscious|awake|reacting|responsive|waking|alive|talking_sense
    cant|cannot|couldnt|wont|not|isnt|unable_to|trouble|difficulty speak|talk|talking|speaking|get_words|get_her_words|get_his_words ... face|mouth|arm|properly|sudden*|side|words|dizzy|numb|weak|clear*
    mouth|face|lip|smile|eye ... crooked|twisted|hanging|funny|lopsided|numb|one_side|drooped|drooping|uneven
    numb*|weak*|tingl*|paralys*|dead|heavy ... one|left|right side|arm ... face|sudden*|speech|side|leg|speak|body
    haemorrhag*|hemorrhag*
    crushed|pinned|trapped|stuck|buried under|beneath|by|in|inside|between ... car|tractor|machine|machinery|wall|tree|rubble|fire|bale|trailer|lift_shaft|wreck|vehicle|van|jcb|digger|pit
    tractor|quad|car|van|jeep|digger ... overturned|rolled|turned_over|flipped|on_top
    passed|passing|blacked|blacking|conked out
    faint|fainted|fainting
    swallow*|swallowed|drank|drunk|ate|eaten|inhaled ... a|some|the|my|his|her|of ... battery|magnet*|bleach|coin|pills|tablets|tablet|pill|capsule*|liquid|poison*|cleaner|chemical*|detergent|lego|marble|pin|needle|glass|medicine|nail|button|toilet_cleaner|berries|mushroom*|screw
    stung|sting|wasp|bee|peanut*|nuts|allerg* ... swell*|swollen|breath*|throat|tongue|face|hives|wheez*|lips|epipen|reaction
    wheez* ... cant|bad|worse|inhaler|struggling|blue
    inhaler ... not|isnt|wont|doesnt|no|run|lost ... work*|helping|help|breath*|out
    asthma attack
    asthma ... cant|bad|breath*|inhaler
    cant|cannot|couldnt|unable|wont wake|rouse|waken|get_him_to_wake|get_her_to_wake|revive
    pale|grey|gray|clammy|sweating|sweaty|cold_sweat ... chest|collapse*|faint|breath*|clammy|cold|sweating|arm|jaw
    is|am|are|being|been|getting|was ... attacked|beaten|assaulted|stabbed|mugged|raped|strangled|battered|held_hostage|held_captive|held_against|held_down
    attacking|beating|stabbing|strangling|assaulting
    someone|somebody|man|intruder|burglar|gang|fella|lad|he|they|person ... breaking|broken|broke|trying_to_get|kicking|smashing ... in|into|door|window
    help me|us ... please|now|dying|hurry|quick|someone|he|she|im|hurt|blood|bleeding|trapped
    send|need|get|want|please|come ... help ... now|immediately|urgently|quick*|fast|straight_away|asap|right_away|hurry
    need|get help now|immediately|quick|urgently
    its|it_is|this_is|this_is_a|have|a|an|its_a|real|medical|is_an emergency ... help|now|please|medical|collapsed|hurry|bleed*|breath*|my|hes|shes|real|here|$
    medical emergency
    please hurry
    hurry ... dying|please|blood|fire|bleed*|breath*|collapsed
    waters ... broke|broken|gone|have_gone|has_gone
    her|my|wifes|partners|the? water just? broke
    contractions
    swept|pulled|washed|drifting|dragged ... out|away|in|sea|river|current|tide
    in|under the|difficulty water|in_the_water ... cant|help|swim|drown*|not|trouble|struggling|child|boy|girl|man|woman
    blood ... from his|her|my|the|their head|neck|ears|mouth|nose|stomach|leg|wound ... stop*|wont|lots|pouring|lot|everywhere|$
    bleed* ... from his|her|my|the|their? head|neck|ears|mouth|eyes|artery|wrist*|stomach
    deep|bad|huge|big|massive|nasty|serious cut|gash|wound|laceration ... bleed*|blood|stop*|bone|pumping
    gash*
    blood pressure ... collapse*|unconscious|faint|dropped
    choke|choked|choking|chokes
    burning smell
    smell* ... burning|smoke
    smoke ... coming|house|building|kitchen|thick|black|see|smell|room|oven|socket|wires|boiler|engine
    lights|sockets|socket|fuse_board|fusebox are|is|were|keep? sparking
    sparks|sparking ... socket|fire|smoke|wires|fuse|meter|flames
    chip pan
    gone|went|going|turned|turning|looks|looking|is|are|skin|lips|fingers|hes|shes very|all|a_bit|kind_of? blue|purple|grey_and|ashen|deathly
    stopped|stop|not|isnt|quit breath*
    breath* ... fast|shallow|rattl*|gurgl*|noisy ... wont|unconscious|grey|not|blue|wake*
    cpr
    defib needed|now
    resus*
    kicked|trampled|crushed|gored|thrown ... horse|bull|cow|cattle ... unconscious|breath*|chest|head|bleed*|wont|not|move*|badly|by
    bull|cow|horse ... attacked|trampled|crushed|gored
    amputat*
    broken|broke|snapped neck|back|skull
    fractured skull
    head ... split|cracked|open|smashed|gash*
    neck ... broken|cant_move|wont_move|snapped
    blood sugar|sugars ... unconscious|wont|not|low|collapsed|confused|respond*|passed
    hypo ... help|bad|wont|confused|shaking|passed|not
    gun|shotgun|rifle|machete|knife|blade|weapon|hatchet|axe|syringe ... threat*|pointing|pointed|at_me|at_us|at_him|at_her|at_my|his_hand|her_hand|waving|man|robb*|someone|held|to_my|chasing
    with|has|have|holding|waving|carrying|got|pulling|pulled a|an? gun|shotgun|rifle|machete|knife|weapon|hatchet|axe|syringe
    threatening me|us|my|staff|customers|people|everyone|to
    robbery|hold_up|being_robbed|armed
    missing|kidnapped|taken|snatched ... child|daughter|son|toddler|baby ... gone|help|cant_find|anywhere|hours
    explosion|exploded|explode
    someone|somebody|man|woman|child|people|person|kid|baby|they|he|she is|are|has|may_be? dead|dying|gone_unconscious|been_killed
    think ... is|hes|shes|he_is|she_is|were|was dead|dying
    lifeless
    not long left
    not|isnt|arent|stopped|stops|stop|cant|cannot|can_not|couldnt|cant_seem_to|wont|hardly|barely|struggling_to|trouble|difficulty|difficulties|struggling|unable_to|hard_to|problems|fighting_to|no|having_trouble ... breath*
    breath* very|really|so|has|had? difficult|stopped|bad|hard|badly|trouble
    out|short|shortness of breath ... suddenly|sudden|chest|blue|badly|cant|collapse*|pain
    gasping
    gasp ... breath|air
    cant|cannot|couldnt get|catch ... breath|air
    turn*|going|gone|went|are|is|lips|looks|face blue
    chok*
    something|food|coin|sweet|grape|bone stuck in his|her|my|their|the throat
    ${BODY_PART} pain*|tight*|pressure|attack|hurts|hurting|sore|stopped|crushing|heavy|ache|aching|is_tight|is_sore|feels_tight|is_killing|squeez*
    pain*|pressure|tight*|crushing|squeezing|heaviness|weight|ache|aching|stabbing|burning ... chest
    chest ... pain*|tight*|pressure|crush*|squeez*|heavy|killing|hurt*
    pain*|numb* ... down|in|up my|his|her|the|their left? arm ... chest|jaw|sweat*
    heart attack*
    cardiac arrest
    heart ... stopped|stopping
    no pulse
    stroke
    face|mouth|lip|smile|eye ... droop*|dropped|dropping|lopsided|fallen|twisted|sagging|slipped|drooped
    speech|words|talking ... slur*|slurred|slurring|gone|mixed_up|jumbled
    slur* his? her? my? speech|words
    cant|cannot|couldnt|unable_to lift|raise|move|feel ... arm|arms|one_side|left_side|right_side|side
    one side ... face|body|weak|numb|paraly*|arm
    unconscious
    unresponsive
    not|isnt|wont|cant|cannot|didnt|doesnt|stopped respond*|wake*|waking|wake_up|wake_him|wake_her|come_round|coming_round|coming_to|answer_me|wake_them
    collaps*
    passed|passing|blacked|knocked out ... and|wont|cold|floor|ago|now|still|again|not
    he|she|they|mother|father|mum|mam|dad|son|daughter|wife|husband|baby|child|customer|patient|man|woman|someone|somebody|girl|boy|lad|granny|grandad|nana is? are? has? have? just? passed|blacked|knocked out
    found|lying ... on the? floor|ground ... not|and|unconscious|blood|moving
    faint* ... not|wont|cant|and ... wak*|respond*|up|come
    seizure*
    convuls*
    is|started|been|hes|shes fitting ... stop*|now|minutes
    having|having_had|has|had|took|taking|taken|in a|an epileptic? fit
    having|is_having|has an? allergic reaction
    allergic reaction ... throat|breath*|swell*|tongue|face|bad|severe
    anaphyla*
    epipen|epi_pen ... need|needed|used|where|no|not
    has|have|hold|holding|held|took|taken|taking|are|is|being a|us|them|her|him|people|the? hostage|hostages
    child|son|daughter|girl|boy|baby|toddler|kid|nephew|niece|grandson|granddaughter|brother|sister|mam|dad|mother|father|granny|grandad|wife|husband|patient|resident is|has|has_just|just? vanished|disappeared
    girls|boys|sons|daughters|babys|kids|toddlers|childs vanished|disappeared
    throat|tongue|lips|face|neck ... swell*|swollen|closing|closed|tightening|swole*|closing_up|blowing_up|swollen_up
    swell* ... throat|tongue|lips
    bleed* ... badly|heavily|everywhere|lot|stop|stopping|profusely|out|death|severely|head|loads|buckets|bad
    bleed*|blood ... wont|not|cant|doesnt|isnt|will_not|cannot ... stop*
    cant|cannot|wont|not stop ... bleed*|blood
    losing|lost ... blood
    blood ... everywhere|pouring|gushing|spurting|pumping|all_over|pool|squirting|loads
    pouring|gushing|spurting|pumping|covered|pool|pools blood|with_blood|in_blood|of_blood|out_of_him|out_of_her
    cough*|vomit*|throwing|spitting|puking|sick ... up? blood
    stabbed|stab_wound
    been|got|was|were|someone|somebody|him|her shot
    ^ gunman|gunmen|shooter $
    gunman|gun|gunshot|knife* ... here|outside|threat*|inside|wound|pointed|him|her|me|pulled
    with|has|pulled a knife|gun|weapon|machete|hatchet
    threat* to kill|stab|shoot|hurt|attack
    attack*|beating|assault*|strangl*|raping|raped|robbing ... me|him|her|us|someone|somebody|woman|man|child
    breaking|broken|trying_to_get|getting into|in ... my? our? house|home ... now|help|scared|upstairs|downstairs|hiding
    someone|somebody|burglar|intruder is? in|inside my|the|our house|home
    took|taken|swallowed|drank|eaten|ate|swallow* ... tablets|pills|bleach|poison|paracetamol|battery|medication|antifreeze|weedkiller|tablet|magnet|petrol|medicine|cleaner
    poison*
    overdose*
    on fire
    fire ... kitchen|house|building|shed|room|upstairs|spreading|started|broken_out|roof|attic|bin|car|chimney|next_door|flat|apartment|stairs|inside|hall|office
    theres|there_is a? fire
    flames
    house|kitchen|building|chimney|apartment|flat|car|room|roof|shed|place burning|burnt_down|is_burning|in_flames
    smoke ... coming|everywhere|filling|full|pouring|billowing|under|from
    full of smoke
    explosion
    exploded ... hurt|gas|fire|kitchen
    trapped ... fire|car|under|smoke|crash|rubble|inside|machine
    electrocut*
    drown*
    fell|fallen|falls|fall in|into|off ... water|river|sea|lake|harbour|canal|quay|pool|slurry|well|pit|tank
    fell|fallen|falls|fall off|from|down|out ... roof|ladder|scaffold*|window|horse|bridge|tree|building|height|cliff|stairs ... unconscious|not|moving|blood|bleed*|head|neck|wont|cant|move|breath*|badly
    cant|cannot|isnt|not|wont mov* ... neck|legs|fell|fall|crash|accident
    crash*|accident|hit_by ... car|trapped|hurt|injured|bleed*|serious|badly|road|bike|van|lorry|truck|bus ... hurt|injured|trapped|badly|bleed*|unconscious|serious|now|help|ambulance|moving
    been hit|knocked_down|run_over by a? car|van|truck|lorry|bus|tractor
    knocked down|over by
    car|van|lorry|bike|motorbike|tractor crash|accident ... hurt|injur*|trapped|bleed*|ambulance|help
    severed|chopped|sawn|cut_off|sliced_off|chopped_off|lost off? ... finger*|thumb|arm|leg|toe|artery
    cut|sliced ... artery|vein|to_the_bone|throat|deep ... bleed*|blood|bone
    severe|bad|terrible|serious|badly|third_degree burn*|burned|burnt|scalded
    scald* ... child|baby|badly|face
    pulled|poured|spilt|spilled boiling|hot water|oil|kettle|tea ... baby|child|herself|himself|myself|toddler|over
    ambulance ... need|send|call|get_one|get_here|please|quick*|now|hurry|urgent*
    need|send|call|get|ring|want|wants an? ambulance|fire_brigade|paramedic*|999|112
    dying ... help|please|breath*|floor|here|hes|shes|think|im_dying|bleeding
    think|hes|shes|she_is|he_is|they_are|baby_is|hes_just|is dying
    im|i_am dying ... help|ambulance|pain|please|chest
    waters broke*|broken ... early|weeks|blood|now|cord
    baby|babys is? coming now|out|head|fast|early
    giving birth ... now|car|floor|home|here
    in labour ... now|bleed*|weeks|early|cord
    pregnant ... bleeding|blood
    bleeding ... pregnant|weeks_pregnant
    life or? and? death
    life threatening
    very|lips|skin|face|gone|turned|is grey|blue|purple ... and|cold|clammy|breath*|baby|limp
    gone|went|going limp
    baby|infant|newborn ... limp|floppy|lifeless|unresponsive
    child|toddler|infant|son|daughter ... lifeless|floppy|wont_wake|not_waking|stopped|cant_wake|blue
    diabetic coma|hypo ... unconscious|not|wont|respond*|passed
    meningitis
    rash ... doesnt|not|wont|does_not fade|disappear|blanch|go
    sepsis
    hypothermia
    ring|call|need|phone the? ambulance|fire_brigade|999|112
    emergency services
    abducted|kidnapped|being_held
    ^ bleeding|rape $
    ^ send|get|need help|someone|somebody|help_quick $|now|quick|quickly|please|here
    took|taken|had|having a turn ... not|isnt with_it|himself|herself|right|responding|well
    screaming|shouting|roaring|crying|calling|screams|shouts for help
    swimmer|swimmers|surfer|someone|somebody|child|kids|man|woman|lad|boy|girl ... shouting|waving|screaming|struggling|roaring ... pier|sea|water|river|lake|strand|beach|rocks|harbour
    kicked|punched|stamped|struck|hit in|on the|his|her|my head|face|throat
    jumped|attacked|battered|beaten ... kicked|gang|lads|outside|unconscious|knife
    took|taken|has|grabbed ... kids|children|son|daughter|baby ... never|wont|threat*|run|airport|hurt|kill
    bus|coach|minibus|train|plane crashed|overturned|crash|rolled
    crashed|overturned ... kids|children|people|someone|in_it|on_it|inside
    took|taken|injected|injecting|given ... insulin
    ^ fire fire? fire? $
    born ... not|isnt|never crying|cried|breathing
    being|was|were|im|am followed|chased|stalked ... scared|afraid|help|man|men|someone|somebody|car
    following|chasing|stalking me|us|her ... scared|afraid|help|knife|wont|night|home
    found|find|see|saw|seen|spotted him|her|them|granny|nana|nan|mam|mum|dad|da|man|woman|mother|father|grandad|granddad|neighbour|someone|somebody|child|baby|fella|lad|my_mother|my_father|my_mam|my_dad|my_son|my_daughter ... on_the|on kitchen|bathroom|bedroom|hall|landing|living_room|sitting_room? floor|ground|stairs
    freezing|frozen|stone_cold|icy ... cant|couldnt|not|wont talk|talking|speak|speaking|move|moving|wake
    child|baby|toddler|kid|infant|son|daughter|boy|girl|someone|man|woman|he|she|lad ... fell|fallen|falling ... out_of|off|from|over ... window|balcony|roof|cliff|scaffold|scaffolding|bridge|bunk|escalator
    took|taken|taking|on|had ecstasy|mdma|coke|cocaine|heroin|ketamine|yokes|fentanyl|nitazene|nitazenes|spice|edibles|hhc|drugs|pills|mushrooms|crack ... hot|shaking|wont|cant|not|collapsed|seizure|fitting|heart|unconscious|sick|bad|vomiting|blue
    lads|men|people|someone|somebody|workers|worker|kids|children|him|her|them|person|two|three|he|she under|beneath|underneath it|there|that|them|rubble|all
    just gave|given|had birth|the_baby|a_baby
    gave birth ... in|on the|a car|taxi|van|bathroom|hall|floor|house|toilet|road
    got|gotten|getting|get|had a? ... shock off|from|of ... cooker|socket|fridge|toaster|kettle|machine|wire|plug|fence|light|lamp|cable|heater|shower|mains|panel|board
    boiling|scalding|hot_oil|hot_tea|hot_coffee|hot_water|kettle|chip_pan ... all_over|over|on|onto the|my|a|his|her? toddler|baby|child|him|her|me|face|legs|arm|hand|himself|herself|son|daughter|kid|stomach|chest
    stung|bitten ... allergic|no_pen|epipen
    allergic ... no|without|dont_have|cant_find|lost a|the|his|her|my? pen|epipen
    drag*|pull*|forc*|bundl*|grab*|snatch* ... woman|girl|child|boy|kid|man|her|him|me|someone ... into|in a|the|his? car|van|taxi|alley|house
    said|says|saying|threatened|threatens|threatening|swears|he|hell|she|shell ... kill|stab|shoot|burn|murder them|me|us|her|him|the_kids|my|everyone|the_children
    a|someone|somebody|person|man|woman|child|body|swimmer is|are|fell? in the water|river|sea|canal|lake|harbour
    cant|cannot|couldnt|wont get ... to come_around|come_round|come_to|respond|answer_me
    hes|shes|he|she|baby|child|is|dad|mam|da turning|gone|going|went a|an? funny|bad|queer|strange|odd|awful|terrible colour|color
    hes|shes|he|she|baby|child|dad|da|mam|mum|mother|father ... gurgling|rattling|choking
    lips|tongue|face|eyes|throat are|is|gone|looks huge|massive|enormous|double|balloons|like_balloons|blown
    mouth|throat|tongue ... itchy|itching|tingl* ... lips|face|throat|breath*|huge|swell*|swollen
    slurring
    baby|babys|head is? coming|crowning ... stuck|car|motorway|taxi|road|roadside|fast
    umbilical
    cord is? out|hanging|showing|first|round|around
    fill*|filled|full ... smoke
    locked me|us|her|him|my ... in|up
    took|taken|taking|hid|hidden my|our|her car? keys|phone|passport ... and|wont|leave|lock*|out|in $|and|wont|leave|out|help|now
    hitting|beating|battering|kicking|punching|choking|slapping|strangling mam|mammy|mum|mummy|mom|dad|daddy|granny|sister|brother|her|us|me|mother|the_kids|the_baby
    stranger|man|someone|somebody|fella|lads|woman|car|van ... followed|following|grabbed|took|taken|approached|lured|dragged ... child|daughter|son|girl|boy|kids|children|baby|toddler
    noose
    went|gone|over|jumped|climbed|climbing|going over the|a? quay|pier|harbour|sea|bridge|balcony|cliff|river wall|edge|side|railing|railings|barrier
    surfer|swimmer|kayaker|canoeist|kayak|canoe|boat|currach|dinghy|lilo|paddleboarder|paddleboard|trawler|windsurfer|jetski|diver ... trouble|difficulty|capsized|overturned|sinking|missing|drift*|swept
    through the? ice
    tank|pit|silo|slurry|well|manhole|sewer ... no|not|without|lack air|oxygen|moving|answering|breathing|responding
    motorbike|bike|cyclist|car|van|child|man|woman|he|she|they|pram|buggy|person|someone went|gone|go|is|stuck|dragged|pulled under a|the|an|my? lorry|bus|train|truck|car|tractor|luas|van|tram|artic
    dog|pitbull|alsatian|bully|rottweiler|dogs has|have|got|is|wont ... by the|his|her|my? arm|leg|face|throat|neck|hand
    line|lines|wire|wires|cable|cables|pylon|pole down|fallen|fell|came_down ... bus|car|school|house|road|field|fence|someone|people|us
    insulin|ketones|his_sugar|her_sugar|my_sugar|sugar|sugars|diabetic|type_one ... breath*|drunk|confus*|drowsy|collaps*|unwell|acetone|pear|wont|unconscious
    breath*|breathing ... funny|strange|odd|weird|noisy|rattl* ... smell*|sugar|insulin|grey|blue|wont|sleepy|fever|chest
    talk*|speak*|spouting|words|speech ... gibberish|nonsense|rubbish|jumbled|scrambled|double_dutch ... sudden*|arm|face|side|leg|hand
    sudden* ... talk*|speak*|spouting ... gibberish|nonsense|rubbish|jumbled|scrambled
    used|using|gave|given|jabbed|injected ... epipen|epi_pen|auto_injector|adrenaline_pen
    hes|shes|is|are|been|started|still seizing $|and|for|again|on|now|minutes
    weeks|months and|with|am|im|i_am|now bleed*|spotting|losing_blood
    bleed* ... heavy
    stepdad|stepfather|stepmother|uncle|teacher|coach|priest|father|dad|da|brother|cousin|babysitter|minder|grandfather|neighbour|boss|carer|he touch*|abus*|molest*|interfer*|fondl* ... me|us|my|our|child|kids|girl|boy|daughter|son|her|him
    hurting|beating|hitting|shaking|starving the|my|her|his|their|a|our baby|child|kids|children|son|daughter|toddler|little
    was|were|got|been|is|are|just knocked|mown|mowed|bowled down|over $|outside|on|by|at|in|and|near|crossing|just|now|help
    car|van|jeep|lorry|taxi|bus|bike|tractor in|into|under|gone_into the? river|lake|canal|sea|harbour|quay|water
    overcome|overpowered by|with|from? the? fumes|smoke|gas
    chemical|ammonia|chlorine|acid|toxic spill|leak|cloud|release|gas_leak
    water|rain|leak* ... lights|light|fittings|fuse_board|fusebox|fuse_box|sockets|socket|electrics ... spark*|buzzing|smok*|live|bang|fizz*
    spark*|fizz* ... water|flying|everywhere|wires|board
    hes|shes|is|husband|partner|he|boyfriend hitting|beating|strangling|choking|attacking|going_to_kill me|us|her|my
  `),
  clinical: englishPatterns(`
    black|tarry|tar ... stool|stools|poo|motion|motions
    knocked|kicked|hit|bashed|lost|came out his|her|my|a|the|their? front|back|baby|adult|two? tooth|teeth
    knocked|kicked|bashed his|her|my|a|the|their front|back|baby|adult|two? tooth|teeth
    tooth|teeth in milk
    hardly|barely open ... mouth|jaw
    cant|cannot|couldnt|unable_to pass water|urine
    ${WEEKS} weeks ... leaking|fluid|cramps|contractions
    bleed* ... hours|all_night|since|day ... extraction|tooth|gum|socket|surgery|operation
    ${WEEKS} weeks ... headache|headaches|flashing|vision|swollen|swelling|blurred|blurry
    pregnant|expecting ... flashing|blurred|blurry
    blood_sugar|blood_sugars|my_sugar|my_sugars|his_sugar|his_sugars|her_sugar|her_sugars|sugar_level|sugar_levels|glucose ... low|dropped|dropping|crashed|shak*|confus*|sweat*|dizzy|faint|drowsy|wobbly|1.*|2.*|25*|30*
    gone|going|went|suddenly|sudden blind|blindness|deaf ... eye|eyes|ear|since|today|suddenly|this
    sudden blindness
    cant|cannot|dont|not|havent|stopped feel|felt|feeling ... baby|bump move|moving|kick|kicking
    cant|cannot|dont|not|no|without feel|feeling myself|anything|it|when ... wipe|wiping|toilet|pee|wee|down_below
    lost ... feeling|sensation ... down|below|there|legs|foot|feet|groin
    since the fall|accident|crash ... cant|unable|not ... walk|stand|move
    see|seeing double
    pins|tingling|numbness|numb ... legs|feet ... hold|water|bladder|pee|wee|back|both|bowel*
    hold ... water|wee|pee|bladder|bowels
    thunder|thunderclap
    clap|bolt of thunder|lightning
    bitten|bite|bit ... snake|adder|bat|rat|monkey|human
    cant|cannot|couldnt|no|lost|lose|losing|unable_to|lack_of|havent|trouble|without|difficulty control*|hold|holding|controlling ... bladder|bowel*|pee|wee|urine|poo|waterworks|bowel|legs|toilet
    bowel|bladder|bowels|waterworks ... numb*|back|legs|problem*|suddenly|cant|lost|not|trouble|since|leak*|accident*
    numb*|no_feeling|cant_feel|lost_feeling|paralys*|dead|feeling_gone ... waist|hips|belly|bum|legs down|downwards|both|suddenly|sudden|and
    waist down
    lost|losing|no|loss_of power|strength|feeling|use|sensation ... legs|both_legs|leg|feet|in_my_legs|arm|hand
    foot drop
    legs|feet ... given|gave|giving|gone|going|went|buckl*|collapsing|wobbly|jelly|wont_work|dont_work|not_working|stopped_working ... way|from_under|suddenly|under|today|since|numb|both|weak|morning
    temperature|fever|temp ... 39*|40*|41*|104|103
    39*|40*|41* ... temperature|fever|temp|degrees
    high fever|temperature ... stiff|rash|confus*|baby|days|wont|breath*|vomit*|child|month*|week*
    sudden*|worst|severe|excruciating|thunderclap|explosive|unbearable|massive|never_had ... headache|migraine
    headache|head ... explode|exploding|worst|never|thunderclap|crack*|blinding|passed_out|light|neck
    light ... hurts|hurting my|his|her eyes ... neck|head*|rash|fever
    rash ... purple|bruise*|glass|spreading|fever|stiff|neck|blister*|blood
    calf|thigh ... swollen|red|hot|lump|throb*|cramp ... breath*|flight|hot|red|swollen|sore|warm|painful|tender
    swollen|swelled|red|hot|painful|throbbing ... calf|leg ... one|hot|flight|long|breath*|since|surgery|pill|warm|red|operation|cast|plane
    sight|vision ... gone|going|lost|black|blurr*|blurry|half|curtain|shadow|disappear*|suddenly ... eye|sudden*|today|one|side|hour|morning
    cant|cannot see ... out|from|of|properly|with ... eye|left|right|sudden*
    eye ... blood|chemical|metal|splash*|pierced|stabbed|sudden*|gone_black|lost_sight|blind|cant_see|went_blind
    baby|newborn|infant|weeks_old|week_old|months_old ... wont|not|refus*|isnt|hardly|no ... feed*|drink*|eat*|bottle|wet|nappy|nappies|wake*|waking|respond*
    baby ... floppy|drowsy|lethargic|wont_stop_screaming|high_pitched|grunting|sunken|burning_up|blue|fit|dehydrated|very_hot
    baby|bump ... hasnt|stopped|not|isnt|havent|less|no moved|moving|kicking|kicked|movement|kicks|felt_moving|move
    pregnant ... bleed*|spotting|waters|dizzy|fell|hasnt|movement*|vision|headache*|swollen
    weeks pregnant ... bleed*|hasnt|fell|headache*|fluid|cramp*|movement*|swollen
    vomit*|coughed|coughing|spitting|puking|passing|pooing|peeing|throwing_up ... blood|bright_red|clots|black
    blood ... in my|his|her|the vomit|urine|stool*|wee|poo|phlegm|pee|toilet
    coffee grounds
    unable|cant|cannot|couldnt|not ... weight_bear|put_weight|put_any_weight|put_my_weight|stand|stand_up|walk ... fall|fell|sudden*|since|leg|hip|ankle|legs|today|at_all|yesterday|morning
    hip ... fell|fall|broken|cant_walk|cant_stand|shorter|twisted|cant_move
    bone ... sticking|poking|out|through|skin
    wound|cut|bite|leg|hand|arm|finger ... spreading|streak*|pus|infected ... fever|red|up|hot|shiver*|spreading
    confus*|delirious|rambling|not_making_sense|doesnt_know|disorientated|disoriented ... sudden*|fever|today|where|infection|overnight|who|since|fall|head
    sudden* ... confus*|blind*|deaf|numb*|weak*|paralys*|vision|sight|headache
    testic*|groin|ball|balls ... sudden*|agony|severe|swollen|twisted|unbearable
    stomach|tummy|abdomen|abdominal|belly|side ... agony|rigid|severe|excruciating|unbearable|worst|hard_as|doubled|rock_hard
    doubled up|over ... pain
    agony
    back|chest ... tearing|ripping ... pain|sudden*
    shoulder|arm|jaw ... pain|numb*|ache ... sweat*|breath*|chest|heart
    knocked|hit|banged|bumped|cracked|smacked|belted ... head ... and|vomit*|drowsy|sick|dizzy|confus*|cant|not|blurr*|headache|bleed*|since|asleep|sleepy
    blood thinner*|thinners|warfarin ... head|fell|bleed*|bump|fall|hit
    dislocat* ... shoulder|hip|knee|elbow|kneecap|jaw
    face|jaw|neck|eye|gum|tongue ... swollen|swelling|swelled|puffed ... shut|swallow*|open|fever|spreading|tooth|breath*|abscess|huge|overnight
    abscess ... swell*|swollen|fever|swallow*|spreading|breath*|eye|neck
    cant|cannot|hard_to|trouble|difficulty swallow*
    cant|cannot open ... mouth|jaw
    tooth|teeth ... knocked|knock|came|fell|bashed out ... fall|fell|accident|hit|match|ball|hurley|now|just|bled|bleed*|child|son|daughter|adult
    socket|gum|extraction|tooth ... bleed*|blood ... wont|stop*|still|hours|not|pouring
    palpitation*
    heart ... racing|fluttering|pounding|skipping|irregular|jumping|thumping ... dizzy|hours|wont|cant|breath*|faint|chest|sweat*|stop*
    numb*|tingling|no_feeling|lost_feeling|lost_all_feeling|feeling_gone|pins_and_needles|cant_feel|cannot_feel ... saddle|groin|genital*|between|buttock*|backside|bum|down_below|private*|inner_thigh*|crotch|perineum|undercarriage|arse|down_there|bottom
    saddle|groin|genital*|between_my_legs|between_the_legs|buttock*|backside|bum|down_below|private*|inner_thigh*|down_there|crotch|bottom ... numb*|no_feeling|tingl*|cant_feel|dead
    cant|cannot|couldnt|dont|no feel* anything|nothing|much? between|down_below|down_there|in_my_groin|when_i_wipe|wiping
    cant|cannot|couldnt|unable_to|havent|not|trouble|hard_to|difficulty pee|wee|urinat*|pass_urine|pass_water|go_to_the_toilet|peeing|peed|passing_urine|passed_water ... back|legs|numb*|day|hours|since|sciatica|spine
    back|legs|sciatica|numb*|spine ... cant|cannot|unable_to|couldnt|not|trouble|lost|havent ... pee|wee|urinat*|bladder|bowel*|pass_urine|pass_water|peed
    lost|lose|losing|no|loss|loss_of|lack_of ... control ... bladder|bowel*|wee|waterworks|pee|legs
    bladder|bowel*|waterworks ... control|gone|stopped|accident*|lost|numb|incontinen*|leaking|not_working
    wet|wetting|soiled|soiling|dirtied myself|himself|herself ... back|legs|numb|feel*
    incontinen* ... back|sudden|suddenly|numb|legs|sciatica|since
    both legs|feet ... numb*|weak*|gone|tingl*|heavy|giving|dead
    numb*|weak*|tingl*|weakness ... both ... legs|feet
    legs ... gone|suddenly|went weak|numb|dead|from_under_me|heavy
    cauda equina
    worst|sudden|thunderclap|severe|terrible|blinding|splitting|explosive headache ... life|ever|sudden*|neck|vomit*|vision|light|stiff|of_a_sudden|instant*|minute*|rash
    worst headache
    headache ... worst|sudden*|stiff_neck|stiff|vision|confus*|thunderclap|out_of_nowhere|of_a_sudden|light_hurts|after_a_fall|vomit*|weak*|slur*|bang|like_ive_never
    sudden*|thunderclap ... headache|blind*|loss_of_vision|loss_of_sight
    stiff neck ... fever|rash|headache|light|temperature
    fever|rash|headache|temperature ... stiff neck
    hit|banged|bang|bump|knock|injury|whack|belt ... head ... vomit*|drowsy|confus*|sick|sleepy|unconscious|memory|dizzy|blurred
    head injury
    concuss* ... vomit*|drowsy|confus*|worse|sleepy
    calf|leg|shin ... swollen|swelling|swelled|swole*|hot|red|warm ... hot|red|warm|sore|painful|pain|tender|flight|flying|surgery|operation|clot|swollen|plane|throbbing|travel
    swollen|swelling|hot|red|painful|sore calf|leg ... flight|plane|surgery|operation|hot|red|warm|clot|painful|swollen|sore|calf
    blood clot
    clot ... leg|lung|think|calf
    dvt
    cant|cannot|couldnt|stopped|hardly|barely see ... eye|eyes|sudden*
    lost|losing|lose|loss_of|gone my? the? his? her? sight|vision|eyesight
    blind ... sudden*|eye|gone|went
    vision|sight ... gone|lost|sudden*|double|curtain|going|disappeared|went
    curtain ... vision|eye|sight
    double vision
    flashes|floaters ... sudden*|shadow|curtain|eye
    chemical*|bleach|acid|cement|lime|oven_cleaner ... eye|eyes
    eye|eyes ... chemical*|bleach|acid|cement|lime|oven_cleaner
    baby|newborn|infant|week*_old|weeks|months|month*_old ... fever|temperature|temp|burning_up|wont_feed|not_feeding|floppy|lethargic|not_drinking|wont_drink|39*|40*|38*|no_wet_nappies
    fever|temperature|temp ... baby|newborn|infant|weeks_old|week_old|months_old|month_old|41*|40*
    fever|temperature ... wont|not|doesnt|isnt ... come|coming|go|going|down
    back pain ... fever|numb*|bladder|bowel*|weight_loss|cancer|night_sweats|legs
    coughing|coughed|vomited|vomiting|spitting|passing|passed|peeing|pooing|spat ... blood
    blood in my|his|her|the? urine|stool|poo|vomit|sputum|wee|pee|spit
    black|tarry stool*|poo
    cant|cannot|not|unable_to|havent put|bear|walk|walking|stand|standing ... weight ... fall|fell|hip|leg|since|sudden*|ankle|foot
    cant|cannot|unable_to stand|walk|move ... sudden*|since_the_fall|after_a_fall|after_falling|legs|since_this_morning
    bone|joint ... sticking|poking|through|out|deformed|wrong_way|angle|skin
    pregnant ... reduced|less|no|stopped|not ... movement*|moving|kick*
    baby ... stopped|not|less|isnt|hasnt moving|kicking|move|moved|movement*
    pregnant|pregnancy ... headache|vision|swell*|severe_pain|fluid|leaking
    severe|excruciating|unbearable|agonising|agony|worst|horrendous|savage pain|stomach|abdominal|tummy|belly ... sudden*|stomach|abdomen|abdominal|tummy|belly|side|testic*|vomit*|pregnant|rigid|hard
    testic* ... pain|sudden*|swollen|swell*
    confus* ... sudden*|fever|doesnt_know|all_of_a_sudden|infection|rambling
    sudden* confus*|weak*|numb*|dizzy|severe|loss|deaf*|paralys*
    heart ... racing|palpitat*|pounding|irregular ... dizzy|faint*|wont|hours|breath|stop
    dog|animal|cat|bat bite|bitten|bit ... deep|face|rabies|infected|child|bleed*
    red line|lines|streak* ... arm|leg|wound
    tooth knocked|knock out
    knocked ... tooth|teeth out
    face|jaw|cheek|eye|neck ... swollen|swelling ... swallow*|breath*|fever|tooth|spreading|closing|closed
    swallow* ... cant|cannot|trouble|saliva|unable
    cant|cannot swallow*
    dehydrat* ... baby|child|bad*
    collaps* lung
    wound|cut|scar|stitches|incision ... opened|burst|pus|green|split|gaping
  `),
}

/** Sayings and topics that only sound like an emergency; they are taken out of the text first. */
export const ENGLISH_HARMLESS = englishPatterns(`
  laughed|laughing|laugh ... breathe|breath|choked|died|cried|fainted
  cpr|first_aid|defib|resuscitation|suicide|suicidal|drowning|overdose|choking ... training|course|courses|class|classes|cert|certificate|instructor|prevention|awareness|workshop
  traenáil|oiliúint|cúrsa|rang cpr
  stroke unit|units|ward|team|service|services|awareness|association|foundation
  stabbed|stab at|in_the
  help|helping me|us|with ... book|booking|choose|choosing|find|cancel|move|change|log|pay|fill|understand|sort|decide|order|bill|account|form|appointment|claim|quote|password|website|table|reservation|search
  fire escape|escapes|exit|exits|grate|grates|surround|surrounds|extinguisher*|door|doors|sale|sales|works|fighter|fighters|station|drills|stick|truck|trucks|blanket|blankets|proof
  attacked|eaten|bitten|destroyed alive? by midges|mosquitoes|flies|spam|bots|hackers|fleas|nettles
  palpitation|palpitations sometimes|occasionally|now_and_again|from_time_to_time|for_years
  fall|falling|fell|fallen|falls apart|asunder
  car|van|jeep|truck|bus|tractor|engine|motor|bike|camper|boiler is|has|just? conked out
  late|delayed|held_up|delay ... because|due|after|with|by|of ... crash|accident|collision|pile_up
  crash|accident|collision|pile_up ... ... late|delayed|delays|traffic_is
  passed|passing|pass|handed|handing|hand out flyers|leaflets|cards|sweets|invites|invitations|copies|samples|forms
  kill me|us if|unless|for|over
  move|moving|budge|shift my|our|the|that|his|her? appointment|booking|slot|date|meeting|money|car|date|time|order|furniture|reservation
  for myself|meself|himself|herself|ourselves|yourself|themselves
  smoke|smoking free
  no|without pain|pains|fever|bleeding
  chest|stroke|pain|heart|asthma|burns clinic|clinics
  choked with|up a|the? head? cold|emotion|tears|dose
  exhaust|bumper|gutter|gutters|door|shelf|sign|picture|mirror|gate|shutter|plaster|wallpaper|tile|tiles is|are|was|were hanging
  will|would|does|is|might there|it|i be|have|get? any|some|much|a_lot_of? bleed|bleeding|blood|swelling|numbness
  nearly|almost|near choked|died|fainted|collapsed|dropped|passed|fell_over dead|out? when|at|with|laughing|seeing|hearing|from
  lost ... to suicide
  bereaved|bereavement|death|died ... by|from|through suicide
  accident|crash|injury|fall|injuries ... claim|claims|claiming|compensation|solicitor|insurer|injuries_board
  claim|claims|compensation|solicitor ... accident|crash|injury|fall|collision
  ambulance bill|bills|invoice|charge|charges|fee|fees|cover|driver|drivers|job|jobs|station|parking|receipt
  chemical|acid|oil|toxic spill|leak kit|kits|training|course|cleaning|clean
  fit bit|bits
  want|wants|wanted out of this|the|my|our? marriage|relationship|contract|lease|deal|plan|membership|agreement|job
  threaten* ... sue|solicitor|solicitors|court|legal|review
  would|d|hed|shed|itd|theyd drive you|ya|ye|anyone to suicide
  stop|quit|why ... telling|saying ... 999|112
  attacked|ate|chewed|destroyed the|my|our couch|sofa|shoe|shoes|carpet|cushion*|furniture|lawn
  car|van|it|bumper|jeep was|got hit|clipped|bumped
  drowned|drowning phone|laptop|mobile|plants
  cant|cannot|couldnt|could_hardly breathe with|from|for laughing|laughter|excitement
  family|a|any history of stroke|strokes|heart_attack|heart_attacks|heart_disease|heart_trouble
  sale|sales|deals|prices|team|business|shop|mixtape is|are|was|were on fire
  moving|budging on the? price|rent|that|it|cost|deal
  rid of the|a|that? smell|smells|odour of? smoke|damp|burning
  collapsed|collapsing laughing|with_laughter|in_laughter|into_bed
  get|getting a|some breath|bit|gulp of fresh? air
  out cold weather|drinks|cuts|water|storage|meats
  hit me|us with a? bill|price|quote|charge|fee|reminder|a_bill|the_bill
  moving|move house|home|offices|premises|to
  on fire ... gig|concert|craic|band|dj|dancefloor
  crash|accident ... last_year|last_month|months_ago|years_ago|weeks_ago|a_year_ago ... claim|compensation|sue|solicitor|$
  carbon_monoxide|co|smoke|fire|gas alarm|alarms|detector|detectors installation|install|installed|price|prices|cost|fitted|service|for_sale
  carbon_monoxide|monoxide|co|carbon alarm|alarms|detector|detectors battery|batteries $|please|price|type|size
  battery|batteries for|to_fit|in a|the|my|our? carbon_monoxide|monoxide|co|carbon alarm|detector $|please
  dying for|to|of|with a|an|the? cup|pint|weekend|holiday*|haircut|massage|coffee|tea|smoke|fag|know|see|try|get|meet|hear|thirst|laughter|laughing|embarrassment|heat|boredom|hunger|curiosity|cold|shame|death|tell|come|visit|have|be|talk
  killing me|us laughing
  dead|dying|deadly tired|right|on|easy|serious|handy|simple|keen|nice|craic|sound|good|battery|phone|line|deadline
  killing two birds
  phone|phones|mobile|battery|laptop is|will|might? about_to|going_to|gonna|nearly|almost? die|dying|dead
  heart attack|set|rate when_i_saw|at_the_price|looking_at|nearly|with_the_bill
  nearly|almost|near had|have|gave|given me? a|an? heart attack|stroke|fit|canary
  gave|give|gives|giving|nearly_gave|would_give me|you|anyone a heart attack
  threw|throw|throwing|have|had|having|has|take|took|taking a? fit when|over|about|if|at|at_the|laughing|of_laughing|of_laughter|of_giggles|of_the_giggles
  gas bill*|boiler|meter|account|supply|company|networks|man|safe|safety|cert*|service|servicing|engineer|fitter|cooker|hob|heating|heater|fire|installation|prices|price|tariff|connection|cylinder*|bottle*|canister*|barbecue|card|contract|appliance*
  it|that|he|she|that's|thats|craic|lad|youre|hes|shes was|is|a|so|being gas
  whats gas is
  gas man|woman|character|craic|ticket|crack|altogether
  stroke of|luck
  stroke victim*|patient*|rehab*|recovery|survivor*|physio|clinic|support
  treat|see|take|help|help_with|work_with|deal_with people|patients|anyone|anybody|someone|somebody|clients|those ... after|following|with a? stroke|strokes
  do you|ye|they treat|see|work_with ... after|following|with a? stroke|strokes
  breast stroke
  had|after|since|from|following|recovering a|my|his|her|the? stroke|heart_attack in|last|years|months|ago|two|three|a_year|20*
  years|months|weeks ago i|he|she had a stroke|heart_attack
  bleeding|breathtaking|choking_hazard eejit|awful|useless|thing|obvious|hell|prices|disgrace|joke|idiot
  fire alarm|extinguisher*|safety|door*|drill|cert*|exit*|place|stove|brigade_number|officer|escape|insurance|stick*|wood|pit|regulations|assembly_point|doors
  fire away|me_over|it_over|me_an_email|up|over
  fired up
  is|was|gone|on fire today|lately|recently|this_week|at_the_minute
  there a fire_place|fireplace|fire_alarm
  smoke alarm*|detector*|free|break|breaks ... install*|fit|battery|price|cost|sell|check|beeping_battery|replace
  panic attack|attacks_class
  shot of|in_the_dark|put|glass|up
  flu|covid|travel|booster|allergy shot|shots|jab|injection
  photo shoot*
  first aid
  defibrillator|aed
  suicide prevention|awareness|squad|talk|training
  murder to_park|getting|finding|trying
  overdosed|overdose on chocolate|coffee|cake|sugar|caffeine
  meningitis vaccin*|jab|injection
  poison ivy|control|dart*
  food poisoning
  stabbing in_the_dark
  back stabb*
  maths|irish|english|exam|exams|mocks|school|homework|class|year|leaving_cert|subject|subjects ... drowning
  drowning|drowned|drown in work|paperwork|emails|debt|bills|admin|homework|rats
  choked up
  choke on|at the|your|my price|bill
  chest freezer|of_drawers|infection|x-ray*|xray*|physio*|hair|wax*|measurement|size|press|day
  collapsed|collapse wall|shed|roof|ceiling|bed|chair|tent|road|company|shelf|fence
  my|the wall|shed|roof|ceiling|bed|chair|tent|road|company|shelf|fence|bridge|drain|pipe has? collaps*
  cant|cannot wait to? breath*
  breathing exercises|class*|technique*|space|room
  poison* pen
  ended|end it all? the? contract|subscription|membership
  blue badge*|cross|lips_lipstick
  end|ending it my? contract|subscription|membership|agreement
  want|wanna|like to end|ending my|the|this subscription|contract|membership|lease|tenancy|call|chat|conversation
  could kill|murder for|a|him|her|them|you|whoever|my
  kill the? time|germs|weeds|moss|rats|mice|wasps|two|lights|bugs
  kills|killing|kill me when|to_say|but|how|that
  killing|kills me ... back|knee*|neck|feet|shoulder*|hip*|tooth|teeth|head|ankle*|wrist*|legs|hip
  back|knee*|neck|feet|foot|shoulder*|hip*|tooth|teeth|head|ankle*|wrist*|legs|shoes|hip|elbow*|stress|price*|heat|suspense|wait|traffic|commute is|are|has|have|was|were|just|absolutely killing|murdering|destroying|crippling me
`)

/** What happened long ago and is told as such. It counts where nothing says that it goes on or is back. */
export const ENGLISH_LONG_AGO = englishPatterns(`
  had|has|was|were|got|been|suffered|took|after|broke|when|of|a|my|the|our|his|her|someone|somebody|they|he|she|i|we|there ... ${PAST_EVENT} ... ${LONG_AGO}
  ${LONG_AGO} ... had|has|was|were|got|been|suffered|took|after|broke|a|the ... ${PAST_EVENT}
`)
