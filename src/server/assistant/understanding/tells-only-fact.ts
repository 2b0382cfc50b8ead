/** "D'íoc mé €240" asks for no price. */
const PAID = /(?<!\p{L})(?:i (?:already )?paid|(?:was|were|been) charged|d['’]íoc (?:mé|muid))(?!\p{L})/iu

/** "Where is the stopcock? I can't see it" */
const UNSEEN =
  /(?<!\p{L})(?:(?:can['’]?t|cannot) (?:see|find) (?:it|that|one)|ní (?:fheicim|fhaighim) (?:é|í))(?!\p{L})/iu

/** Whether a statement that sounds like a question for a fact asks for none. */
export const tellsOnlyFact = (text: string): boolean => PAID.test(text) || UNSEEN.test(text)
