import { both, matchesEither } from '../../text/both-languages.ts'

const ONE = 'one|appointment|booking|table|slot|reservation'
/** Another booking than the one under way. */
const OTHER = [
  `the|my|that other|old|first|original|previous|earlier|last|existing|current ${ONE}`,
  `tonights|todays|tomorrows|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays ${ONE}`,
  `the ${ONE} that? i|we have|had|made|booked`,
  `the ${ONE} ive|weve|id got|made|booked`,
]
const ONE_IN_IRISH = 'ceann|coinne|áirithint|bord'
const OTHER_IN_IRISH = [
  `an céad ${ONE_IN_IRISH}`,
  'an seancheann|seanchoinne|seanáirithint',
  `an ${ONE_IN_IRISH} eile|sin|roimhe|anocht|inniu|amárach`,
  `an ${ONE_IN_IRISH} atá|a_bhí agam|againn`,
]
const lines = (others: string[], write: (other: string) => string) => others.map(write).join('\n')

const MUST_CANCEL = both(
  lines(OTHER, (one) => `do|will|should|must|would i|we still|also|now|first? have|need? to? first? cancel ${one}`),
  lines(OTHER_IN_IRISH, (one) => `gá|caithfidh|ceart|orm ... ${one} ... cealú|ceal`),
)
const STANDS = both(
  lines(
    OTHER,
    (one) => `
      is|was|will|does ${one} be? still|gone|cancelled|canceled|stand|stay|there|on|booked|safe
      do|have i|we still? have|got? ${one}
      what happens|happen ... ${one}
      do|will|would i|we lose ${one}
      does|will|would this|that|it one|booking? cancel|replace|change|affect ${one}
      is this|that|it one|booking? instead_of ${one}`,
  ),
  lines(
    OTHER_IN_IRISH,
    (one) => `
      an|nach bhfuil|mbeidh|seasann|seasfaidh ${one} ... ann|ceal|cealaithe|agam|againn|fós|áirithe
      an gcaillfidh|gcaillim mé? ${one}
      cad|céard a tarlóidh|tarlaíonn do|don|le|leis ${one.replace(/^an /, '')}`,
  ),
)

const OTHERS = both(OTHER.join('\n'), OTHER_IN_IRISH.join('\n'))

/** "The first one", "my other appointment", "an ceann atá agam" */
export const speaksOfOther = (text: string) => matchesEither(text, OTHERS)
/** "Do I have to cancel the first one?" */
export const asksToCancelOther = (text: string) => matchesEither(text, MUST_CANCEL)
/** Either of them. */
export const asksOfOther = (text: string) => asksToCancelOther(text) || asksWhetherOtherStands(text)
/** "Is the old one cancelled?", "an seasann an chéad cheann fós?" */
export const asksWhetherOtherStands = (text: string) => matchesEither(text, STANDS)
