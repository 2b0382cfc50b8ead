import { englishPatterns } from '../../text/patterns.ts'

const MINE = 'my|our|the|me'
const CAR = 'car|van|jeep|truck|lorry|bus|tractor|motor|bike|engine|minibus|camper'
const PIPES = 'pipe|pipes|tank|cylinder|radiator|rad|hose|main|mains|boiler|geyser|immersion|cistern|valve'
const WET =
  'water|leak|pipe|pipes|tank|cylinder|immersion|radiator|boiler|hose|cistern|machine|dishwasher|sink|bath|shower'
const HEAT =
  'heat|heating|boiler|burner|radiators|rads|hot_water|immersion|furnace|heat_pump|range|cold_room|freezer|freezers|fridge|fridges'
const FAILS =
  'gone|dead|banjaxed|banjoed|kaput|broken|broke|broke_down|bust|busted|knackered|stone_cold|freezing_cold|down'
const NOT = 'not|isnt|arent|wont|doesnt|dont|cant|cannot|never|refuses_to|stopped|stops|wouldnt'
const DRAINS =
  'toilet|toilets|jacks|loo|sink|bath|shower|drain|drains|sewer|sewage|shore|manhole|septic_tank|washing_machine|dishwasher'
const BE = 'is|are|was|its|has|have|just|after|been|all|keeps|gone|went|being'
const TRADE =
  'plumber|electrician|locksmith|mechanic|roofer|glazier|dentist|vet|call_out|callout|repair|repairs|tow|recovery|engineer|technician|service|work|job|visit'

/** Something of the business's trade has broken and cannot wait: water, a breakdown, a locked door, no power. */
export const ENGLISH_TROUBLE = englishPatterns(`
  water|rain|sewage|leak|its|it coming|pouring|dripping|running|gushing|leaking|flooding|spraying|spurting|streaming|came|comes|pours through|in_through|down_through|down_the_walls|out_of_the_ceiling|from_the_ceiling|from_the_light|everywhere|all_over|in_the_roof
  ^ the? water is|was|keeps coming|pouring|gushing|leaking|getting in|into|down|through
  water coming|pouring|gushing|running|leaking|flooding|spraying|spurting|streaming|pumping in|into|out|down|through|from|onto|all|off
  water everywhere|all_over|up_to
  water|leak ... through the|my|our? ceiling|roof|wall|walls|floor|lights
  ceiling|roof|attic ... leaking|dripping|pouring|flooded|flooding
  water|leak|rain|its|it ... through ... ceiling|ceilings|roof|wall|walls|floor|floorboards|light|lights|downstairs|flat|apartment
  ${WET} ... pouring|gushing|flooding|flooded|spraying|spurting|overflowing|overflowed|everywhere|all_over
  water ... leaking|coming|running|dripping ... down|into|onto|out|from|off|through
  leak|leaks|leaking ... in|into|from|under|through|down|onto|out_of|upstairs|downstairs|everywhere
  massive|big|bad|serious|huge|major|awful|fierce leak
  burst water|gas_boiler|main|heating? ${PIPES}
  ${PIPES} ... burst|bursting|exploded
  ${PIPES} ${BE}? ${BE}? split|pouring|gushing|flooding|spraying|leaking
  ${MINE} house|kitchen|bathroom|shop|basement|cellar|apartment|flat|hall|place|bar|office|garage|utility|floor|yard ${BE}? ${BE}? flooded|flooding|under_water
  house|kitchen|bathroom|basement|cellar|shop|utility ${BE}? flooded|flooding
  ^ flooding|flooded $
  its|it|thats ... overflowing|flooding
  toilet|toilets|jacks|loo|manhole|sewer|sewage|septic_tank ... blocked|backed_up|overflowing
  ${DRAINS} ${BE}? ${BE}? overflowing|overflowed|backing_up|backed_up|coming_up|leaking_everywhere|leaking_all_over|flooding|pouring
  raw? sewage in|all_over|coming|everywhere|on|inside
  leaking|leak badly|everywhere|all_over|bad|non_stop|like_mad|like_a_sieve
  cant|cannot|wont|doesnt turn_off|stop|shut_off the|stop|turn? water|leak|leaking|off
  cant|cannot find|turn|reach ... stopcock|stop_cock
  dont|not|no know|sure|idea|clue where|how ... stopcock|stop_cock|stop_valve|turn_off_the_water|water_off
  roof|slates|tiles ${BE}? blown|blew|came|come|off off|in|flying
  ${CAR} ${BE}? ${BE}? broken_down|broke_down|breaking_down|conked|conked_out|died|dead_on|cut_out|packed_in|given_up|seized|overheated
  ${CAR} ${BE}? ${BE}? dead|dying|died $|on|in|at
  engine|bonnet|car|van|jeep ... smoking|steaming|on_fire|overheating
  stuck|stranded in|at|near|outside ... clutch|gearbox|brakes|brake|car|van|battery ... $
  clutch|gearbox|brakes|battery ... gone ... stuck|stranded|side|road
  ${CAR} wont|doesnt|not|isnt|refuses start|starting|turning_over|turn_over|go|move|to_start
  ^ so|hi|hello|sorry|help? im|i|i_am|we|were|we_are? ${BE}? broken_down|broke_down|after_breaking_down
  ^ hi|hello|help? breakdown $|on|at|near|outside
  ${MINE} breakdown on|at|near|outside
  wont|not start|starting and|i|at|on|in
  stranded|stuck ... road|motorway|hard_shoulder|roadside|m50|n20|n25|bypass|roundabout|car_park|carpark|layby|outside|ditch|breakdown
  need|want|looking_for|send|get|require a|the|my_car|us|to_be|someone_to? tow|towed|recovery_truck|tow_truck|towing|jump_start|jumpstart|pulled_out
  can|could|will|would you|ye|ya|someone|somebody|anyone tow|recover|jump_start|pull|come_and_tow ... ${CAR}|me|us|it
  puncture|flat|flat_tyre|flat_wheel|blowout|blow_out ... motorway|road|roadside|hard_shoulder|side_of|stuck|stranded|bypass|n2*|n1*|n3*|n4*|n5*|n6*|n7*|n8*|m50|m7|m8|m1|m4|m9|m11|m17|m18|m20
  locked|locked_myself|locked_ourselves|lock|shut out of? the|my|our? house|flat|apartment|home|car|van|shop|office|premises|room|and|$|keys|key|in|on|cant
  keys|key ${BE}? ${BE}? locked|broken|snapped|snapping|breaking|stuck in|inside|off
  door|lock|gate|shutter|shutters ... ${NOT} ... lock|locking|close|closing|shut|open|opening
  ${NOT} ... lock|close|shut|open|secure the|my|our front|back|main|hall|garage|shop? door|gate|shutter|window
  ${MINE} front|back|hall? lock|door ${BE}? ${BE}? broken|broke|jammed ... and|cant|wont|$
  alarm ... ${NOT} ... stop|stopping|off|turn|ringing
  alarm ... going_off|ringing|blaring
  somebody|someone|they ... kicked_in|broke_in|broken_in|smashed
  ${NOT} get in|into the|my|our house|flat|apartment|car|van|shop|home
  no|lost|without any? power|electricity|electric|water_at_all|running_water in|at|since|here|and|all|to|$
  power|electricity|electrics ${BE}? ${BE}? gone|out|off|tripped|tripping|went
  no|lost|without any? heat|heating|heat_or|heating_or|heat_nor|heating_nor hot_water? at_all|here|since|and|with|now|in_the_house|in_my|in_our|$
  no|without|havent|dont|lost|hasnt have|had|got? any? hot_water since|here|and|with|now|either|in|at|or|for|again|all|today|tonight|this|on|$
  no|without|lost|havent|dont have|had|got? any? heat|heating since|here|and|with|now|either|again|all|today|tonight|this|for|$
  ${HEAT} ${BE}? ${BE}? ${FAILS} $|and|since|on|in|again|at|all|with|this|so|we|the|but|no|for|ffs|please|now|today|tonight
  ${HEAT} ... is|are|has|have broken|gone|dead|down
  ${HEAT} ... ${NOT} ... working|work|come_on|coming_on|light|lighting|fire|firing|start|starting|turn_on|turning_on|kick_in|heat|heating
  ${HEAT} ... ${BE}? cold ... baby|kids|child|children|elderly|mother|father|freezing|house|since
  ${HEAT} ... keeps|kept cutting|going|tripping out|off
  no water $|in|since|here|at|coming|and|all|today|this
  taps ${BE}? dry
  sparks|sparking ... socket|fuse_board|fuseboard|fuse_box|fusebox|switch|plug|light|cooker|wires|out|from
  burning|burnt smell ... fuse_board|fuseboard|fusebox|socket|switch|plug
  smell ... burning ... fuse_board|fuseboard|fusebox|socket|switch|plug|wires
  electrics|electricity|power|trip_switch keep|keeps tripping|going|cutting
  tree|chimney|slates|ceiling|gutter|wall|roof ... fell|fallen|falling|collapsed|coming_down|came_down|come_down|caved_in|caving_in|blown_off|ripped_off
  tree|chimney|branch on|on_top_of|through ... roof|house|car|shed|lines
  part|half|side|piece of? the|our? roof|ceiling|gable ... gone|missing|off|down
  boiler|heating|heat|furnace ${BE}? ${BE}? packed_in|packing_in|packed_up|packing_up|conked|conking|conked_out|broke_down|broken_down|died|given_up|cut_out
  ${MINE} boiler|heating|heat ${BE}? gone|broken $|and|since|on
  lights ${BE}? gone|tripped|went_out
  fuse_board|fuseboard|trip_switch|fuse_box|fusebox keeps|is|wont ... tripping|tripped|buzzing|reset
  tills|till|till_system|card_machine|card_machines ${BE}? ${BE}? down|dead|gone|frozen
  ${MINE} website|site|server|servers|system|systems|tills|till|network|internet|broadband|phones|phone_lines|email ${BE}? ${BE}? down|hacked|crashed|offline|locked_up
  ${MINE} all? computers|systems|files are|have ... hacked|encrypted|down|locked
  window|door ${BE}? smashed|kicked_in|broken_into|smashed_in
  can|could|will|would|need|want you|ye|someone|somebody|anybody|anyone|a|the|ya ... come|out|send|get_here|round ... now|straight_away|straightaway|right_away|asap|immediately|urgently|this_minute|right_now|as_soon_as_possible
  need|want|send ... ${TRADE} ... now|straight_away|right_away|immediately|urgently|asap|right_now
  need|want|send|looking_for|get an|a? emergency|urgent|24_hour ${TRADE}
  ^ emergency|urgent call_out|callout|${TRADE} $|please|now|today|tonight|needed|asap
  this|its|it|thats is|really? an|a? plumbing|electrical|leak|water emergency
`)

/** Asks which number to ring with such trouble. */
export const ENGLISH_URGENT_NUMBER = englishPatterns(`
  emergency|urgent|out_of_hours|after_hours|24_hour phone|telephone|contact|mobile|helpline|direct? number|line|phone|mobile|no $|for|i|to|is|please
  emergency|urgent number|line|phone
  number|phone_number|line ... emergency|emergencies|urgent|out_of_hours
  who|what_number|which_number do|can|should|would|will i|we ring|call|phone|contact ... emergency|urgent|out_of_hours|at_night|tonight|now|weekend
`)

/** The same words, where nothing has to be done at once, in the same clause: what was, what may be, what it costs. */
export const ENGLISH_NO_TROUBLE = englishPatterns(`
  what_if
  nct
  stuck behind
  going|working again
  on cold|wet|frosty mornings|days
  when|whenever|any_time|every_time it? rains|its_cold|its_wet|cold
  gutter|gutters|gutai*
  ^ is|are ... normal|safe|planned
  when will|is ... back|restored
  last week|month|year|winter|summer|spring|autumn|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|time
  days|weeks|months|years|year|week|month ago|back|before
  next week|month|time|year
  this week
  if|in_case|suppose|should|when|what_if ... breaks|broke|burst|bursts|break|happens|happened|leaks|floods|goes|stops|dies
  how_much|price|cost|costs|charge|charges|quote|quotation|estimate|insurance|assessor|claim|invoice|bill|receipt
  ^ so|and|hi|hello? do|does|would|are|is|did|will|have you|ye|he|they|it do|fix|repair|cover|handle|deal|take|install|offer|have|tow|recover|clean|replace|unblock|got|any|used|insured
  ^ what happens|do_you_do|do_ye_do|time|is_the
  is|are|was|were your|yer|yere|ye|you website|site|system|phones|down|broken
  locked|lock out of? ... account|password|login|portal|app|email|phone|laptop|computer
  leak|drip|of|an|every|dripping|drips|leaking ... slow|slowly|drop|drops|bit
  slow|slowly|small|tiny|slight|little leak|drip|puddle
  just|only a drip|drop
  tap|taps|shower_head|leaky ... drip|dripping|leak|leaking
  quote|replace|replacement|install|installed|fitted|upgrade|new boiler|radiator|radiators|heating|immersion|lock|locks|roof|door
  hair|styling
  in the? curry|food|sauce|soup
  ^ and? is|are|was there no|any heat|heating|hot_water|power|water|electricity
`)

/** Anywhere in the message. */
export const ENGLISH_CAN_WAIT = englishPatterns(`
  not|isnt too|that|so bad
  no|not|isnt|aint a|any|that|in_a|in_any|an? rush|urgent|hurry|emergency|panic|urgently
  when|whenever you|ye|they|he can|could|get|have|are_free|are_around
  whenever suits|ye|you
  fixed|sorted|repaired|cleaned_up|dried_out|mended|working_again
  start without
  late|delayed|cant_make|wont_make|walking|missed
  appointment|booking|cancel|reschedule
`)
