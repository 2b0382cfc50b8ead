import { expect, test } from 'vitest'
import { clausesOf } from './clauses.ts'

test.each([
  ['grand. would ye tell me is it far', ['grand', 'is it far']],
  ['an inseofá dom cá bhfuil sibh', ['cá bhfuil sibh']],
  ['book it but ye never told me about the lift, third time askin', ['book it', 'what about the lift']],
  ['tom@example.ie - and the lift?', ['tom@example.ie', 'and the lift']],
  ['déan é ach níor dhúirt sibh liom faoin ardaitheoir', ['déan é', 'cad faoin ardaitheoir']],
  ['haircut on friday how much is it', ['haircut on friday', 'how much is it']],
  ['if i cancel late how much is it', ['if i cancel late how much is it']],
  ['are ye open sundays or do ye close at one on fridays', ['are ye open sundays', 'do ye close at one on fridays']],
  ["Joe Byrne, d'ye have a lift", ['Joe Byrne', "d'ye have a lift"]],
  ['yeah but is that upstairs', ['yeah', 'is that upstairs']],
  ['yes please, will he know its a service', ['yes please', 'will he know its a service']],
  ['sea ach an bhfuil sé thuas staighre', ['sea', 'an bhfuil sé thuas staighre']],
  ['yes thats grand do ye do coeliac', ['yes thats grand', 'do ye do coeliac']],
  ['grand so is there a lift', ['grand', 'is there a lift']],
  ['sea go breá an bhfuil bia gan ghlútan agaibh', ['sea go breá', 'an bhfuil bia gan ghlútan agaibh']],
  ['yes do book it for me', ['yes do book it for me']],
  ['yes is that ok', ['yes is that ok']],
  ['yes but can ye do 4', ['yes but can ye do 4']],
])('“%s” has these clauses', (text, clauses) => expect(clausesOf(text)).toEqual(clauses))
