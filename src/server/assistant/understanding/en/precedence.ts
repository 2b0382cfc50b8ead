import { englishPatterns } from '../../text/patterns.ts'
import type { Precedence } from '../intents.ts'

export const ENGLISH_PRECEDENCE: Precedence = [
  [
    'cancel',
    englishPatterns(`
      want|need|like|get it|that|this|them|mine|ours cancelled|canceled
      want|need|like|get my|the|our|his|her|that|this ... appointment|appt|booking|table|reservation|visit|slot|lesson|one ... cancelled|canceled
    `),
  ],
  [
    'book',
    englishPatterns('book|arrange|schedule|reserve|organise|set_up a|an talk|call|chat|conversation|meeting with'),
  ],
  [
    'book',
    englishPatterns(
      'can|could|would|will|please|to you|ye? squeeze|slot|fit|pencil|put|pop me|us|him|her|my_son|my_daughter in|down',
    ),
  ],
  ['injection', englishPatterns('you are no_longer|not a|an ... you are|you')],
  [
    'message',
    englishPatterns(`
      ^ please? tell|inform|notify|ask|remind ... that|know|to
      ^ can|could|would|will you|ye|someone|somebody please|just? tell|inform|notify|ask|remind ... that|know|to
    `),
  ],
  [
    'person',
    englishPatterns(`
      transfer|connect|put|redirect me|us ... through|to
      give|get|find me|us someone|somebody|anyone|anybody with|who|real|else|human|alive|proper|there
    `),
  ],
  [
    'move',
    englishPatterns(`
      cant|wont|cannot|unable_to make|do|manage|come|make_it ... is|are|have|would|could|can|any there|ye|you|anything|i|we|another|chance|other ... on|free|another|instead|anything|else|later|wednesday|monday|tuesday|thursday|friday|saturday|sunday
      cant|wont|cannot|unable_to make|do|manage|come ... would|will|could|does|what_about|how_about|is ... do|suit|work|instead|ok|okay|possible|better|alright $
      im|i_am|were|we_are|down|booked|have_me|got_me|me down|in|booked for ... but|would|could|can ... handier|better|easier|suit|suits|instead|prefer|move|change|nicer
      different|alternative slot|time|appointment|day|date
      appointment|booking|slot ... is|was for|on|at ... could|can|would it|i|that be|come|have|do
      wrong day|date|time|slot ... should|meant|it|change|i
    `),
  ],
  [
    'complaint',
    englishPatterns(`
      ye|you fitted|installed|fixed|repaired|sold|did|put_in|made ... broken|leaking|broke|leaks|fallen|cracked|useless|again
      heard|hear nothing|nothing_back
      havent|not|never heard ... back|anything|word|since|yet|you
      rung|called|rang|emailed|texted|phoned|written|asked ... times|twice|again ... no|still|nobody|never|without|but|and
      only? lasted|lasts ... day|days|week|weeks|hour|minutes
    `),
  ],
  [
    'smalltalk',
    englishPatterns(`
      ^ hello|hi|hey|hallo im|i_am still? here|waiting
      ^ hello|hi|hey|hallo? are|is? anyone|anybody|someone|somebody|ye|you|u still? there|here $
      nice|pleased|good|lovely to meet|hear|talk
      are|r|am|is you|u|i|this|it ... robot|bot|human|machine|computer|chatbot|real_person|a_person|ai|recording $
      are|r|am|is you|u|i|this|it talking|speaking? to? ... robot|bot|human|machine|computer|chatbot|real_person|a_person|ai|recording or|$
    `),
  ],
  [
    'hours',
    englishPatterns(`
      is|are|will|would there|ye|you? be? someone|anyone|anybody|somebody|staff there|in|around? after|before|at|on|until|during|over|till
      you|ye|they|it|there still open
      till|until|up_to what|which hour|time
      when|what_time|until|how_late|how_early|what_hours do|does|are|is|will|would|can ... open|close|closed|shut|closing|opening ... today|tomorrow|on|at|$
    `),
  ],
  [
    'cancel',
    englishPatterns(`
      not|wont|arent|isnt going_to? be_able_to|going_to_be_able_to make|come|attend|keep|go
    `),
  ],
  [
    'price',
    englishPatterns(`
      do|will|would|must|should i|we have|need to pay
      ^ how much ... cost|costs|charge|is|are|would|will|do|does|for|to|a|an|the|per
      is|are there|ye|you ... charge|fee|penalty|cost ... cancel*|change|changing|moving|missed|if|for
      what|whats ... charge|fee|penalty|cost ... cancel*|change|missed|if
    `),
  ],
  [
    'smalltalk',
    englishPatterns(`
      thank|thanks god|goodness|heavens|be_to_god its|it_is nearly|almost|finally? friday|the_weekend
      dying|roll_on for|on? the? weekend|holidays|christmas|friday
      joke|jokes|story ... killed|dying|funny
    `),
  ],
]
