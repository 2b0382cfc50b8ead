const ASKS_TO_DRIVE =
  /(?<!\p{L})(?:safe|ok|okay|all ?right|dangerous|grand)(?: enough)?(?: for (?:me|us|her|him))? to (?:keep |still )?(?:driv\p{L}+|take (?:it|her|the car) (?:on|out))|(?<!\p{L})(?:can|could|should) i (?:still |even )?(?:drive|be driving)(?: (?:it|her|the (?:car|van)))?(?: (?:home|away|to work|now))?\W*$|(?<!\p{L})an bhfuil (?:sé|sí|an \p{L}+) (?:sábháilte|sabhailte|ceart go leor|contúirteach|dainséarach)(?: \p{L}+){0,3} th?iomáint|(?<!\p{L})an (?:féidir|bhféadfainn)(?: liom)? (?:fós )?(?:(?:é|í|an \p{L}+) )?a thiomáint/iu

/** "Is it safe to drive?", "an bhfuil sé sábháilte é a thiomáint?" */
export const asksToDrive = (text: string): boolean => ASKS_TO_DRIVE.test(text)
