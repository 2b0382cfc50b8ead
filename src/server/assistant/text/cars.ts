/** Makes and models of cars, without marks. None begins the name of a person, and a model is in none. */
const MAKES =
  'volkswagen vw toyota nissan hyundai kia skoda audi bmw opel renault peugeot citroen mazda volvo fiat dacia suzuki mitsubishi lexus tesla subaru'
const MODELS =
  'passat golf polo tiguan corolla yaris avensis rav qashqai micra juke fiesta mondeo kuga transit tucson elantra sportage picanto octavia fabia superb astra corsa insignia megane clio kadjar duster sandero berlingo caddy'

const [makes, models] = [MAKES, MODELS].map((words) => new Set(words.split(' ')))

/** "volkswagen passat" */
export const isCar = (words: string[]): boolean =>
  makes?.has(words[0] ?? '') === true || words.some((word) => models?.has(word))
