import { englishPatterns } from '../../text/patterns.ts'

const OWN =
  'i|we|he|she|my_son|my_daughter|my_child|my_mother|my_father|my_mam|my_da|my_wife|my_husband|my_partner|someone|people'
const PERSONS =
  'i|we|you|ye|they|he|she|my_son|my_daughter|my_child|my_mother|my_father|my_mam|my_da|my_wife|my_husband|my_partner|someone|people'

/** A question about a thing, such as "do I need to fast before …": its other words start no booking. */
export const ENGLISH_ABOUT = englishPatterns(`
  what happens|will_happen|would_happen|about_if|if
  ^ if
  ^ so|and|but|also|hi|hello? do|does|did|must|should|would ${PERSONS}|my|the|it|a need|have_to|require|want|get
  ^ so|and|but|also|hi|hello? do|does you|ye|they need|require|send|accept|take|give|charge|offer|allow|provide|text|email|remind|keep|refund|mind|insist|ask
  ^ so|and|but|also|then? do|does|will|would ${PERSONS} pay|owe|lose|forfeit ... if
  do|does|should|must ${PERSONS} need|have_to|arrive|bring|be|prepare|stop|fast|eat|wear|take|expect|fill
  ^ should|must ${PERSONS}
  ^ will ${PERSONS}|it|there need|be|have|get|feel|hurt|take|receive|last ... able|allowed|reminder|back|refund|charged|deposit|before|after|during|pain|long|sore|seeing|letter|text|results
  ^ will ${PERSONS}|it need|have_to|hurt|last|feel
  ^ can|could|may|am ${OWN}|allowed|i_allowed? eat|drink|drive|smoke|wear|swim|shower|exercise|work|bring|park|pay|claim|fast|take|leave|use|carry|return|travel|fly
  ^ will|would|do|does you|ye|they|someone|somebody text|email|remind|notify
  ^ can|could|may ... come|go|sit|be|stay in|along|there|down? with me|us|him|her
  ^ is|are|was|would it? be? possible|allowed|ok|okay|necessary|required|safe|alright|all_right|fine to? bring|eat|drink|drive|pay|wear|park|take|smoke|use|leave|claim|travel|fly|exercise|work
  ^ is|are ... needed|necessary|required|refundable|mandatory|compulsory|obligatory|transferable|included|confidential|recorded
  ^ how long|far|much_notice|many|often|big|serious|confidential
  ^ how early|soon|late should|do|must|have
  ^ how soon|long|quickly after|before|until
  ^ how ... prepare|get_ready|work|works|handled|dealt
  ^ who|whom will|would|is|does|do|looks|handles|sees|reads|can_bring ... seeing|see|be|with|after|complaints|handles|deals|read|responsible|doing|looks|sees
  ^ who looks|deals|handles|reads|decides
  ^ whats|what is|are|do|does|should|kind|sort|will|documents|papers|form|happens|if ... policy|policies|process|procedure|rule|rules|need|bring|wear|have_to|do|expect|involved|included|required|happen
  ^ is|are|arent|isnt ... allowed|permitted|welcome|compulsory
  ^ is|would it? be? ok|okay|alright|fine|grand|a_problem|acceptable if
  ^ whats|what ... policy|policies|process|procedure|rules
  policy|policies|procedure on|for|about|regarding|around|$
  ^ why do|does|is|are|must|should|would|did
  free trial|trials|parking|wifi|wi|delivery|quote|quotes|estimate|estimates|sample|samples|demo|advice|shuttle|coffee|tea|water
  parking space|spaces|spot|spots|place|places
  gluten|dairy|nut|nuts|sugar|wheat|lactose|alcohol|smoke|pet|egg|fat free
  ^ is|are there ... policy|age_limit|limit|deadline|minimum|maximum|waiting_list|notice|reminder
`)

/** "How much notice" and "will I get it back" ask for no price. */
export const ENGLISH_NO_PRICE = englishPatterns(`
  cheap me|tu|se|si|muid|siad|gur
  ^ what happens|if
  ^ can|could|may|do|is i|we|you|ye|it? ... pay|paying|accept|take by|with|in|using? card|cards|cash|cheque|cheques|apple_pay|google_pay|revolut|contactless|sterling
  ^ how|where do|can|could|would|should i|we pay|settle
  how much notice|time|warning|space|room|information|detail|experience
  ^ will|would|can|do i|we get ... back|refund|refunded
  can|could|may i|we|you try|test|trial
  cost|costs|price|fee|fees of|for ... i|we|he|she|they bought|paid|got|had|lost|spent
  ^ and|so|but? can|could|may|do|will|would i|we ... take|claim|deduct|knock|stop|put the|my|our cost|costs|price of
`)

/** "How far ahead are you booked?" asks for no place. */
export const ENGLISH_NO_PLACE = englishPatterns(`
  how far ahead|in_advance|out|along|behind
  know where you|it|they|that are|is
  where to start|begin|turn
  where do i|we start|begin
`)

/** A wish all the same: "or can I book …", "can you move it". */
export const ENGLISH_WISH = englishPatterns(`
  or|so|and|please can|could|may i|we|you ... book|make|get|have|cancel|move|change|come
  id|i_would|wed|we_would like|love|prefer|need|want
  i|we want|need to? book|cancel|move|change|reschedule|make|complain|see|get|rebook
  ^ can|could|would|will|please you|ye ... book|cancel|move|change|reschedule|fit|squeeze|slot|put|make
  ^ is|would it? be? possible to ... book|get|make|have|see|come|cancel|move|change|reschedule|rearrange|postpone
  how|when|where do|can|could|would|might|does|should i|we|you|someone|one|a_person ... book|cancel|move|reschedule|rearrange|complain|complaint|change
  ok|okay|alright|fine|grand|possible if i|we cancel|cancelled|move|moved|change|changed|book|booked|come|came|reschedule
  bring|push|move|put|shift ... forward|forwards|back|out|earlier|later|ahead
  how|when|where to book|cancel|move|reschedule|complain|change
`)

/** "How do I complain?": the answer of an entry comes before the dialogue. */
export const ENGLISH_HOW_TO = englishPatterns(`
  ^ hi|hello|so|and|also|please|just? how|where|who|what|whats|when do|can|could|would|should|does|is|to|are|must
  ^ how|where|who|whats|what
  ^ is|are there ... way|form|procedure|process
  ^ can|could i|we ... online|by|over|without
  ^ wondering|asking how
`)

/** How something of the caller's own stands, or where one of the team is: only the team knows. */
export const ENGLISH_CASE = englishPatterns(`
  ^ so|and|but|hi|hello? is|are|was|were|isnt|arent my|our|his|her|their|the|that|doctor|mr|mrs ... ready|finished|repaired|fixed|sorted|back_from|back_in|back_yet|back_now|back_today|back_at|arrived|gone_out|posted|running_late|running_behind|delayed|on_holidays|on_leave|off_sick|still_there|doing_well|getting_on
  ^ so|and|but|hi? is|are ... ready|finished|repaired|fixed|arrived|back|running_late yet|today|now|holidays|lunch|leave|$
  ^ so|and|but|hi? is|was there|that any|anything|something news|word|sign|update|wrong
  ^ so|and|but|hi|hello? did|has|have|hasnt|didnt|havent my|our|his|her|their|the|that|it|they|he|she|doctor|mr|mrs|anyone|anybody|someone|somebody|you ... come|came|arrive|arrived|hear|heard|reply|replied|write|written|ring|rung|rang|receive|received|find|found|send|sent|finish|finished|start|started|decide|decided|look|looked|gone_out|go_out|post|posted|ship|shipped|dispatch|dispatched|deliver|delivered|get_back|got_back|back|get_my|got_my|say|said|fix|fixed|turn_up|turned_up
  any|anything news|word|sign|update|updates|back on|of|about|from|yet
  ^ so|and? how is|are|did my|our|his|her|their|the ... doing|getting|get_on|go|coming|today|now|$
  ^ so|and? hows my|our|his|her
  how_long|how_much_longer will|are|is|would you|they|it|he|she ... keep|keeping|have|hold|be_at|need|with my|our|the|it|him|her
  ^ so|and? what was|is|were|did|have|has|happened|whats ... wrong|the_matter|up|find|found|say|said|happened|decide with|about|in|to|$ my|our|his|her|the|it|doctor|$
  ^ so|and? who will|am|was|did i|we be_seeing|see|seeing|be_with|with|have|get
  ^ so|and? when|what_time will|is|are|does my|our|his|her|their ... ready|back|finished|arrive|done
  ^ will you|they ... done|ready|finished|fixed|sorted by|for|before
  ^ when|what_time will|is|are ... be_here|get_here|arrive|arriving|be_calling|coming_out|on_the_way
  ^ is|are|was the ... gone|sold|sale_agreed|still_available|still_for_sale
  is|are it|that|this|they|those|the_house|the_place still_going|still_there|still_available|still_for_sale|still_on_the_market|gone|sold|sale_agreed
  ^ so|and? where is|are my|our
  where|wheres is? the|your|our|my plumber|electrician|driver|delivery|van|engineer|lad|lads|man|fella|technician|mechanic|nurse|agent|courier|carpenter
  where are|is you|they|he|she ... said|told|supposed|meant|waiting|waitin|promised|late
  ^ so|and? where are|do|is we|things|it|everything with|stand
  ^ will my|our|his|her|their|the|it ... ready|finished|done|back ... by|for|before|today|tomorrow|on|$
`)
