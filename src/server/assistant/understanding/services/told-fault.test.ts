import { expect, test } from 'vitest'
import { asksToFix, listFaults } from './told-fault.ts'

test.each([
  ['the brakes are grinding, can ye look at it friday', ['the brakes are grinding']],
  ['my car won’t start and I need it for Monday', ['my car won’t start and I need it for Monday']],
  ['there’s a funny noise from the engine', ['there’s a funny noise from the engine']],
  ['tá an doirteal blocáilte, an féidir teacht', ['tá an doirteal blocáilte']],
  ['níl an coire ag obair', ['níl an coire ag obair']],
  ['is the tap leaking', []],
  ['I need a service on Friday', []],
  ['my booking is gone', []],
  ['tá an choinne imithe', []],
  ['is the slot gone?', []],
])('“%s” tells of %j', (text, faults) => {
  expect(listFaults(text)).toEqual(faults)
})

test('whether it is asked to be fixed', () => {
  expect(['can ye fix it', 'could someone have a look', 'an bhféadfá é a dheisiú'].every(asksToFix)).toBe(true)
  expect(['how much is it', 'are ye open', 'an bhfuil páirceáil ann'].some(asksToFix)).toBe(false)
})
