import { expect, test } from 'vitest'
import { correctEmail } from './correct-email.ts'

test.each([
  ['brid@hotmail.com', 'oh wait its gmail not hotmail', 'brid@gmail.com'],
  ['brid@hotmail.com', 'sorry gmail not hotmail', 'brid@gmail.com'],
  ['brid@hotmail.com', 'not hotmail, gmail', 'brid@gmail.com'],
  ['brid@hotmail.com', "it isn't hotmail it's outlook", 'brid@outlook.com'],
  ['brid@hotmail.com', 'thats gmail.com at the end', 'brid@gmail.com'],
  ['brid@hotmail.com', 'no sorry its eircom', 'brid@eircom.net'],
  ['brid@hotmail.com', 'is gmail atá ann, ní hotmail', 'brid@gmail.com'],
  ['brid@hotmail.com', 'gabh mo leithscéal, gmail atá ann', 'brid@gmail.com'],
  ['brid@yahoo.com', 'its dot ie not dot com', 'brid@yahoo.ie'],
  ['brid@yahoo.com', 'no its dot ie', 'brid@yahoo.ie'],
  ['brid28@gmail.com', '82 not 28', 'brid82@gmail.com'],
])('%s: “%s” is %s', (email, text, corrected) => expect(correctEmail(email, text)).toBe(corrected))

test.each([
  'its Sorcha not Joe',
  'not today, tomorrow',
  'tell him gmail is down again',
  'its hotmail',
  'brid@gmail.com not hotmail',
  'at 4 not 3',
])('“%s” corrects no part of an address', (text) => expect(correctEmail('joe@hotmail.com', text)).toBeUndefined())
