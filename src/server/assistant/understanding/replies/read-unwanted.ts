const UNWANTED =
  /(?<!\p{L})(?:(?:don['’]?t|do not|never|not) (?:want|need|wanted|asked for|looking for|after|ask for|book|here for)|(?:níl (?:mé|muid)|nílim|ní) (?:ag iarraidh|ag lorg|theastaíonn|ag teastáil))(?: to (?:book|see|have))?(?: (?:an?|any|the|your|yer|aon|an|na))? (?<what>[\p{L}'’ -]+)/iu
const WANTS_OTHER = /(?<!\p{L})(?:but|instead|rather|(?:i|we) (?:want|need) (?:a|the)|ach|ina áit|in ionad)(?!\p{L})/iu

/** "I don't want a viewing, I live there": what is refused, where nothing is wanted in its place. */
export const readUnwanted = (text: string): string | undefined =>
  WANTS_OTHER.test(text) ? undefined : UNWANTED.exec(text)?.groups?.what
