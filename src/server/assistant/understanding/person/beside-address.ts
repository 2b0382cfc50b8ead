/** "I don't know the Eircode" */
const LACKS_CODE =
  /(?<!\p{L})(?:don['’]?t|do not|dunno|idk|not|no|without|can['’]?t|forget|forgot|níl|gan)(?!\p{L}).*(?<!\p{L})(?:eir ?code|post ?code|(?:t-?|n-?)?éirchód)(?!\p{L})/iu

export const lacksCode = (text: string) => LACKS_CODE.test(text)

const IDLE =
  /^\W*(?:(?:by the way|btw|fyi|if|as|so|in case)\s+)*(?:(?:u|you|ye|ya|ye['’]ll|you['’]ll) (?:will )?(?:need|want)(?: (?:it|that|this|to know))*|by the way|btw|fyi|ní mór (?:duit|daoibh) é)\W*$/iu

/** What the team can use of what is said beside an address: not that there is no Eircode, nor that we need it. */
export const withoutIdle = (told: string) =>
  told
    .split(/,\s+/u)
    .filter((part) => !LACKS_CODE.test(part) && !IDLE.test(part))
    .join(', ')
