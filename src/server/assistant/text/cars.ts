/** Makes and models of cars, without marks. None begins the name of a person, and a model is in none. */
const MAKES =
  'volkswagen vw toyota nissan hyundai kia skoda audi bmw opel renault peugeot citroen mazda volvo fiat dacia suzuki mitsubishi lexus tesla subaru'
const MODELS =
  'passat golf polo tiguan corolla yaris avensis rav qashqai micra juke fiesta mondeo kuga transit tucson elantra sportage picanto octavia fabia superb astra corsa insignia megane clio kadjar duster sandero berlingo caddy'

const [makes, models] = [MAKES, MODELS].map((words) => new Set(words.split(' ')))

/** "volkswagen passat" */
export const isCar = (words: string[]): boolean =>
  makes?.has(words[0] ?? '') === true || words.some((word) => models?.has(word))

const COUNTY = '(?:C|CE|CN|CW|D|DL|G|KE|KK|KY|L|LD|LH|LK|LM|LS|MH|MN|MO|OY|RN|SO|T|TN|TS|W|WD|WH|WW|WX)'
/** The year has two digits, or three since 2013. A short number needs one of those. */
const REGISTRATION = new RegExp(
  `(?<![\\p{L}\\d-])(?:\\d{2}[12][ -]?${COUNTY}[ -]?\\d{1,6}|\\d{2}[ -]?${COUNTY}[ -]?\\d{3,6})(?![\\p{L}\\d])`,
  'iu',
)

/** "141 D 2231": the registration of an Irish car. */
export const findRegistration = (text: string): string | undefined => REGISTRATION.exec(text)?.[0]

/** "Did ye get the reg?" */
export const NAMES_REGISTRATION =
  /(?<!\p{L})(?:reg(?:istration)?(?: (?:number|no))?|(?:number|licence) ?plate|g?ch?láraithe|g?ch?lárúcháin|(?:uimhir|pláta) cláir)(?!\p{L})/iu
