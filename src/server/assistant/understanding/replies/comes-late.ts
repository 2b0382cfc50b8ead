import { asksAboutCase } from '../question-about.ts'

/** "I am running late" is for the team, and no wish for another time. */
const LATE =
  /(?<!\p{L})(?:running (?:a (?:bit|little) |very |so )?(?:late|behind)|(?:i['’]?m|i am|we['’]?re|we are|i['’]?ll be|il be|i will be|we['’]?ll be|we will be|going to be|gonna be|might be|will be|may be) (?:a (?:bit|little) |very |about |running |gonna be |going to be |(?:\S+ )?(?:\S+ (?:minutes?|mins?|hours?) )?)?(?:late(?! (?:pay|repl|getting|gettin|with|in|to|for(?! (?:my|our|the)(?!\p{L})))\p{L}*)|delayed)|(?:minutes?|mins?|half an hour|half hour|an hour) late|(?:stuck|caught) in (?:the )?traffic|(?:hold|keep) (?:(?:our|my|the|that) (?:table|booking|reservation|place|spot|slot|appointment)|it)(?: for (?:us|me))? (?:un)?till? (?!i |we |the )\S+|(?:beidh|bead|beam|beimid|beimíd|táim|taim|táimid|taimid|bheith) (?:\S+ ){0,4}(?:déanach|deanach|mall|late)|tá (?!sé |se |sibh )(?:\S+ ){1,4}(?:déanach|deanach|mall)|(?:beidh|tá) (?:roinnt |beagán |beagáinín )?(?:de )?mh?oill (?:\S+ )?(?:orm|orainn|air|uirthi)|(?:stuck|sáinnithe|i bhfostú|gafa) sa trácht)(?!\p{L})/iu
/** "What happens if I'm late?", "I was late the last time", "I'll be stuck late at work", "my sister might be late" */
const NOT_NOW =
  /(?<!\p{L})(?:(?:stuck|working|kept|staying|held) late|obair go (?:déanach|deireanach|mall)|(?:(?:my|our|the|his|her) (?:\p{L}+ )?\p{L}+|he|she|they|some(?:body|one)|(?:one|some) of (?:us|them)) (?:might|may|could) be(?:\s+\S+){0,3}?\s+(?:late|delayed)|(?:(?:if|in case|when|whenever|má|dá|i gcás|nuair)(?:\s+\S+){0,5}?|(?:was|were|came|arrived|bhí|bhíos|tháinig)(?:\s+\S+){0,4}?)\s+(?:late|delayed|déanach|deanach|mall|moill))(?!\p{L})/iu

/** "I need a tax return done, think I'm late": with something else than coming. */
const WITH_OTHER =
  /(?<!\p{L})(?:tax(?:es)?|vat|returns?|filing|revenue|deadline|rent|payments?|invoice|application|nct|period|(?:think|know|worried|afraid)(?: that)? (?:i['’]?m|im|i am|we['’]?re|we are) late|ch?[áa]in|ch?[áa]nach|cíos|íocaíocht|iarratas)(?!\p{L})/iu

/** Whether a contact says now that they come late. "Is the doctor running late?" asks about somebody else. */
export const comesLate = (text: string): boolean =>
  LATE.test(text) && !NOT_NOW.test(text) && !WITH_OTHER.test(text) && !asksAboutCase(text)
