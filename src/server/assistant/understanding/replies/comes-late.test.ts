import { expect, test } from 'vitest'
import { comesLate } from './comes-late.ts'

test.each([
  'Running late for our booking at 3',
  'il be 20 mins late',
  "i'll be a few minutes late",
  'im late',
  "we're booked in at 3 but will be a half hour late",
  'stuck in traffic, ill be there by half 3',
  'im delayed',
  'beidh mé déanach',
  'beimid deich nóiméad mall',
  'tá mé mall do mo choinne',
  'tá an bus mall',
  'beidh moill bheag orm',
  'hold our table till nine',
  'keep the booking for us until half 8 will ye',
])('“%s” is of somebody who comes late', (text) => expect(comesLate(text)).toBe(true))

test.each([
  'can ye hold the table by the window for us',
  'keep it till i ask the wife',
  'what happens if im late',
  "is there a charge if i'm 10 mins late",
  'I was 20 minutes late last time and ye charged me',
  'is the doctor running late',
  'sorry im late replying',
  'im late paying my bill',
  'sole trader here, need to do a tax return, think im late',
  'tá mo cháin le déanamh, táim déanach is dócha',
  'how late are ye open thursday',
  'can i get a late appointment',
  'i will be late for work if we start at 9',
  'cad a tharlaíonn má bhím déanach',
  'tá sé déanach anois',
  'an mbeidh sibh oscailte déanach',
])('“%s” is not', (text) => expect(comesLate(text)).toBe(false))
