import { expect, test } from 'vitest'
import { findTrouble } from './find-trouble.ts'

test.each([
  'burst pipe in the kitchen what do i do',
  'water pouring in the light fitting in the hall',
  'kitchen flooded',
  'sewage backing up in the shower',
  'my car broke down on the n20',
  'flat tyre on the side of the road',
  'jeep conked out in charleville',
  'locked out of the house and the shopping is inside',
  "we've no power in the shop",
  'the tills are down in all the shops',
  'need an emergency plumber',
  'can someone come out now',
  'phléasc píopa sa chistin',
  'tá an leithreas ag cur thar maoil',
  'chlis mo charr ar an mbóthar',
  'ní thosaíonn an carr',
  'tá mé glasáilte amach as an teach',
  'níl aon leictreachas sa teach',
  'pluiméir uaim láithreach',
])('“%s” cannot wait', (text) => expect(findTrouble(text)).toBe('told'))

test.each([
  'whats yer emergency number',
  'what number do i ring out of hours',
  'cén uimhir a nglaofaidh mé i gcás éigeandála',
])('“%s” asks where to ring', (text) => expect(findTrouble(text)).toBe('asked'))

test.each([
  'the tap is dripping',
  'how much to fix a burst pipe',
  'what if a pipe bursts at night',
  'do ye tow cars',
  'its not urgent but the sink is leaking badly',
  'is your website down',
  'my car wont pass the nct',
  'bus broke down will be late',
  'car wont start on cold mornings',
  'is there an electric car charger',
  'i want to talk to a person now',
  'what time is the emergency clinic on',
  'tá an sconna ag sileadh',
  'cad a tharlaíonn má phléascann píopa san oíche',
  'cé mhéad a chosnaíonn píopa briste a dheisiú',
  'theip ar an gcarr sa NCT',
  'ní gá an pluiméir anois, dheisigh mo dheartháir é',
])('“%s” is nothing that the business has to hear of now', (text) => expect(findTrouble(text)).toBeUndefined())
