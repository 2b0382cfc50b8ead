import { newStemmer } from 'snowball-stemmers'
import { fold } from '../text/fold.ts'

const english = newStemmer('english')

/** Irregular forms that no stemmer knows. Forms that are also other words stay out: "shot", "saw", "left". */
const IRREGULAR = new Map(
  `tooth: teeth
foot: feet
child: children childrens
man: men mens
woman: women womens
mouse: mice
wife: wives
half: halves
bring: brought
buy: bought
sell: sold
pay: paid
keep: kept
lose: lost
break: broke broken
steal: stole stolen
send: sent
spend: spent
build: built
teach: taught
catch: caught
forget: forgot forgotten
choose: chose chosen
drive: drove driven
write: wrote written
speak: spoke spoken
eat: ate eaten
take: took taken
lend: lent
wear: wore worn
tear: tore torn
hold: held
sleep: slept
feed: fed
bite: bitten
burn: burnt
fly: flew flown
grow: grew grown
run: ran
swim: swam
begin: began begun
meet: met
fall: fell fallen
die: dying
freeze: froze frozen
shake: shook shaken
cheap: cheaper cheapest
old: older oldest
young: younger youngest
early: earlier earliest
near: nearer nearest
small: smaller smallest
big: bigger biggest`
    .split('\n')
    .flatMap((line) => {
      const [word = '', forms = ''] = line.split(': ')
      return forms.split(' ').map((form) => [form, word] as const)
    }),
)

/** One form for the forms of an English word in small letters. */
export function englishKey(word: string): string {
  const plain = fold(word).replaceAll("'", '')
  return english.stem(IRREGULAR.get(plain) ?? plain)
}
